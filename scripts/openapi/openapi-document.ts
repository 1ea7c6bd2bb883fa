import type * as v from "valibot";
import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { ADDRESS_HEADER, type Call, calls } from "#functions/contract/wire/calls.ts";
import { type FailureCode, failures } from "#functions/contract/wire/envelope.ts";
import { refusals } from "#functions/contract/wire/refusals.ts";
import { type Access, roles } from "#functions/contract/wire/roles.ts";
import { contractSchemas, type JsonSchema, jsonSchemas, refTo } from "./contract-schemas.ts";

/** One call in the document, with what OpenAPI has no word for under `x-`. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly description: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
  readonly security: readonly JsonSchema[];
  /** May be sent again with the same `idem`. */
  readonly "x-idempotent": boolean;
  /** Who may call: of an order, by the role in it; at the desk, by the people's roles. */
  readonly "x-access": Pick<Access, "about" | "owner" | "reader" | "staff">;
}

export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: JsonSchema;
  };
}

/** Codes that every call may refuse with, and those of every call about an order (see refusals.ts). */
const ALWAYS: readonly FailureCode[] = ["FORBIDDEN", "TOO_LARGE", "INTERNAL"];
const OF_ORDER: readonly FailureCode[] = ["OWNER_ONLY", "ENDED"];

const AREAS: Readonly<Record<string, string>> = {
  index: "the site and new orders",
  order: "what is made of an order, and its payment",
  x: "additions of this project, beyond the published contract",
  desk: `the desk (工作台): each with Cloudflare Access's assertion in the header ${ASSERTION_HEADER}`,
};

const rows: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
const codesOf: Readonly<Record<string, Readonly<Record<string, readonly FailureCode[]>>>> = refusals;
const access: Readonly<Record<string, Readonly<Record<string, Access>>>> = roles;
const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** The contract as an OpenAPI 3.1 document, all of it made from the table of calls. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const named = await contractSchemas();
  const schemas = jsonSchemas(named);
  const refOf = (schema: v.GenericSchema): JsonSchema => {
    const name = [...named].find(([, one]) => one === schema)?.[0];
    return name === undefined ? { type: "object" } : { $ref: refTo(name) };
  };
  const paths = Object.entries(rows).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const params = [...named].find(([, one]) => one === call.params)?.[0];
      const operation = operationOf(area, name, call, {
        asked: params === undefined ? {} : (schemas[params] ?? {}),
        paramsRef: refOf(call.params),
        dataRef: refOf(call.data),
      });
      return [call.path, { [call.method.toLowerCase()]: operation }] as const;
    }),
  );
  return {
    openapi: "3.1.1",
    info: {
      title: "Luopan (罗盘起名): the contract between the site and its upstream",
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Every call answers with an envelope: `code` 0 and `data`, or a failure code with a Chinese `message`. Params of a " +
        "POST travel as a form; lists are joined by commas, flags are 0 or 1. How to write an upstream: docs/upstream.md.",
    },
    servers: [{ url: "/" }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...schemas, Refusal: refusal },
      securitySchemes: {
        visitor: { type: "apiKey", in: "header", name: "bd_vid", description: "32 hex digits, one visitor" },
        desk: { type: "apiKey", in: "header", name: ASSERTION_HEADER },
      },
    },
  };
}

interface Schemas {
  asked: JsonSchema;
  paramsRef: JsonSchema;
  dataRef: JsonSchema;
}

function operationOf(area: string, name: string, call: Call, schemas: Schemas): Operation {
  const row = access[area]?.[name];
  if (row === undefined) throw new Error(`nobody may call ${area}.${name}`);
  const { about, owner, reader, staff } = row;
  const codes = [...(codesOf[area]?.[name] ?? []), ...ALWAYS, ...(about === "order" ? OF_ORDER : [])];
  return {
    operationId: area + name.charAt(0).toUpperCase() + name.slice(1),
    tags: [area],
    description: about === "nothing" ? "Open to every visitor." : `About: ${about}.`,
    ...(call.method === "GET" ? { parameters: queryOf(schemas.asked) } : { requestBody: formOf(schemas) }),
    responses: { "200": answered(schemas.dataRef), ...refused(codes) },
    security: [area === "desk" ? { visitor: [], desk: [] } : { visitor: [] }],
    "x-idempotent": call.idempotent === true,
    "x-access": { about, owner, reader, staff },
  };
}

const address: JsonSchema = {
  name: ADDRESS_HEADER,
  in: "header",
  schema: { type: "string" },
  description: "the visitor's network address, as the site saw it",
};

/** The fields of a GET's params, each a parameter of the query. Throws where they are no plain object. */
function queryOf({ type = "object", properties = {}, required = [] }: JsonSchema): readonly JsonSchema[] {
  if (type !== "object" || !isRecord(properties)) throw new Error("the params of a GET are one object");
  const must: readonly unknown[] = Array.isArray(required) ? required : [];
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: must.includes(name),
    schema,
  }));
  return [...query, address];
}

const formOf = ({ paramsRef }: Schemas): JsonSchema => ({
  required: true,
  content: { "application/x-www-form-urlencoded": { schema: paramsRef } },
});

const answered = (data: JsonSchema): JsonSchema => ({
  description: "done",
  content: json({
    type: "object",
    required: ["code", "data"],
    properties: { code: { enum: [0] }, message: { type: "string" }, data },
  }),
});

function refused(codes: readonly FailureCode[]): Record<string, JsonSchema> {
  const statuses = new Map<number, FailureCode[]>();
  for (const code of codes) statuses.set(failures[code], [...(statuses.get(failures[code]) ?? []), code]);
  const answers = [...statuses].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    answers.map(([status, said]) => [
      String(status),
      { description: said.join(" or "), content: json({ $ref: refTo("Refusal") }) },
    ]),
  );
}

/** Every refusal: a stable code, a sentence to show, and what rides along. */
const refusal: JsonSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { enum: Object.keys(failures) },
    message: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "string" } },
    sure: { type: "array", items: { type: "string" } },
    retryAfter: { type: "number", description: "seconds" },
    challenge: { $ref: refTo("Challenge") },
  },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

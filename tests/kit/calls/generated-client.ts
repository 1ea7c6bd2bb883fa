import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { openApiFile } from "#scripts/openapi/write-openapi.ts";
import { run } from "#scripts/steps/commands.ts";
import type { OriginSite } from "#tests/kit/runtime/start-workers.ts";
import type { Said } from "#tests/kit/wire/origin-client.ts";
import type { Send, Sent } from "./call-world.ts";

const CLIENT = ".generated/openapi-client.ts";

/** What is read of an operation of the document. */
const Operation = v.looseObject({
  operationId: v.string(),
  parameters: v.optional(v.array(v.looseObject({ name: v.string(), in: v.string() }))),
  requestBody: v.optional(
    v.looseObject({
      content: v.record(v.string(), v.looseObject({ schema: v.looseObject({ $ref: v.string() }) })),
    }),
  ),
});
const Document = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), Operation)) });

/** The document as a stranger reads it: off the file. */
export const readDocument = () => {
  const json: Record<string, unknown> = JSON.parse(readFileSync(openApiFile, "utf8"));
  return { json, ...v.parse(Document, json) };
};

export const operationIdOf = (area: string, name: string): string =>
  area + name.charAt(0).toUpperCase() + name.slice(1);

interface Fetched {
  status: number;
  data: object;
}
type Options = { fetch: typeof fetch; baseUrl: string; headers: Readonly<Record<string, string>> };
type Method = (given: object, options: Options) => Promise<Fetched>;

const isMethod = (value: unknown): value is Method => typeof value === "function";

/** Puts calls as a client does that a tool has made of the OpenAPI document alone. */
export async function sendGenerated(): Promise<Send> {
  await run("oazapfts", ["--argumentStyle=object", openApiFile, CLIENT], "Making the client");
  const client: Readonly<Record<string, unknown>> = await import(pathToFileURL(CLIENT).href);
  const operations = Object.values(readDocument().paths).flatMap((methods) => Object.values(methods));
  return async (sent): Promise<Said> => {
    const id = operationIdOf(sent.area, sent.name);
    const method = client[id];
    const operation = operations.find(({ operationId }) => operationId === id);
    if (!isMethod(method) || operation === undefined) throw new Error(`the client has no ${id}`);
    const { status, data } = await method(givenTo(operation, sent), optionsOf(sent));
    return { status, code: null, message: "", text: JSON.stringify(data), ...data };
  };
}

/** A form travels under the name of its schema, a query by its fields. */
function givenTo({ requestBody }: v.InferOutput<typeof Operation>, { params }: Sent): object {
  const [content] = Object.values(requestBody?.content ?? {});
  const name = content?.schema.$ref.split("/").at(-1);
  return name === undefined ? params : { [name.charAt(0).toLowerCase() + name.slice(1)]: params };
}

const optionsOf = ({ headers, at, visitorId }: Sent): Options => ({
  fetch: fetchAt(at),
  baseUrl: "https://origin.internal",
  headers: { ...headers, bd_vid: visitorId },
});

const fetchAt =
  ({ origin }: OriginSite): typeof fetch =>
  async (asked, init) => {
    const request = new Request(asked, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? { body: await request.text() } : {};
    const headers = Object.fromEntries(request.headers);
    const answer = await origin.fetch(pathname + search, { method: request.method, headers, ...body });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { "content-type": answer.headers.get("content-type") ?? "" },
    });
  };

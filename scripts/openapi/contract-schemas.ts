import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type ConversionConfig, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** A valibot schema that the contract exports under a name. */
type Named = ReadonlyMap<string, v.GenericSchema>;
/** A JSON Schema; nothing here looks further into one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** Every schema of the contract by its exported name. Throws where two have one name. */
export async function contractSchemas(): Promise<Named> {
  const named = new Map<string, v.GenericSchema>();
  for (const file of globSync("functions/contract/**/*.ts").sort()) {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    for (const [name, value] of Object.entries(module)) {
      if (!isSchema(value)) continue;
      if (named.has(name) && named.get(name) !== value) throw new Error(`two schemas are called ${name}`);
      named.set(name, value);
    }
  }
  return named;
}

/** What JSON Schema has no word for: it narrows or reshapes a value that the rest has described. */
const BEYOND_JSON_SCHEMA = [
  ...["trim", "transform", "raw_transform", "check", "partial_check", "raw_check", "ip"],
];

const config: ConversionConfig = {
  // What goes over the wire: before anything is filled in or reshaped.
  typeMode: "input",
  target: "draft-2020-12",
  errorMode: "throw",
  ignoreActions: BEYOND_JSON_SCHEMA,
  // Patterns of JSON Schema are read with the flag u: ours either have it or mean the same without.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === "regex" &&
    "requirement" in valibotAction &&
    valibotAction.requirement instanceof RegExp
      ? { ...jsonSchema, pattern: patternOf(valibotAction.requirement) }
      : undefined,
};

function patternOf({ source, flags }: RegExp): string {
  if (!/^u?$/.test(flags)) throw new Error(`/${source}/${flags} has a flag that JSON Schema lacks`);
  return source;
}

/** All of them as the schemas of an OpenAPI document, referring to one another there. Throws for what can't be said. */
export const jsonSchemas = (named: Named): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(
      toJsonSchemaDefs(Object.fromEntries(named), {
        ...config,
        overrideRef: ({ referenceId }) => refTo(referenceId),
      }),
    ).map(([name, schema]) => [name, { ...schema }]),
  );

export const refTo = (name: string): string => `#/components/schemas/${name}`;

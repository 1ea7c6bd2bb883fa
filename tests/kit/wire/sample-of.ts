import * as v from "valibot";

/** Plain values that many a schema takes; the first that fits is the sample. */
const GUESSES: readonly unknown[] = [
  null,
  [],
  0,
  1,
  false,
  "",
  "甲",
  "2026-11-21T00:00:00.000Z",
  "https://example.com/",
  "01HZX8K3QJ5V7M9N2P4R6S8TV3",
  `zzzzzzzz.${"0".repeat(64)}`,
];

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** Something that a schema accepts, the plainest that will do; throws where it knows of nothing. */
export function sampleOf(schema: v.GenericSchema): unknown {
  for (const guess of GUESSES) if (v.is(schema, guess)) return guess;
  const made = madeFor(schema);
  if (!v.is(schema, made)) throw new Error(`no sample for a ${schema.type}`);
  return made;
}

function madeFor(schema: v.GenericSchema): unknown {
  if ("wrapped" in schema && isSchema(schema.wrapped)) return sampleOf(schema.wrapped);
  if ("literal" in schema) return schema.literal;
  if ("options" in schema && Array.isArray(schema.options)) {
    const [first]: unknown[] = schema.options;
    return isSchema(first) ? sampleOf(first) : first;
  }
  if ("items" in schema && Array.isArray(schema.items)) {
    const items: unknown[] = schema.items;
    return items.filter(isSchema).map(sampleOf);
  }
  if ("entries" in schema && typeof schema.entries === "object" && schema.entries !== null) {
    const entries = Object.entries(schema.entries).filter((pair): pair is [string, v.GenericSchema] =>
      isSchema(pair[1]),
    );
    return Object.fromEntries(entries.map(([key, entry]) => [key, sampleOf(entry)]));
  }
  return {};
}

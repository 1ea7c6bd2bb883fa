import * as v from "valibot";

/** Parses JSON text by a schema; null where it is no JSON or does not fit the schema. */
export function readJson<const S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

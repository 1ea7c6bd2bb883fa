import * as v from "valibot";

/** JSON text of a shape; null where it is no JSON, or of another. */
export function readJson<const S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

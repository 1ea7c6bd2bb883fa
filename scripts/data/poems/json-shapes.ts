/** Narrowing of the package's untyped JSON: a wrong shape stops the build with the place named. */

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object. */
export function fieldsOf(value: unknown, place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${place}: an object was expected`);
  }
  return { ...value };
}

/** A JSON array of objects. */
export function rowsOf(value: unknown, place: string): Fields[] {
  if (!Array.isArray(value)) throw new Error(`${place}: a list was expected`);
  return value.map((row) => fieldsOf(row, place));
}

/** A list of strings; absent or null counts as empty. */
export function stringsOf(value: unknown, place: string): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`${place}: a list of strings was expected`);
  return value.map((item) => {
    if (typeof item !== "string") throw new Error(`${place}: a string was expected`);
    return item;
  });
}

/** A string field; absent or null counts as empty. */
export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

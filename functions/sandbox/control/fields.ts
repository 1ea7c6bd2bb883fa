import type { Call } from "#functions/sandbox/context.ts";

/** What a control call says, from JSON (tests) or a form (people). */
export class Fields {
  readonly values: ReadonlyMap<string, unknown>;

  constructor(values: ReadonlyMap<string, unknown>) {
    this.values = values;
  }

  text(name: string): string | null {
    const value = this.values.get(name);
    return typeof value === "string" && value !== "" ? value : null;
  }

  /** A whole number; null where there is none. */
  number(name: string): number | null {
    const value = this.values.get(name);
    const number = typeof value === "string" && value !== "" ? Number(value) : value;
    return typeof number === "number" && Number.isInteger(number) ? number : null;
  }

  flag(name: string): boolean {
    const value = this.values.get(name);
    return value === true || value === "1" || value === "true";
  }

  /** One of these words; null for any other. */
  word<W extends string>(name: string, words: readonly W[]): W | null {
    return words.find((word) => word === this.values.get(name)) ?? null;
  }
}

export const isForm = (call: Call): boolean =>
  (call.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded");

export function readFields(call: Call): Fields {
  if (isForm(call)) return new Fields(new Map(new URLSearchParams(call.body)));
  const json: unknown = call.body === "" ? {} : JSON.parse(call.body);
  return new Fields(new Map(Object.entries(Object(json))));
}

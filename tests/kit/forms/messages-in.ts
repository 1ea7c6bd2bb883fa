import type * as v from "valibot";

/** Parts of a schema in which further schemas and checks stand. */
const INNER = ["wrapped", "pipe", "entries", "options", "item"] as const;

/** Everything that a schema may say to whoever filled in its form, with nothing for a value. */
export function messagesIn(schema: v.GenericSchema): string[] {
  const said = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    const message: unknown = Reflect.get(part, "message");
    if (typeof message === "string") said.add(message);
    if (typeof message === "function") said.add(String(Reflect.apply(message, undefined, [{ input: "" }])));
    for (const name of INNER) {
      const inner: unknown = Reflect.get(part, name);
      walk(inner);
      if (typeof inner === "object" && inner !== null) for (const one of Object.values(inner)) walk(one);
    }
  };
  walk(schema);
  return [...said];
}

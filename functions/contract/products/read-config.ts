import * as v from "valibot";

/** Where a Worker runs; without STAGE it runs in production. */
export const Stage = v.optional(v.picklist(["development", "test", "production"]), "production");
export type Stage = v.InferOutput<typeof Stage>;

/** A Worker's variables and bindings, as they come. */
export type Vars = Readonly<Record<string, unknown>>;

/** What variables say, null where anything is wrong with them; a fault names the variable, never its value. */
export interface ConfigRead<T> {
  config: T | null;
  faults: string[];
}

/** Reads variables by their schema. */
export function readConfig<S extends v.GenericSchema>(
  schema: S,
  vars: unknown,
): ConfigRead<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, vars);
  if (parsed.success) return { config: parsed.output, faults: [] };
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`.trim());
  return { config: null, faults };
}

/** A reader that reads the same bindings only once in a Worker's life. */
export function readOnce<T>(read: (vars: object) => T): (vars: object) => T {
  const known = new WeakMap<object, T>();
  return (vars) => {
    const config = known.get(vars) ?? read(vars);
    known.set(vars, config);
    return config;
  };
}

/** A text that must be there. */
export const required = v.pipe(v.string("is missing"), v.nonEmpty("is empty"));

/** An address, or the usual one. */
export const addressOr = (usual: string) =>
  v.optional(v.pipe(v.string(), v.url("must be an address")), usual);

/** Addresses that production refuses: without https, or of this machine. */
export const LOCAL_ADDRESS = /^http:|\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** The variables of these names that are set to an address which production refuses: each a fault. */
export const plainAddresses = (raw: Vars, names: readonly string[]): string[] =>
  names
    .filter((name) => typeof raw[name] === "string" && LOCAL_ADDRESS.test(raw[name]))
    .map((name) => `${name} must be an https address in production`);

/** `id:secret`, parted by commas, in their order. */
export const readKeys = (text: string): { id: string; secret: string }[] =>
  text.split(",").map((pair) => {
    const [id = "", secret = ""] = pair.split(":");
    return { id, secret };
  });

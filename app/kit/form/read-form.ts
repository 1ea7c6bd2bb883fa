import * as v from "valibot";
import { messages } from "#functions/contract/values/messages.ts";
import type { FieldErrors } from "./form-state.ts";

export type Reading<B, F extends string> = { ok: true; brief: B } | { ok: false; errors: FieldErrors<F> };

/** Reads the wire's strings by a schema of the contract, or says in Chinese what is wrong at which field of the page. */
export function readForm<const S extends v.GenericSchema, F extends string>(
  schema: S,
  wire: Readonly<Record<string, string>>,
  fieldOf: (key: string) => F,
): Reading<v.InferOutput<S>, F> {
  // Where a schema has no message of its own, the library would answer in English.
  const parsed = v.safeParse(schema, wire, { message: messages.choice });
  if (parsed.success) return { ok: true, brief: parsed.output };
  const errors: FieldErrors<F> = {};
  for (const issue of parsed.issues) errors[fieldOf(v.getDotPath(issue) ?? "")] ??= issue.message;
  return { ok: false, errors };
}

import { parseWithValibot } from "@conform-to/valibot";
import type * as v from "valibot";
import { messages } from "#functions/contract/messages.ts";
import type { FieldErrors } from "./form-state.ts";

export type Reading<B, F extends string> = { ok: true; brief: B } | { ok: false; errors: FieldErrors<F> };

/** Reads the wire's strings by a schema of the contract, or says in Chinese what is wrong at which field of the page. */
export function readForm<const S extends v.GenericSchema, F extends string>(
  schema: S,
  wire: Readonly<Record<string, string>>,
  fieldOf: (key: string) => F,
): Reading<v.InferOutput<S>, F> {
  // Coercion would take the schema's own defaults for missing values.
  const submission = parseWithValibot(new URLSearchParams(wire), { schema, disableAutoCoercion: true });
  if (submission.status === "success") return { ok: true, brief: submission.value };
  const errors: FieldErrors<F> = {};
  for (const [key, said] of Object.entries(submission.error ?? {})) {
    const message = said?.[0];
    if (message !== undefined) errors[fieldOf(key)] ??= inChinese(message);
  }
  return { ok: false, errors };
}

/** A message of the library's own is English: the visitor reads ours instead. */
const inChinese = (message: string): string => (/\p{Script=Han}/u.test(message) ? message : messages.choice);

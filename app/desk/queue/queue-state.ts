import type { FormState } from "#app/kit/form/form-state.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";

/** The fields of the forms on an item, with the ids that their errors link to; `why` is the reason for another sum. */
export const ANCHORS = { reason: "reason", amount: "amount", after: "after", why: "why" } as const;
export type QueueState = FormState<keyof typeof ANCHORS>;

/** Was the sent form the one for another sum (退其他金额)? */
export const isOther = (form: Typed): boolean => typedAt(form, "form") === "other";

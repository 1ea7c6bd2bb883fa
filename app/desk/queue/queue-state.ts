import type { FormState } from "#app/kit/form/form-state.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";

/** The fields of the forms on an item, with the ids that their errors link to; `why` is the reason for another sum, `kind` and `said` are what a family says on the phone. */
export const ANCHORS = {
  answer: "answer",
  reason: "reason",
  amount: "amount",
  after: "after",
  why: "why",
  kind: "kind",
  said: "said",
} as const;

/** A refund that was read and waits to be confirmed (再核对一次): nothing has been sent yet. */
export interface Check {
  act: "refund" | "refund-part";
  /** Fen. */
  amount: number;
  /** Whether the order ends with it. */
  ends: boolean;
  reason: string;
}

export interface QueueState extends FormState<keyof typeof ANCHORS> {
  check: Check | null;
}

/** Was the sent form the one for another sum (退其他金额)? */
export const isOther = (form: Typed): boolean => typedAt(form, "form") === "other";

/** Was the sent form the one for what a family says on the phone (代家长记)? */
const isCall = (form: Typed): boolean => typedAt(form, "act") === "write-down";

/** A form as it was answered where it is the one that was sent, else as it is drawn anew: two of them stand on one page. */
export const stateOfCall = (form: QueueState, call: boolean): QueueState =>
  isCall(form.values) === call
    ? form
    : { ...form, values: {}, errors: {}, said: null, trouble: null, check: null };

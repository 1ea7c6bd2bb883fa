import * as v from "valibot";
import { Hold } from "#functions/contract/orders/hold.ts";
import { Challenge } from "#functions/contract/orders/look-up.ts";
import { Relaxation } from "#functions/contract/orders/orders.ts";

/** Stable codes of a refused call, each with its HTTP status. */
export const failures = {
  INVALID_PARAMS: 400,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  OWNER_ONLY: 403,
  NOT_FOUND: 404,
  STATE_CONFLICT: 409,
  ERASED: 410,
  ENDED: 410,
  TOO_LARGE: 413,
  NOT_COMPLIANT: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
} as const;

export type FailureCode = keyof typeof failures;

/** What every answer of the upstream looks like: `code` is 0 for success, else a failure code. */
export const Envelope = v.object({
  code: v.union([v.literal(0), v.string(), v.number()]),
  message: v.optional(v.string(), ""),
  data: v.optional(v.unknown()),
  fields: v.optional(v.record(v.string(), v.string())),
  /** Warnings that the visitor may overrule: each goes through once it is sent back in `sure`. */
  sure: v.optional(v.array(v.string())),
  /** Seconds. */
  retryAfter: v.optional(v.number()),
  /** A question to be answered before the call is made again. */
  challenge: v.optional(Challenge),
  /** Of PAYMENT_REQUIRED: it was paid, and the money has gone back. */
  refunded: v.optional(v.boolean()),
  /** Of PAYMENT_REQUIRED: the product that is to be paid for, where one address serves several. */
  product: v.optional(v.string()),
  /** What may be relaxed, where wishes leave no name. */
  relax: v.optional(v.array(Relaxation)),
  /** What the visitor has of the order, where that was asked for beside the call (HOLD_HEADER). */
  hold: v.optional(Hold),
  /** With `hold`, the paid report of an order whose free face was asked for, where there is one to be read. */
  report: v.optional(v.unknown()),
  /** With `hold`, what payment adds to the order (contents.ts), where that was asked for beside how its payment stands. */
  contents: v.optional(v.unknown()),
});

export type Envelope = v.InferOutput<typeof Envelope>;

/** What rides along with a refusal beside its code: field errors (field → Chinese message), warnings, seconds to wait, a question, that the money has gone back, what is to be paid for, what to relax. */
export interface FailureDetail {
  fields?: Record<string, string>;
  sure?: string[];
  retryAfter?: number;
  challenge?: Challenge;
  refunded?: boolean;
  product?: string;
  relax?: Relaxation[];
}

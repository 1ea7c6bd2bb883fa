import type { Trouble, TroubleKind } from "./trouble.ts";
import { UpstreamError } from "./upstream-error.ts";

/** The HTTP status of the page that says which trouble it is. */
const STATUS: Record<TroubleKind, number> = {
  "not-found": 404,
  erased: 410,
  ended: 410,
  "owner-only": 403,
  locked: 402,
  refunded: 410,
  "too-many": 429,
  down: 503,
  broken: 500,
  "staff-only": 403,
  "staff-down": 503,
};

const KIND_OF_CODE: Readonly<Record<string, TroubleKind>> = {
  INVALID_PARAMS: "not-found",
  NOT_FOUND: "not-found",
  ERASED: "erased",
  ENDED: "ended",
  OWNER_ONLY: "owner-only",
  PAYMENT_REQUIRED: "locked",
  TOO_MANY: "too-many",
};

/** What a failed call means for the visitor. */
export function troubleOf(error: UpstreamError): Trouble {
  const { code, detail } = error;
  const kind = detail.refunded ? "refunded" : (KIND_OF_CODE[code] ?? "down");
  return {
    kind,
    product: detail.product,
    retryAfter: detail.retryAfter ?? (kind === "too-many" || kind === "down" ? 30 : null),
  };
}

/** A page that only says what is wrong, with the right status and Retry-After: thrown by a loader. */
export function troubleResponse(trouble: Trouble): Response {
  const headers = trouble.retryAfter === null ? {} : { "retry-after": String(trouble.retryAfter) };
  return Response.json(trouble, { status: STATUS[trouble.kind], headers });
}

/** Runs a call of a loader; an upstream fault becomes the page that says so. */
export async function orTrouble<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamError) throw troubleResponse(troubleOf(error));
    throw error;
  }
}

/** The HTTP status of a page that shows the form of a failed step again. */
export const statusOf = (trouble: Trouble): number => STATUS[trouble.kind];

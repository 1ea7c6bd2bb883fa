import type { Relaxation } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Failure } from "#functions/origin/failure.ts";

const MOST_ADVICE = 3;

/**
 * The Failure where wishes leave no name: which of them do not go together, and what to relax, at the field of each, else at
 * `field`. `said`: these wishes, each of which alone would have to go; `why` they do not go together.
 */
export function nothingLeft(
  relax: readonly Relaxation[],
  field: string,
  said: readonly string[],
  why?: string,
): Failure {
  const offered = relax.slice(0, MOST_ADVICE);
  const message = messages.nothingLeft([...new Set(said)], why);
  const at = offered.flatMap(({ instead }) => instead?.split("=")[0] ?? []);
  return new Failure("INVALID_PARAMS", {
    fields: Object.fromEntries((at.length === 0 ? [field] : at).map((name) => [name, message])),
    relax: offered,
  });
}

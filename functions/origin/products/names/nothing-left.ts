import type { Relaxation } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Failure } from "#functions/origin/failure.ts";

const MOST_ADVICE = 3;

/**
 * The Failure where wishes leave no name: which of them do not go together, and what to relax, at the field of the first of
 * it, else at `field`. `said`: these wishes, each of which alone would have to go; `why` they do not go together.
 */
export function nothingLeft(
  relax: readonly Relaxation[],
  field: string,
  said: readonly string[],
  why?: string,
): Failure {
  const [at = field] = relax[0]?.instead?.split("=") ?? [];
  return new Failure("INVALID_PARAMS", {
    fields: { [at]: messages.nothingLeft([...new Set(said)], why) },
    relax: relax.slice(0, MOST_ADVICE),
  });
}

import type { Relaxation } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Failure } from "#functions/origin/failure.ts";

const MOST_ADVICE = 3;

/** The Failure where wishes leave no name: what to relax, at the field of the first of it, else at `field`. */
export function nothingLeft(relax: readonly Relaxation[], field: string): Failure {
  const [at = field] = relax[0]?.instead?.split("=") ?? [];
  return new Failure("INVALID_PARAMS", {
    fields: { [at]: messages.nothingLeft },
    relax: relax.slice(0, MOST_ADVICE),
  });
}

import { say } from "#functions/contract/watch/log.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { ProviderTrouble } from "./providers/provider.ts";

/** One line about work on money that failed: what it was, and the fault; never an order, a payer or an amount. */
export function logFault(call: string, error: unknown): void {
  const fault = error instanceof ProviderTrouble ? error.message : faultText(error);
  say({ at: "origin", call, fault });
}

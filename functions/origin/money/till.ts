import type { Context } from "#functions/origin/visit.ts";
import type { PaymentRow } from "./find-payment.ts";
import { CHANNELS } from "./providers/channels.ts";
import { type Provider, type ProviderName, ProviderTrouble } from "./providers/provider.ts";
import { providersOf } from "./providers/providers.ts";

/** What work on money may reach (收银台): the providers that are configured, and no visitor, for the cron has none. */
export interface Till extends Context {
  providers: ReadonlyMap<ProviderName, Provider>;
}

export const tillOf = ({ db, shards, env, now, isSpent }: Context): Till => ({
  ...{ db, env, now, providers: providersOf(env) },
  ...(shards !== undefined && { shards }),
  ...(isSpent !== undefined && { isSpent }),
});

/** Who runs a payment's channel; ProviderTrouble where it is configured no more. */
export function providerOf({ channel }: Pick<PaymentRow, "channel">, { providers }: Till): Provider {
  const { provider: name } = CHANNELS[channel];
  const provider = providers.get(name);
  if (provider === undefined) throw new ProviderTrouble(name, 0, "NOT_CONFIGURED");
  return provider;
}

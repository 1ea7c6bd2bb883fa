import type { Channel } from "#functions/contract/orders/payments.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { alipayProvider } from "./alipay/provider.ts";
import type { PaymentConfig } from "./config.ts";
import type { Provider, ProviderName } from "./provider.ts";
import { stripeProvider } from "./stripe/provider.ts";
import { wechatProvider } from "./wechat/provider.ts";

type Factories = {
  readonly [Name in ProviderName]: (config: NonNullable<PaymentConfig[Name]>) => Provider;
};

/** What makes a provider of its configuration. */
const factories: Factories = {
  stripe: stripeProvider,
  wechat: wechatProvider,
  alipay: alipayProvider,
};

const made = new WeakMap<PaymentConfig, ReadonlyMap<ProviderName, Provider>>();

/** The providers that are configured, made once for each configuration. */
export function providersOf({ payments }: Pick<OriginEnv, "payments">): ReadonlyMap<ProviderName, Provider> {
  const before = made.get(payments);
  if (before !== undefined) return before;
  const { wechat, alipay, stripe } = payments;
  const all = [
    wechat && factories.wechat(wechat),
    alipay && factories.alipay(alipay),
    stripe && factories.stripe(stripe),
  ];
  const providers = new Map(all.flatMap((provider) => (provider ? [[provider.name, provider]] : [])));
  made.set(payments, providers);
  return providers;
}

/** Every way to pay that is configured. */
export const configuredChannels = (env: Pick<OriginEnv, "payments">): Channel[] =>
  [...providersOf(env).values()].flatMap(({ channels }) => [...channels]);

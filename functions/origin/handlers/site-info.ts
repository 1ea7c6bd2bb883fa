import { configuredChannels } from "../payments/providers.ts";
import { offers } from "../site-info/prices.ts";
import type { HandlerOf } from "./handlers.ts";

/** Operator, filings, service line and prices (站点信息). */
export const siteInfo: HandlerOf<"index", "siteInfo"> = async (_params, { env }) => ({
  title: "罗盘起名",
  operator: env.OPERATOR,
  icp: env.ICP,
  police: env.POLICE,
  phone: env.PHONE,
  hours: env.HOURS,
  prices: Object.fromEntries(
    Object.entries(offers).map(([name, { amount, currency, count, what }]) => [
      name,
      { amount, currency, count, what: [...what] },
    ]),
  ),
  channels: configuredChannels(env),
  share: env.share.account !== null && env.PUBLIC_URL !== undefined,
  notice: env.NOTICE ?? null,
});

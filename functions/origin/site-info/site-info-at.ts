import type { ValueOf } from "#functions/contract/settings.ts";
import type { SiteInfo } from "#functions/contract/site.ts";
import type { OriginEnv } from "../env.ts";
import { configuredChannels } from "../payments/providers.ts";
import { offersAt } from "./current-offers.ts";

type Values = { [K in "prices" | "notice" | "contact"]: ValueOf<K> };
type Vars = Pick<OriginEnv, "OPERATOR" | "ICP" | "POLICE" | "PUBLIC_URL" | "payments" | "share">;

/** Operator, filings, service line and prices (站点信息) at these settings. */
export const siteInfoAt = ({ prices, notice, contact }: Values, env: Vars): SiteInfo => ({
  title: "罗盘起名",
  operator: env.OPERATOR,
  icp: env.ICP,
  police: env.POLICE,
  ...contact,
  prices: Object.fromEntries(
    Object.entries(offersAt(prices)).map(([name, { amount, currency, count, what }]) => [
      name,
      { amount, currency, count, what: [...what] },
    ]),
  ),
  channels: configuredChannels(env),
  share: env.share.account !== null && env.PUBLIC_URL !== undefined,
  notice: notice.text,
});

import { type ValueOf, values } from "#functions/contract/desk/settings.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { offersAt, priceSetting } from "#functions/origin/money/prices/current-offers.ts";
import { configuredChannels } from "#functions/origin/money/providers/providers.ts";
import { readSettings, type SettingDefinition } from "#functions/origin/store/settings.ts";
import type { Visit } from "#functions/origin/visit.ts";

/** The line of every page's footer (页脚通知). */
export const noticeSetting: SettingDefinition<"notice"> = {
  kind: "notice",
  value: values.notice,
  first: ({ NOTICE }) => ({ text: NOTICE ?? null }),
};

/** How to reach whoever runs the site (联系方式). */
export const contactSetting: SettingDefinition<"contact"> = {
  kind: "contact",
  value: values.contact,
  first: ({ PHONE, HOURS }) => ({ phone: PHONE, hours: HOURS }),
};

/** Operator, filings, service line and prices (站点信息). */
export async function siteInfo(_params: object, visit: Visit): Promise<SiteInfo> {
  const now = await readSettings([priceSetting, noticeSetting, contactSetting], visit);
  const [prices, notice, contact] = [now(priceSetting), now(noticeSetting), now(contactSetting)];
  return siteInfoAt({ prices: prices.value, notice: notice.value, contact: contact.value }, visit.env);
}

type Values = { [K in "prices" | "notice" | "contact"]: ValueOf<K> };
type Vars = Pick<
  OriginEnv,
  "OPERATOR" | "LICENCE" | "ADDRESS" | "ICP" | "POLICE" | "PUBLIC_URL" | "payments" | "share"
>;

/** The site info at these settings. */
export const siteInfoAt = ({ prices, notice, contact }: Values, env: Vars): SiteInfo => ({
  title: "罗盘起名",
  operator: env.OPERATOR,
  licence: env.LICENCE,
  address: env.ADDRESS,
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

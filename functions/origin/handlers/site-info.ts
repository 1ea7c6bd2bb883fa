import { readSettings } from "../settings/settings.ts";
import { siteInfoAt } from "../site-info/site-info-at.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Operator, filings, service line and prices (站点信息). */
export const siteInfo: HandlerOf<"index", "siteInfo"> = async (_params, visit) => {
  const { prices, notice, contact } = await readSettings(["prices", "notice", "contact"], visit);
  return siteInfoAt({ prices: prices.value, notice: notice.value, contact: contact.value }, visit.env);
};

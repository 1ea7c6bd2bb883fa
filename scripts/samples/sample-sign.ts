import * as v from "valibot";
import { FullBusinessName } from "#functions/contract/products/business.ts";
import { BusinessBrief } from "#functions/contract/products/business-brief.ts";
import { deriveBusiness } from "#functions/origin/products/business/derive.ts";

/** The invented shop of the business home's sample (样例). */
const SHOP = {
  kind: "business",
  usage: "shop",
  region: "杭州市",
  trade: "社区面包店",
  form: "sole",
  style: "温暖",
  rivals: "禾光里\n云上麦",
  idem: "sample-of-the-business-home",
};

/** The first name that the engine gives an invented shop, as the wire carries it. */
export function sampleSign(): FullBusinessName {
  const { idem: _idem, keep: _keep, ...said } = v.parse(BusinessBrief, SHOP);
  return v.parse(FullBusinessName, deriveBusiness({ ...said, head: null }).names[0]);
}

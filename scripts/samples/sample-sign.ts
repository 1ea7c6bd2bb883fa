import * as v from "valibot";
import { SAMPLE_RIVALS } from "#app/home/business/sample-rivals.ts";
import { FullBusinessName } from "#functions/contract/products/business.ts";
import { BusinessBrief } from "#functions/contract/products/business-brief.ts";
import { deriveBusiness } from "#functions/origin/products/business/derive.ts";

/** The invented shop of the business home's sample (样例): what its owner must say, and two invented rivals, so that it is seen how a name is compared. */
const SHOP = {
  kind: "business",
  usage: "shop",
  region: "杭州市",
  trade: "社区面包店",
  rivals: SAMPLE_RIVALS.join("\n"),
  idem: "sample-of-the-business-home",
};

/** The first name that the engine gives an invented shop, as the wire carries it. */
export function sampleSign(): FullBusinessName {
  const { idem: _idem, keep: _keep, ...said } = v.parse(BusinessBrief, SHOP);
  return v.parse(FullBusinessName, deriveBusiness({ ...said, head: null }).names[0]);
}

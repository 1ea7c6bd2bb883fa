import * as v from "valibot";
import { FullName } from "#functions/contract/names/name-card.ts";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { deriveFreeResult } from "#functions/origin/products/baby/derive.ts";
import { citeFromFiles } from "./cite-from-files.ts";

/** The invented family of the home page's sample (样例). */
const FAMILY = {
  kind: "baby",
  surname: "周",
  sex: "male",
  year: "2026",
  month: "6",
  day: "14",
  hour: "12",
  guardian: "1",
  idem: "sample-of-the-home-page-11",
};

/** The first name that the engine gives an invented family, as the wire carries it. */
export async function sampleName(): Promise<FullName> {
  const { names } = await deriveFreeResult(v.parse(BabyBrief, FAMILY), FAMILY.idem, citeFromFiles);
  return v.parse(FullName, names[0]);
}

import * as v from "valibot";
import { AskedBusiness, type Finding } from "#functions/contract/products/business.ts";
import type { BusinessBrief } from "#functions/contract/products/business-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { saidBirth } from "#functions/origin/products/birth/said-birth.ts";
import { chooseBusinessNames, withLikes } from "#functions/origin/products/names/choose.ts";
import { namingOf } from "#functions/origin/products/names/naming.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { readAsked } from "#functions/origin/products/stored.ts";
import { checkBusiness } from "./check.ts";
import { deriveBusiness } from "./derive.ts";
import { BusinessFace, Cards, deriveBusinessReport, Sheet } from "./report.ts";
import { StoredBusiness, StoredBusinessBrief } from "./stored.ts";

/** Names for a company or a shop (公司店铺起名). */
export const business: Product<BusinessBrief, StoredBusinessBrief, StoredBusiness> = {
  name: "business",
  offer: () => "business",
  brief: StoredBusinessBrief,
  check(brief, now) {
    const head = saidBirth({ ...brief, born: "1" }, now, messages.headFuture);
    const said = { ...v.parse(AskedBusiness, brief), keep: brief.keep, head };
    checkBusiness(said, brief.sure);
    return said;
  },
  derive: async (said) => deriveBusiness(said),
  stored: StoredBusiness,
  async report(order, context) {
    const { said, free, delivered } = await readAsked(business, order, context);
    return deriveBusinessReport(said, free, delivered);
  },
  page: (sn) => `/naming-result/${sn}`,
};

/** The field by which the wire tells these names from names for a baby. */
const service = "business" as const;

/** Answers the calls that read the names of a business order. */
export const businessNaming = namingOf({
  stored: StoredBusiness,
  face: BusinessFace,
  cards: Cards,
  sheet: Sheet,
  surnameOf: () => "",
  cardsOf: ({ names }) => names,
  batchesOf: ({ locked }) => locked.batches,
  wholeOf: ({ names }) => names,
  likableOf: ({ names }) => names,
  choose: chooseBusinessNames,
  freeAnswer: (free, liking, row) => ({ service, ...free, names: withLikes(free.names, liking), ...row }),
  paidAnswer({ given: _given, first: _first, ...around }, names, _liking, row) {
    return { service, ...around, names, ...row };
  },
  batchAnswer: (place, names) => ({ service, ...place, names }),
  pageAnswer: (name, { nice, findings }, row) => ({
    ...{ ...name, service, nice },
    findings: eachOnce([...findings, ...name.findings]),
    ...row,
  }),
});

/** One finding for each word: a word of the wishes that also stands in the name is found twice. */
const eachOnce = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ word }, at) => findings.findIndex((other) => other.word === word) === at);

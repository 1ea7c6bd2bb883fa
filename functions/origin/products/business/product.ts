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
    checkBusiness(said);
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

/** How the wire tells them from names for a baby. */
const service = "business" as const;

/** The names of an order of it. */
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
  freeAnswer: (free, liked, row) => ({ service, ...free, names: withLikes(free.names, liked), ...row }),
  paidAnswer({ given: _given, first: _first, ...around }, names, _liked, row) {
    return { service, ...around, names, ...row };
  },
  batchAnswer: (place, names) => ({ service, ...place, names }),
  pageAnswer: (name, { nice, findings }, row) => ({
    ...{ ...name, service, nice },
    findings: eachOnce([...findings, ...name.findings]),
    ...row,
  }),
});

/** What stands against the wishes stands against each name: a name that holds the word has the same finding of its own. */
const eachOnce = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ word }, at) => findings.findIndex((other) => other.word === word) === at);

import type { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { citationFinder } from "#functions/origin/products/citations.ts";
import { choose, withLikes } from "#functions/origin/products/names/choose.ts";
import { namingOf } from "#functions/origin/products/names/naming.ts";
import type { Product } from "#functions/origin/products/product.ts";
import { readAsked } from "#functions/origin/products/stored.ts";
import { checkBrief } from "./check.ts";
import { deriveFreeResult } from "./derive.ts";
import { leanOf } from "./leaned.ts";
import { BabyFace, Cards, deriveBabyReport, Sheet } from "./report.ts";
import { StoredBrief, StoredResult } from "./stored.ts";

/** Names for a baby (宝宝起名). */
export const baby: Product<BabyBrief, StoredBrief, StoredResult> = {
  name: "baby",
  offer: () => "baby",
  brief: StoredBrief,
  check(brief, now) {
    checkBrief(brief, now);
    const { kind: _kind, idem: _idem, sure: _sure, ...said } = brief;
    return said;
  },
  derive: (said, sn, { env }) => deriveFreeResult(said, sn, citationFinder(env)),
  stored: StoredResult,
  async report(order, context) {
    const { said, free, delivered } = await readAsked(baby, order, context);
    return deriveBabyReport(said, order.sn, free, delivered, citationFinder(context.env));
  },
  page: (sn) => `/naming-result/${sn}`,
};

/** Answers the calls that read the names of a baby order. */
export const babyNaming = namingOf({
  stored: StoredResult,
  face: BabyFace,
  cards: Cards,
  sheet: Sheet,
  surnameOf: ({ surname }) => surname,
  cardsOf: ({ names }) => names,
  batchesOf: ({ locked }) => locked.batches,
  // Shown whole without payment: the free names, and the names that the family brought itself.
  wholeOf: ({ names, haveWhole }) => [...names, ...haveWhole],
  likableOf: ({ names, have }) => [...names, ...have],
  choose,
  freeAnswer: (free, liking, row) => ({
    ...free,
    names: withLikes(free.names, liking),
    have: withLikes(free.have, liking),
    ...row,
  }),
  paidAnswer(face, names, liking, row) {
    const { given: _given, first: _first, ...around } = face;
    return { ...around, names, have: withLikes(around.have, liking), lean: leanOf(face, liking), ...row };
  },
  batchAnswer: (place, names) => ({ ...place, names }),
  pageAnswer: (name, _free, row) => ({ ...name, ...row }),
});

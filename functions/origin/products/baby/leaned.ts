import * as v from "valibot";
import type { LeanedBatch } from "#functions/contract/orders/orders.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { batchesOf, isLastFull, partsOfNext, readSheet } from "#functions/origin/products/names/batches.ts";
import type { Liking } from "#functions/origin/products/names/choose.ts";
import { fitPoems } from "#functions/origin/products/names/fit-poems.ts";
import { addParts, findFace, findSealed, type Parts } from "#functions/origin/products/parts.ts";
import { readSaid } from "#functions/origin/products/stored.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import type { Context } from "#functions/origin/visit.ts";
import { familyOfBrief } from "./family-of.ts";
import { describeNames } from "./own-names.ts";
import { BabyFace, Cards, Sheet } from "./report.ts";
import { StoredBrief } from "./stored.ts";

/** Batches by the family's liking (照喜好), at most, of one report. */
const MOST_LEANED = 5;

const SAYS = {
  refunding: "这笔订单正在退款，不能再加名字；已有的名字还可以看。",
  used: `照喜好已经加过 ${MOST_LEANED} 次，不能再加了。已有的名字都还在。`,
  unmarked: "还没有标过名字。在名字旁标“收藏”或“不合适”，就能照您的喜好再来 10 个。",
  none: "合您要求的名字都已经在这里了，没有更多可以加。",
} as const;

const isMarked = ({ liked, unfit }: Liking): boolean => liked.size + unfit.size > 0;

/** How many more batches may lean: none where the names have run out, so that the last batch is not full. */
const leftOf = (face: BabyFace): number => (isLastFull(face) ? MOST_LEANED - face.leaned.length : 0);

/** What a report tells of its leaning batches: how many more there may be, and whether there are marks to lean by. */
export const leanOf = (face: BabyFace, liking: Liking) => ({ left: leftOf(face), marked: isMarked(liking) });

/** The family as it leans: the names of the report and those that it has marked do not come again. */
function leaningFamily(family: Family, given: readonly string[], { liked, unfit }: Liking): Family {
  const shown = [...new Set([...given, ...liked, ...unfit])];
  return { ...family, leaning: { liked: [...liked], disliked: [...unfit], shown } };
}

/**
 * Adds one batch of names that lean as the family's marks do (照我的喜好再来一批), and answers it; null where nothing is
 * delivered yet. Where the report has more batches than the `after` that the page knew of, the next of them is the answer.
 */
export async function addLeaned(
  order: Order,
  after: number,
  liking: Liking,
  cite: FindCitation,
  context: Context,
): Promise<v.InferInput<typeof LeanedBatch> | null> {
  const { sn } = order;
  const [face, sealed] = await Promise.all([
    findFace(BabyFace, sn, context),
    findSealed(sn, "face", context),
  ]);
  if (face === null || sealed === null) return null;
  const ahead = batchesOf(face) - after;
  if (ahead > 0) return { batch: after + 1, left: leftOf(face) };
  if (ahead < 0) throw new Failure("INVALID_PARAMS", { fields: { after: "没有这一批" } });
  const fault = faultOf(order, face, liking);
  if (fault !== null) throw new Failure("STATE_CONFLICT", {}, SAYS[fault]);
  const parts = await leanedParts(order, face, liking, cite, context);
  await addParts(sn, sealed, parts, context);
  const now = await findFace(BabyFace, sn, context);
  if (now === null) throw new Failure("ERASED");
  if (batchesOf(now) === after) throw new Failure("STATE_CONFLICT");
  return { batch: after + 1, left: leftOf(now) };
}

function faultOf({ status }: Order, face: BabyFace, liking: Liking): keyof typeof SAYS | null {
  if (status === "refunding") return "refunding";
  if (face.leaned.length >= MOST_LEANED) return "used";
  if (!isMarked(liking)) return "unmarked";
  return isLastFull(face) ? null : "none";
}

/** The face with one more batch, that batch, and the sheets of its names; refuses where no name is left. */
async function leanedParts(
  order: Order,
  face: BabyFace,
  liking: Liking,
  cite: FindCitation,
  context: Context,
): Promise<Parts> {
  const said = await readSaid({ brief: StoredBrief }, order, context);
  const family = familyOfBrief(said, order.sn);
  const found = bestNames(leaningFamily(family, face.given, liking), face.batchSize);
  const given = found.names.map((name) => name.given);
  if (given.length === 0) throw new Failure("STATE_CONFLICT", {}, SAYS.none);
  const last = await readSheet(Sheet, order.sn, face.given.length, context);
  const names = fitPoems(await describeNames(family, given, cite), last);
  const made = {
    engine: ENGINE_VERSION,
    names: given.length,
    liked: [...liking.liked],
    unfit: [...liking.unfit],
  };
  const next: BabyFace = { ...face, given: [...face.given, ...given], leaned: [...face.leaned, made] };
  return { face: next, ...partsOfNext(face, v.parse(Cards, names), last, names) };
}

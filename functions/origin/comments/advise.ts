import { DAY_S } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { hasMoneyLeft, mustHaveMoney, wholeBackAt } from "#functions/origin/money/refund/read.ts";
import { eraseOrders } from "#functions/origin/orders/erase/erase.ts";
import { oneOrder } from "#functions/origin/store/ahead.ts";
import { inWords } from "#functions/origin/store/desk/answers.ts";
import { askedOf } from "#functions/origin/store/desk/asked.ts";
import { putWords } from "#functions/origin/store/desk/put-words.ts";
import { findOrder, readOrder } from "#functions/origin/store/find-order.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { commentOf, keepAdvice, keepComment, mayComment } from "./keep-comment.ts";
import { idOf, openComment, sealComment } from "./stored-comment.ts";

const PER_VISITOR = { most: 20, seconds: 3600 };
const PER_ORDER = { most: 10, seconds: DAY_S };
const UNPAID = "付过款的订单才能写评论。";

/** Takes what a buyer says of an order: a comment to be checked (评论), or words for us (投诉、退款、发票、建议). */
export const advise: HandlerOf<"order", "advise"> = async (said, visit) => {
  const { sn, topic, text } = said;
  await countTry("advise-visitor", visit.visitorId, PER_VISITOR, visit);
  const order = await findOrder(sn, visit);
  await countTry("advise-order", sn, PER_ORDER, visit);
  const isComment = topic === "comment";
  if (isComment && !mayComment(order)) throw new Failure("PAYMENT_REQUIRED", {}, UNPAID);
  const stars = isComment ? said.stars : 0;
  const id = await idOf({ sn, topic, stars, text }, visit);
  const sealed = await sealComment(sn, id, { text, bought: offers[order.offer].title }, visit);
  const row = { id, sn, visitorId: visit.visitorId, topic, stars, text: sealed };
  if (isComment) return kept(sn, await keepComment(row, visit), visit);
  if (topic !== "idea") await mustHaveMoney(topic, sn, visit);
  await keepAdvice(row, visit);
  // The same words again are the same item.
  if (topic !== "idea") await putWords({ kind: topic, ref: id, sn, words: text }, visit);
  return kept(sn, { id, state: "waiting" }, visit);
};

/** What was written, unless the order's data were deleted meanwhile: then the words go too. */
async function kept<T>(sn: string, written: T, visit: Visit): Promise<T> {
  const order = await readOrder(sn, visit);
  if (order?.status !== "erased") return written;
  await eraseOrders([sn], undefined, visit);
  throw new Failure("ERASED");
}

/** An order's own comment, shown or not, for its owner. */
export const ownComment: HandlerOf<"x", "ownComment"> = async ({ sn }, visit) => {
  const order = await findOrder(sn, visit);
  const bought = offers[order.offer].title;
  const [row, refundable, backAt, rows] = await Promise.all([
    commentOf(sn, visit),
    hasMoneyLeft(sn, visit),
    order.status === "refunded" ? wholeBackAt(order, visit) : null,
    askedOf(oneOrder(sn), visit.db),
  ]);
  const asked = await inWords(rows, visit);
  const { amount, currency } = order;
  const known = {
    bought,
    paid: order.paidAt === null ? null : { amount, currency },
    refundable,
    backAt,
    asked,
  };
  if (row === null) return { ...known, may: mayComment(order), comment: null };
  const { text } = await openComment(row, visit);
  const { state, stars, reason } = row;
  const may = mayComment(order) && state === "hidden";
  return { ...known, may, comment: { state, stars, text, reason } };
};

import { keepAdvice, keepComment, mayComment } from "../comments/keep-comment.ts";
import { idOf, sealComment } from "../comments/stored-comment.ts";
import { tellDesk } from "../comments/tell-desk.ts";
import { Failure } from "../failure.ts";
import { countTry } from "../limit.ts";
import { findAnyOrder } from "../orders/find-order.ts";
import { toldOf } from "../orders/summary.ts";
import type { HandlerOf } from "./handler-of.ts";

const PER_VISITOR = { most: 20, seconds: 3600 };
const PER_ORDER = { most: 10, seconds: 24 * 3600 };
const UNPAID = "付过款的订单才能写评论。";

/** What a buyer says of an order: a comment to be looked at (评论), or words for a person here (投诉、退款、建议). */
export const advise: HandlerOf<"order", "advise"> = async (said, visit) => {
  const { sn, topic, text } = said;
  await countTry("advise-visitor", visit.visitorId, PER_VISITOR, visit);
  const order = await findAnyOrder(sn, visit);
  await countTry("advise-order", sn, PER_ORDER, visit);
  const isComment = topic === "comment";
  if (isComment && !mayComment(order)) throw new Failure("PAYMENT_REQUIRED", {}, UNPAID);
  const stars = isComment ? said.stars : 0;
  const id = await idOf({ sn, topic, stars, text }, visit);
  const { title: bought } = await toldOf(order, visit.env.DATA_KEYS);
  const sealed = await sealComment(sn, id, { text, bought }, visit);
  const row = { id, sn, visitorId: visit.visitorId, topic, stars, text: sealed };
  if (isComment) return keepComment(row, visit);
  await keepAdvice(row, visit);
  if (topic !== "idea") await tellDesk({ kind: topic, id, sn, text }, visit);
  return { id, state: "waiting" };
};

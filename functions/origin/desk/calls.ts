import type { CheckCommentParams } from "#functions/contract/desk/desk-comments.ts";
import * as check from "#functions/origin/comments/check-comment.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { atItem } from "#functions/origin/store/desk/subject.ts";
import { type Clerk, clerkOf } from "#functions/origin/visit.ts";
import { readFigures } from "./figures.ts";
import { findOrders } from "./orders/find-orders.ts";
import { readDeskOrder } from "./orders/read-order.ts";
import { readQueue } from "./queue.ts";
import { readLog } from "./read-log.ts";
import { workOff } from "./work-off.ts";

const GONE = "这条评论已经不在，或写的人改过了。请回到列表重新看。";

/** What waits for a person, oldest first (待办). */
export const queue: HandlerOf<"desk", "queue"> = async (_params, visit) => ({
  items: await readQueue(visit),
});

/** Works an item off; the promises that this makes are kept once the answer is on its way. */
export const workItemOff: HandlerOf<"desk", "workOff"> = async (params, visit) => {
  visit.keep(await workOff(params, clerkOf(await atItem(params, visit))));
  return { kind: params.kind, ref: params.ref };
};

/** The figures of the last days (每日数字). */
export const figures: HandlerOf<"desk", "figures"> = (asked, visit) => readFigures(asked, visit);

/** Orders by a number of any kind or a mobile (查单). */
export const find: HandlerOf<"desk", "find"> = async ({ q }, visit) => ({
  orders: await findOrders(q, visit),
});

/** One order with all that happened to it (一单的全部). */
export const order: HandlerOf<"desk", "order"> = ({ sn }, visit) => readDeskOrder(sn, visit);

/** What was done at the desk, newest first (工作记录). Whoever writes names sees the orders of expert work only. */
export const log: HandlerOf<"desk", "log"> = (asked, visit) =>
  readLog(asked, visit, (product) => product === "expert" || visit.person.roles.includes("operator"));

/** Comments in a state, with their words (核对评论). */
export const comments: HandlerOf<"desk", "comments"> = async ({ state }, visit) => {
  const found = await check.readComments(state, visit);
  return {
    comments: found.map(({ id, stars, text, bought, createdAt, reason, reply }) => ({
      ...{ id, state, stars, text, bought, createdAt, reason, reply },
    })),
  };
};

/** Shows, hides or answers a comment. */
export const checkComment: HandlerOf<"desk", "checkComment"> = async (params, visit) => {
  if (!(await judge(params, clerkOf(visit)))) throw new Failure("NOT_FOUND", {}, GONE);
  return { id: params.id };
};

function judge(params: CheckCommentParams, clerk: Clerk): Promise<boolean> {
  const { id } = params;
  switch (params.verdict) {
    case "show":
      return check.checkComment(id, { state: "shown" }, clerk);
    case "hide": {
      const reason = params.reason === "" ? params.ground : `${params.ground}：${params.reason}`;
      return check.checkComment(id, { state: "hidden", reason }, clerk);
    }
    case "answer":
      return check.answerComment(id, params.text, clerk);
  }
}

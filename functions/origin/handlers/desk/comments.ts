import type { CheckCommentParams } from "#functions/contract/desk-comments.ts";
import * as check from "../../comments/check-comment.ts";
import { type Clerk, clerkOf } from "../../desk/log.ts";
import { Failure } from "../../failure.ts";
import type { HandlerOf } from "../handler-of.ts";

/** Comments in a state, with their words (核对评论). */
export const deskComments: HandlerOf<"desk", "comments"> = async ({ state }, visit) => {
  const found = await check.readComments(state, visit);
  return {
    comments: found.map(({ id, stars, text, bought, createdAt, reason, reply }) => ({
      ...{ id, state, stars, text, bought, createdAt, reason, reply },
    })),
  };
};

/** Shows, hides or answers a comment. */
export const checkComment: HandlerOf<"desk", "checkComment"> = async (params, visit) => {
  if (!(await run(params, clerkOf(visit)))) throw new Failure("NOT_FOUND", {}, GONE);
  return { id: params.id };
};

const GONE = "这条评论已经不在，或写的人改过了。请回到列表重新看。";

function run(params: CheckCommentParams, clerk: Clerk): Promise<boolean> {
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

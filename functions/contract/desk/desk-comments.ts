import * as v from "valibot";
import { AdviceState } from "#functions/contract/products/advise.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, Instant } from "#functions/contract/values/scalars.ts";

/** Why a comment may be hidden (不显示的原因); there is no other reason. */
const Ground = v.pipe(
  v.optional(v.string(messages.form), ""),
  v.picklist(["广告", "隐私", "辱骂"], messages.groundEmpty),
);
/** Most characters of the words on where the reason lies, and of an answer in public. */
export const MOST_WHERE = 60;
export const MOST_REPLY = 300;

const CommentId = v.pipe(v.string(), v.regex(/^[0-9a-f]{26}$/));

/** A comment as the desk looks at it (核对评论). */
export const DeskComment = v.object({
  id: v.string(),
  state: AdviceState,
  stars: v.number(),
  text: v.string(),
  bought: v.string(),
  createdAt: Instant,
  reason: v.nullable(v.string()),
  reply: v.nullable(v.string()),
});
export type DeskComment = v.InferOutput<typeof DeskComment>;

/** Comments in a state: those that wait oldest first, others newest first. */
export const DeskCommentsParams = v.object({ state: v.optional(AdviceState, "waiting") });
export const DeskComments = v.object({ comments: v.array(DeskComment) });

const words = (most: number) =>
  v.pipe(
    v.optional(v.string(messages.form), ""),
    v.transform((text) => text.replaceAll(/\s+/gu, " ").trim()),
    v.check((text) => countHan(text) <= most, messages.textLong(most)),
  );

/** Shows a comment, hides it for a reason that its writer reads, or answers it in public (回复). */
export const CheckCommentParams = v.variant("verdict", [
  v.object({ id: CommentId, verdict: v.literal("show") }),
  v.object({ id: CommentId, verdict: v.literal("hide"), ground: Ground, reason: words(MOST_WHERE) }),
  v.object({
    id: CommentId,
    verdict: v.literal("answer"),
    text: v.pipe(words(MOST_REPLY), v.nonEmpty(messages.textEmpty)),
  }),
]);
export type CheckCommentParams = v.InferOutput<typeof CheckCommentParams>;
export const CheckedComment = v.object({ id: v.string() });

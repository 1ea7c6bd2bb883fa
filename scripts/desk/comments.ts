import { countHan } from "#functions/contract/values/scalars.ts";
import {
  answerComment,
  checkComment,
  isReason,
  readComments,
} from "#functions/origin/comments/check-comment.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { Trouble } from "../steps/tell.ts";
import type { Flags } from "./flags.ts";

const MOST_REPLY = 300;

type Verb = (id: string, flags: Flags, desk: Clerk) => Promise<string>;

/** The verbs of comments (核对评论). */
const VERBS: Readonly<Record<string, Verb>> = {
  comments: async (_id, _flags, desk) => {
    const [waiting, hidden] = await Promise.all([
      readComments("waiting", desk),
      readComments("hidden", desk),
    ]);
    const lines = [...waiting, ...hidden].map(lineOf);
    return lines.length === 0 ? "No comment waits, none is hidden." : lines.join("\n");
  },
  show: async (id, _flags, desk) => {
    found(await checkComment(id, { state: "shown" }, desk));
    return "Shown.";
  },
  hide: async (id, { reason = "" }, desk) => {
    if (!isReason(reason))
      throw new Trouble("--reason 广告 | 隐私 | 辱骂, or one of them with 「：…」 after it");
    found(await checkComment(id, { state: "hidden", reason }, desk));
    return `Hidden: ${reason}`;
  },
  answer: async (id, { text = "" }, desk) => {
    const length = countHan(text.trim());
    if (length === 0 || length > MOST_REPLY)
      throw new Trouble(`--text "…", ${MOST_REPLY} characters at most`);
    found(await answerComment(id, text.trim(), desk));
    return "Answered.";
  },
};

export const isCommentVerb = (verb: string): boolean => Object.hasOwn(VERBS, verb);

/** Runs a verb of comments; what to print. */
export async function runComments(verb: string, flags: Flags, desk: Clerk): Promise<string> {
  const [id = ""] = flags.about;
  if (verb !== "comments" && !/^[0-9a-f]{26}$/.test(id)) throw new Trouble(`${verb} and the comment's id`);
  return VERBS[verb]?.(id, flags, desk) ?? "";
}

function found(isThere: boolean): void {
  if (!isThere) throw new Trouble("There is no such comment, or it says something else by now: look again.");
}

/** One comment a line, whatever was typed: id, how it stands, stars, of what, the words. */
function lineOf(comment: Awaited<ReturnType<typeof readComments>>[number]): string {
  const { id, reason, stars, bought, text, createdAt } = comment;
  const stands = reason === null ? "waiting" : `hidden (${reason})`;
  const said = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return [id, createdAt.slice(0, 10), stands, `${stars}/5`, bought, said].join("  ");
}

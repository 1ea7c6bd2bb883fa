import type { AppLoadContext } from "@remix-run/cloudflare";
import { CheckCommentParams } from "#functions/contract/desk-comments.ts";
import type { FlashKey } from "../document/flash.server.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import type { Typed } from "../form/typed.ts";
import type { CheckState, Field } from "./comment-state.ts";
import { sendAct } from "./send-act.server.ts";

const SAID = { show: "shown", hide: "hidden", answer: "answered" } as const satisfies Record<
  string,
  FlashKey
>;

const fieldOf = (key: string): Field => (key === "ground" || key === "reason" ? key : "text");

export const checkState = (typed: Typed): CheckState => ({ ...freshState(typed, {}), said: null });

/** Shows, hides or answers a comment; or its forms again with what is wrong. */
export async function checkComment({ form, upstream }: AppLoadContext, id: string) {
  const state = checkState(form);
  const reading = readForm(CheckCommentParams, { ...form, id }, fieldOf);
  return sendAct({ state, reading, fieldOf }, async (act) => {
    await upstream.desk.checkComment(act);
    return SAID[act.verdict];
  });
}

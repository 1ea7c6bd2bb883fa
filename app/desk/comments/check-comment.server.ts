import type { AppLoadContext } from "@remix-run/cloudflare";
import { sendAct } from "#app/desk/frame/send-act.server.ts";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import { typedAt } from "#app/kit/form/typed.ts";
import { checkForm } from "./comment-state.ts";

const FLASH_OF_ACT = { show: "shown", hide: "hidden", answer: "answered" } as const satisfies Record<
  string,
  FlashKey
>;

/** Shows, hides or answers a comment; where that is refused, its forms again with the errors. */
export const checkComment = ({ form, upstream }: AppLoadContext, id: string) =>
  sendAct(checkForm.post(form, { id, verdict: typedAt(form, "verdict") }), async (act) => {
    await upstream.desk.checkComment(act);
    return FLASH_OF_ACT[act.verdict];
  });

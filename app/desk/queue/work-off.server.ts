import type { AppLoadContext } from "@remix-run/cloudflare";
import { sendAct } from "#app/desk/frame/send-act.server.ts";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import type { Typed } from "#app/kit/form/typed.ts";
import { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { isOther, type QueueState } from "./queue-state.ts";

const FLASH_OF_ACT = {
  refund: "refunding",
  "refund-part": "refunding",
  close: "closed",
  retry: "retried",
} as const satisfies Record<string, FlashKey>;
/** The field at which an error is shown; the form for another sum has fields of its own. */
const fieldIn = (form: Typed) => (key: string) => {
  if (key === "amount" || key === "after") return key;
  return isOther(form) ? "why" : "reason";
};

export const queueState = (typed: Typed): QueueState => freshState(typed);

/** Settles an item of the queue; where that is refused, its form again with the errors. */
export function workOff({ form, upstream }: AppLoadContext, item: { kind: string; ref: string }) {
  const fieldOf = fieldIn(form);
  const state = queueState(form);
  const reading = readForm(WorkOffParams, { ...form, ...item, idem: state.idem }, fieldOf);
  return sendAct({ state, reading, fieldOf }, async (act) => {
    await upstream.desk.workOff(act);
    return FLASH_OF_ACT[act.act];
  });
}

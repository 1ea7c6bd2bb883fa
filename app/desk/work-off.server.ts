import type { AppLoadContext } from "@remix-run/cloudflare";
import { WorkOffParams } from "#functions/contract/desk-queue.ts";
import type { FlashKey } from "../document/flash.server.ts";
import { freshState } from "../form/fresh-state.server.ts";
import { readForm } from "../form/read-form.server.ts";
import type { Typed } from "../form/typed.ts";
import type { QueueState } from "./queue-state.ts";
import { sendAct } from "./send-act.server.ts";

const SAID = { refund: "refunding", close: "closed", retry: "retried" } as const satisfies Record<
  string,
  FlashKey
>;
const fieldOf = (): "reason" => "reason";

export const queueState = (typed: Typed): QueueState => ({ ...freshState(typed, {}), said: null });

/** Works an item of the queue off; or its form again with what is wrong. */
export function workOff({ form, upstream }: AppLoadContext, item: { kind: string; ref: string }) {
  const reading = readForm(WorkOffParams, { ...form, ...item }, fieldOf);
  return sendAct({ state: queueState(form), reading, fieldOf }, async (act) => {
    await upstream.desk.workOff(act);
    return SAID[act.act];
  });
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Acted, sendAct } from "#app/desk/frame/send-act.server.ts";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { type DeskItem, WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { faultOfPart } from "#functions/contract/orders/refunds.ts";
import { fenOf } from "#functions/contract/values/money.ts";
import { type Check, isOther, type QueueState } from "./queue-state.ts";

const FLASH_OF_ACT = {
  ask: "askedBack",
  answer: "answered",
  refund: "refunding",
  "refund-part": "refunding",
  close: "closed",
  retry: "retried",
  "write-down": "writtenDown",
} as const satisfies Record<string, FlashKey>;
/** The field at which an error is shown; the form for another sum has fields of its own. */
const fieldIn = (form: Typed) => (key: string) => {
  if (key === "amount" || key === "after" || key === "answer" || key === "kind" || key === "said") return key;
  return isOther(form) ? "why" : "reason";
};

export const queueState = (typed: Typed): QueueState => ({ ...freshState(typed), check: null });

type Item = Pick<DeskItem, "kind" | "ref">;

/** What an address says of the item that is open; the call refuses what is none. */
export const itemIn = ({ searchParams }: URL): { kind: string; ref: string } => ({
  kind: searchParams.get("kind") ?? "",
  ref: searchParams.get("ref") ?? "",
});

/** The item that a form was sent about: the one that is open, or of what a family says on the phone the kind that was chosen. */
export const itemOf = (form: Typed, url: URL, sn: string): { kind: string; ref: string } =>
  typedAt(form, "act") === "write-down" ? { kind: typedAt(form, "kind"), ref: sn } : itemIn(url);

export const isItem = (one: Item, { kind, ref }: { kind: string; ref: string }): boolean =>
  one.kind === kind && one.ref === ref;

/**
 * Settles an item of the queue; where that is refused, its form again with the errors. A refund is read back first, with its
 * sum, and sent once that page says so too (再核对一次): it works without scripts, and a second click there refunds nothing more.
 */
export async function workOff(
  { form, upstream }: AppLoadContext,
  item: { kind: string; ref: string },
): Promise<Acted<QueueState>> {
  const fieldOf = fieldIn(form);
  const state = queueState(form);
  if (typedAt(form, "sure") === "no") return { ok: false, state, status: 200 };
  const reading = readForm(WorkOffParams, { ...form, ...item, idem: state.idem }, fieldOf);
  // What goes back, whatever is wrong with the words beside it.
  const money = readForm(WorkOffParams, { ...form, ...item, idem: state.idem, answer: "" }, fieldOf);
  if (money.ok && isRefund(money.brief) && (typedAt(form, "sure") !== "yes" || !reading.ok)) {
    const { items } = await upstream.desk.queue({});
    const { left = null, currency = null } = items.find((one) => isItem(one, item)) ?? {};
    const errors = reading.ok ? {} : reading.errors;
    // What is no longer there, or has nothing left, is refused by the call itself, in its own words.
    if (left && currency !== null) return readBack(money.brief, { left, currency }, { ...state, errors });
  }
  return sendAct({ state, reading, fieldOf }, async (act) => {
    await upstream.desk.workOff(act);
    return FLASH_OF_ACT[act.act];
  });
}

type Refund = Extract<WorkOffParams, { act: "refund" | "refund-part" }>;
const isRefund = (brief: WorkOffParams): brief is Refund =>
  brief.act === "refund" || brief.act === "refund-part";

/** The form with what is to be confirmed, or with what is wrong with the sum. */
function readBack(
  brief: Refund,
  money: { left: number; currency: NonNullable<DeskItem["currency"]> },
  state: QueueState,
): Acted<QueueState> {
  const check = checkOf(brief, money.left);
  const fault = faultOfPart(check.amount, check.ends ? "end" : "on", money);
  if (fault !== null) return { ok: false, state: { ...state, errors: { amount: fault } }, status: 400 };
  return {
    ok: false,
    state: { ...state, check },
    status: Object.keys(state.errors).length === 0 ? 200 : 400,
  };
}

function checkOf(brief: Refund, left: number): Check {
  const { act, reason } = brief;
  if (brief.act === "refund") return { act, amount: left, ends: true, reason };
  return { act, amount: fenOf(brief.amount), ends: brief.after === "end", reason };
}

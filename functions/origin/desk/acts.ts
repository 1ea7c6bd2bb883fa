import type { DeskAct, DeskItemKind } from "#functions/contract/desk/desk-queue.ts";

/** What may be done with each kind of item (能做的事): the queue offers no other act, and none is taken. */
const ACTS: Readonly<Record<DeskItemKind | "stuck", readonly DeskAct[]>> = {
  refund: ["ask", "answer", "refund", "refund-part"],
  complaint: ["ask", "answer", "refund", "refund-part"],
  invoice: ["ask", "answer"],
  late: ["refund", "refund-part", "close"],
  "wrong-amount": ["refund", "close"],
  stuck: ["retry", "close"],
  "late-refund": ["retry"],
  "late-deliver": ["retry", "refund"],
  "late-follow": ["retry"],
  "late-sweep": ["retry"],
  sms: ["close"],
  full: ["close"],
  lost: ["refund", "refund-part", "close"],
  dead: ["close"],
  silent: [],
};

/** The acts of an item; one about a refund of ours that does not get through has its own. */
export const actsOn = ({ kind, isRefund }: { kind: DeskItemKind; isRefund: boolean }): readonly DeskAct[] =>
  ACTS[kind === "refund" && isRefund ? "stuck" : kind];

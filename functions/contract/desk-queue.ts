import * as v from "valibot";
import { Reason } from "./desk.ts";
import { messages } from "./messages.ts";
import { OrderStatus } from "./orders.ts";
import { Currency, Fen, Instant } from "./scalars.ts";

/** What a person has to look at (待办): what somebody asked for or went wrong, and promises that are not kept yet. */
export const DeskItemKind = v.picklist(
  ["refund", "complaint", "wrong-amount", "late", "late-refund", "late-deliver"],
  messages.choice,
);
export type DeskItemKind = v.InferOutput<typeof DeskItemKind>;

/** What may be done with it: all of the money back, closed without more, or the promise tried again now. */
export const DeskAct = v.picklist(["refund", "close", "retry"], messages.choice);
export type DeskAct = v.InferOutput<typeof DeskAct>;

export const DeskItem = v.object({
  kind: DeskItemKind,
  /** An sn, an out_trade_no, or the id of words; with the kind it names the item. */
  ref: v.string(),
  sn: v.string(),
  status: v.nullable(OrderStatus),
  /** What was paid, else what was asked. */
  amount: v.nullable(Fen),
  currency: v.nullable(Currency),
  since: Instant,
  note: v.nullable(v.string()),
  acts: v.array(DeskAct),
});
export type DeskItem = v.InferOutput<typeof DeskItem>;

export const DeskQueue = v.object({ items: v.array(DeskItem) });

const item = { kind: DeskItemKind, ref: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{20,32}$/)) };

/** Works an item off (结案); the same again changes nothing more. */
export const WorkOffParams = v.variant("act", [
  v.object({ ...item, act: v.literal("refund"), reason: Reason }),
  v.object({ ...item, act: v.literal("close"), reason: Reason }),
  v.object({ ...item, act: v.literal("retry") }),
]);
export type WorkOffParams = v.InferOutput<typeof WorkOffParams>;
export const WorkedOff = v.object({ kind: DeskItemKind, ref: v.string() });

import * as v from "valibot";
import { Instant, Sn } from "#functions/contract/values/scalars.ts";
import { Asked } from "./asked.ts";

/** Whose an order is to a visitor (谁的订单): theirs (下单的人), or only theirs to read (看的人). */
export const OrderRole = v.picklist(["owner", "reader"]);
export type OrderRole = v.InferOutput<typeof OrderRole>;

/** What a key to an order makes of who has it: one who reads, the other parent who chooses (另一位家长), a relative who votes (家人). */
export const KEY_ROLES = ["reader", "partner", "relative"] as const;
export type KeyRole = (typeof KEY_ROLES)[number];
/** Everybody whom a call about an order may come from. */
export type AnyRole = OrderRole | KeyRole;

/** Letters and digits of a recovery code (恢复码): none that looks like another, and no U or V. */
export const RECOVERY_ALPHABET = "0123456789ACDEFHJKMNPQRTWXY";
export const RECOVERY_LENGTH = 12;
/** What people read or type in their place. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  G: "6",
  B: "8",
};

/** A code as it was typed, without look-alikes: `o1lz…` becomes `0112…`. In: upper case, without spaces or hyphens. */
export const plainRecovery = (typed: string): string =>
  [...typed].map((char) => LOOK_ALIKES[char] ?? char).join("");

/** A code as it is shown: in three groups of four. */
export const shownRecovery = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/** `again`: with what was sent, so that the form can be filled in again (重新填写). */
export const HoldParams = v.object({ sn: Sn, again: v.optional(v.literal("1")) });

/** What a visitor has of an order; all but the role is the owner's alone. */
export const Hold = v.object({
  role: OrderRole,
  /** The reader's key that stands in a link to share (分享链接); null while there is none. */
  share: v.nullable(Sn),
  /** The recovery code (恢复码) as it is shown; null until the order is paid. */
  recovery: v.nullable(v.string()),
  /** How a complaint, or a wish for money back, stands; null where nothing was asked. */
  asked: v.optional(v.nullable(Asked)),
  /** What was sent with the order, as a form body in the words of its form, `kind` its product's; only where it was asked for. */
  again: v.optional(v.string()),
});
export type Hold = v.InferOutput<typeof Hold>;

/** Makes the link to share, or ends it (停用): whoever has an ended one reads nothing more by it. */
export const ShareLinkParams = v.object({ sn: Sn, action: v.picklist(["make", "end"]) });
export const ShareLink = v.pick(Hold, ["share"]);

/** A pass by which another browser of the owner's goes on (换浏览器): it holds for half an hour, once. */
const Pass = v.pipe(v.string(), v.regex(/^[0-9a-z]{6,12}\.[0-9a-f]{64}$/));
export const HandedOver = v.object({ pass: Pass, until: Instant });
export const TakeOverParams = v.object({ sn: Sn, pass: Pass });
export const TakenOver = v.object({ sn: Sn });

import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { sentForm } from "#functions/origin/products/stored.ts";
import { type AheadName, oneOrder, takeAhead } from "#functions/origin/store/ahead.ts";
import { askedOf, standingOf } from "#functions/origin/store/desk/asked.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { recoveryOf } from "./recovery.ts";
import { roleOf } from "./role-of.ts";
import { shareFor } from "./shares.ts";

/** What of an order is read to say it. */
export const FOR_HOLD: readonly AheadName[] = ["order", "shares", "codes", "asked"];

/** What a visitor has of an order: their role, and for the owner the link to share, once paid the recovery code, and where it is asked for what was sent. */
export const hold: HandlerOf<"x", "hold"> = async ({ sn, again }, visit) => {
  const order = await findOrder(sn, visit);
  const role = visit.ahead?.sn === sn ? visit.ahead.role : (await roleOf(sn, visit)).role;
  if (role !== "owner") return { role: "reader", share: null, recovery: null };
  const share = await shareFor(sn, visit);
  const asked = takeAhead(visit, sn, "asked") ?? (await askedOf(oneOrder(sn), visit.db));
  return {
    role,
    share,
    asked: standingOf(asked, order.status),
    recovery: order.paidAt === null || visit.traceless === true ? null : await recoveryOf(sn, visit),
    ...(again === "1" && { again: await sentForm(order, visit) }),
  };
};

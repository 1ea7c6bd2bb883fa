import * as v from "valibot";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { startAccess } from "#tests/kit/desk/access.ts";
import { deskCaller } from "#tests/kit/desk/desk-caller.ts";
import { BRIEF, deskAt, familyAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";

const { queue: QUEUE, workOff: WORK_OFF } = calls.desk;

/** What such an order costs, fen, and what the terms give back of it once the work has begun. */
export const PRICE = 29_900;
export const HALF = { amount: "149.50", after: "end" };
/** What makes an act the same one when it comes twice. */
export const key = () => ({ idem: crypto.randomUUID() });

/** A shop with a desk: expert work that was paid at the sandbox, its family, and the operator who may send its money back. */
export async function openRefundShop() {
  const access = await startAccess();
  const shop: Shop = await startShop({ originVars: access.vars });
  const till = tillOf(shop);
  const desk = await deskCaller(shop.site, access);
  const itemsOf = async (sn: string): Promise<DeskItem[]> =>
    v.parse(QUEUE.data, (await desk.get(QUEUE.path)).data).items.filter((item) => item.sn === sn);
  /** An order of expert work, paid at the provider; with its brief, and begun. */
  const begun = async () => {
    const family = familyAt(shop.site);
    const sn = await family.buy();
    const outTradeNo = await tillOf(shop, family.caller).pay(sn);
    await family.fullinfo(sn, { state: "submitted", ...BRIEF });
    await startWork(sn, await deskAt(shop.site));
    return { family, sn, outTradeNo };
  };
  const deliver = async (sn: string) => {
    const done = await deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(shop.site));
    if (!done.ok) throw new Error(`the draft of ${sn} was kept back: ${JSON.stringify(done.faults)}`);
  };
  /** The same with its first draft there. */
  const drafted = async () => {
    const order = await begun();
    await deliver(order.sn);
    return order;
  };

  /** The one item of an order and kind that waits at the desk. */
  const item = async (sn: string, kind: DeskItem["kind"] = "refund"): Promise<DeskItem> => {
    const found = (await itemsOf(sn)).find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} of ${sn}`);
    return found;
  };

  return {
    ...{ access, shop, till, desk, itemsOf },
    family: () => familyAt(shop.site),

    ...{ begun, deliver, drafted, item },

    /** A family that has asked for its money after the work began, and the item of it. */
    async asked(why = "家里商量好了，先不起了") {
      const order = await begun();
      await order.family.step(order.sn, "refund", why);
      return { ...order, item: await item(order.sn) };
    },

    /** Works an item off, as the operator's form does. */
    work: ({ kind, ref }: Pick<DeskItem, "kind" | "ref">, act: string, more: Record<string, string> = {}) =>
      desk.post(WORK_OFF.path, { kind, ref, act, reason: "按约定办", ...more }),

    /** The refunds in the provider's book. */
    sent: async (outTradeNo: string) => (await till.booked(outTradeNo))?.refunds ?? [],

    async close() {
      await shop.close();
      access.close();
    },
  };
}

import type { Context } from "#functions/sandbox/context.ts";
import { newDelivery, type Payment, TWISTS } from "#functions/sandbox/money/book.ts";
import { announce, charge, whyUnpayable } from "#functions/sandbox/money/charge.ts";
import { calm, HOWS } from "#functions/sandbox/money/faults.ts";
import { callJsApi } from "#functions/sandbox/wechat/js-api.ts";
import { openSheet } from "#functions/sandbox/wechat/sheet.ts";
import type { Fields } from "./fields.ts";
import { viewOf } from "./view.ts";

/** The control refuses an action; the message says why, to the caller. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** What the control can do with notifications. */
export interface Post {
  deliver(): Promise<void>;
  send(payment: Payment, delivery: Payment["deliveries"][number]): Promise<{ status: number; body: string }>;
  release(outTradeNo: string | null, reverse: boolean): void;
  advance(ms: number): Promise<void>;
}

type Action = (context: Context, fields: Fields, post: Post) => Promise<object>;

function paymentOf({ book }: Context, fields: Fields): Payment {
  const payment = book.byNumber(fields.text("outTradeNo") ?? "");
  if (payment === undefined) throw new Refused("没有这个商户单号");
  return payment;
}

/**
 * What the control can do, by the last part of `POST /control/…`:
 * `pay` {outTradeNo, amount?, force?, delay?}: `force` pays what is closed or expired; `delay` in ms for its notice.
 * `notify` {outTradeNo, twist?}: sends the same notice again (a duplicate), or one that is wrong by `twist`.
 * `release` {outTradeNo?, reverse?}: sends held notices. `clock` {ms}: moves the book's clock on by `ms`.
 * `fault` {on, when, how, times, ms}: adds a fault. `calm` {}: resets faults and switches.
 * `switch` {addressRefused, sheet, notices, refundsWait}: sets those that are given.
 */
export const actions: Readonly<Record<string, Action>> = {
  async pay(context, fields, post) {
    const payment = paymentOf(context, fields);
    const why = whyUnpayable(payment, context.now);
    const isForced = fields.flag("force") && payment.state !== "paid";
    if (why !== null && !isForced) throw new Refused(why);
    const notice = charge(context, payment, fields.number("amount") ?? payment.amount);
    notice.due += fields.number("delay") ?? 0;
    await post.deliver();
    return viewOf(payment);
  },

  async close(context, fields) {
    const payment = paymentOf(context, fields);
    if (payment.state === "open") payment.state = "closed";
    context.book.save(payment);
    return viewOf(payment);
  },

  async notify(context, fields, post) {
    const payment = paymentOf(context, fields);
    const twist = fields.word("twist", TWISTS);
    const before = payment.deliveries.find(({ kind, twist: odd }) => kind === "paid" && odd === null);
    // A duplicate has the id of the first notification; one with a twist has an id of its own.
    const id = before === undefined || twist !== null ? {} : { id: before.id };
    const delivery = announce(context, payment, newDelivery("paid", context.now, { twist, ...id }));
    return { id: delivery.id, ...(await post.send(payment, delivery)) };
  },

  async release(context, fields, post) {
    post.release(fields.text("outTradeNo"), fields.flag("reverse"));
    await post.deliver();
    return { payments: context.book.all().map(viewOf) };
  },

  async clock(context, fields, post) {
    await post.advance(fields.number("ms") ?? 0);
    return { payments: context.book.all().map(viewOf) };
  },

  async "finish-refund"(context, fields, post) {
    const payment = paymentOf(context, fields);
    for (const refund of payment.refunds) {
      if (refund.state === "done") continue;
      refund.state = "done";
      if (refund.notifyUrl !== null)
        announce(context, payment, newDelivery("refund", context.now, { refundNo: refund.no }));
    }
    context.book.save(payment);
    await post.deliver();
    return viewOf(payment);
  },

  async fault({ switches }, fields) {
    const how = fields.word("how", HOWS);
    const on = fields.text("on");
    if (how === null || on === null) throw new Refused("fault needs `on` and `how`");
    const when = fields.word("when", ["before", "after"]) ?? "before";
    const fault = { on, how, when, times: fields.number("times") ?? 1, ms: fields.number("ms") ?? 9_000 };
    switches.faults.push(fault);
    return fault;
  },

  async switch({ switches }, fields) {
    const sheet = fields.word("sheet", ["pay", "cancel", "fail", "ok-unpaid"]);
    const notices = fields.word("notices", ["send", "hold", "drop"]);
    if (sheet !== null) switches.sheet = sheet;
    if (notices !== null) switches.notices = notices;
    if (fields.values.has("addressRefused")) switches.addressRefused = fields.flag("addressRefused");
    if (fields.values.has("refundsWait")) switches.refundsWait = fields.flag("refundsWait");
    return switches;
  },

  /** Sets every switch as at the start and drops all waiting faults; the book stays as it is. */
  calm: async ({ switches }) => Object.assign(switches, calm()),

  /** What the stand-in for WeixinJSBridge asks; `js-api` {name, page, params}. */
  sheet: async (context, fields) => openSheet(context, fields.values),
  "js-api": async (context, fields) =>
    callJsApi(context, fields.text("name") ?? "", fields.text("page") ?? "", fields.values.get("params")),
};

import { tellReady } from "#functions/origin/messages/sms/tell-ready.ts";
import { handOn } from "#functions/origin/messages/work.ts";
import { type Keepers, runOutbox } from "#functions/origin/money/outbox/run.ts";
import { reportRefund, sendRefund } from "#functions/origin/money/refund/send.ts";
import { tillOf } from "#functions/origin/money/till.ts";
import { deliver } from "#functions/origin/orders/deliver.ts";
import { follow, sweep } from "#functions/origin/orders/erase/follow.ts";
import { sendAsked } from "#functions/origin/orders/look-up/send-asked.ts";
import { readOrder } from "#functions/origin/store/find-order.ts";
import { byHome } from "#functions/origin/store/spread/everywhere.ts";
import { statesBefore } from "#functions/origin/store/transitions.ts";
import type { After, Context } from "#functions/origin/visit.ts";

/** How each kind of promise is kept. */
export const keepers: Keepers = {
  deliver: {
    async keep(sn, till) {
      const order = await readOrder(sn, till);
      // An order that is being refunded or erased is owed no report.
      if (order !== null && statesBefore("delivered").includes(order.status)) await deliver(sn, till);
      return true;
    },
  },
  sms: { keep: sendAsked },
  tell: { keep: tellReady },
  follow: { keep: follow },
  sweep: { keep: sweep },
  refund: {
    keep: async (refundNo, till) => (await sendRefund(refundNo, till)) === "done",
    tellDesk: (refundNo, tries, till) =>
      reportRefund(refundNo, `退款 ${tries} 次未成，请到支付平台核对`, till),
  },
};

/** Keeps what was promised about orders, payments and codes, by their numbers. */
export const keepNow = (about: readonly string[], context: Context): Promise<unknown> =>
  byHome(about, context, (own, home) => runOutbox(tillOf(home), { by: keepers, about: own }));

/** The same once an answer is on its way: by the queue where there is one that takes it, else at once. */
export const keepingAfter = (context: Context, after: After) => (about: readonly string[]) => {
  if (about.length > 0)
    after(() => handOn([{ do: "keep", about: [...about] }], context.env, () => keepNow(about, context)));
};

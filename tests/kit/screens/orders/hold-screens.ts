import type { Hold } from "#functions/contract/orders/hold.ts";
import { MINUTE_MS } from "#functions/contract/values/time.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { paidResult, settled } from "#tests/kit/money/pay-samples.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { DETAIL_FREE, FREE, SEARCH, SOUGHT } from "#tests/kit/upstream/upstream-moods.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";
import { at } from "./pay-screens.ts";

export const HOLD = "/api/x/hold";
const RECEIPT = "resulte";
const OUT = "browser-pay";
const PASS = `zzzzzzzz.${"0".repeat(64)}`;

const OWNER: Hold = { role: "owner", share: "7XK2M9QF4T8WZ1B6C3D5H0NR7X", recovery: "7K2M-9QF4-T8WR" };
const UNSHARED: Hold = { ...OWNER, share: null };
const READER: Hold = { role: "reader", share: null, recovery: null };

/** A screen to somebody who has so much of its order. */
const to =
  (hold: Hold, show: (stage: Stage) => Promise<unknown>) =>
  (stage: Stage): Promise<unknown> => {
    stage.upstream.behave(that.answersWith(hold), HOLD);
    return show(stage);
  };

const receipt = at(`/resulte?sn=${SN}`, () => settled());
/** The same, as a reader is told of it. */
const noReceipt = at(`/resulte?sn=${SN}`, () => settled({ payment: null, paidAt: null, first: "" }));
const take = (stage: Stage) => stage.open(`/browser-pay?sn=${SN}&pass=${PASS}`);

/** The receipt, and there the button to another phone pressed. */
async function handedOver(stage: Stage): Promise<void> {
  await receipt(stage);
  const until = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
  stage.upstream.behave(that.answersWith({ pass: PASS, until }), "/api/x/handOver");
  await goBy(stage.page, '[name="step"][value="hand"]');
}

const own: Screen[] = [
  { what: "an order as its owner has it", route: RECEIPT, show: to(OWNER, receipt) },
  { what: "an order whose link was ended", route: RECEIPT, show: to(UNSHARED, receipt) },
  {
    what: "an order whose money went back",
    route: RECEIPT,
    show: to(
      OWNER,
      at(`/resulte?sn=${SN}`, () => settled({ status: "refunded", paid: false })),
    ),
  },
  { what: "an order on its way to another phone", route: RECEIPT, show: to(OWNER, handedOver) },
  {
    what: "an order as its owner has it before payment",
    route: RECEIPT,
    show: to(
      { ...OWNER, recovery: null },
      at(`/resulte?sn=${SN}`, () => paidResult()),
    ),
  },
  {
    what: "the paid report with its recovery code",
    route: "naming-result/:sn",
    show: to(OWNER, (stage) => {
      const { report } = stage.real.paid;
      stage.upstream.behave(that.answersWith({ ...stage.real.free, status: "delivered" }), FREE);
      stage.upstream.behave(that.answersWith({ ...report, status: "delivered" }), SOUGHT);
      return stage.open(`/naming-result/${stage.real.sn}`);
    }),
  },
  { what: "an order to be taken over", route: OUT, userAgent: phones.iPhone, show: to(READER, take) },
  {
    what: "an order taken over too late",
    route: OUT,
    userAgent: phones.iPhone,
    show: to(READER, async (stage) => {
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", "不行"), "/api/x/takeOver");
      await take(stage);
      await goBy(stage.page, "main form button");
    }),
  },
];

/** What a reader's answers have in place of the family. */
const noFamily = { echo: null, chart: null, have: [], relax: [], again: "" };

const read: Screen[] = [
  { what: "an order as a reader sees it", route: RECEIPT, show: to(READER, noReceipt) },
  {
    what: "the free result to a reader",
    route: "naming-result/:sn",
    show: to(READER, (stage) => {
      stage.upstream.behave(that.answersWith({ ...stage.real.free, ...noFamily }), FREE);
      return stage.open(`/naming-result/${stage.real.sn}`);
    }),
  },
  {
    what: "the paid report to a reader",
    route: "naming-result/:sn",
    show: to(READER, (stage) => {
      const { report } = stage.real.paid;
      const told = { ...noFamily, receipt: null, status: "delivered" };
      stage.upstream.behave(that.answersWith({ ...stage.real.free, ...noFamily, status: "delivered" }), FREE);
      stage.upstream.behave(that.answersWith({ ...report, ...told }), SOUGHT);
      return stage.open(`/naming-result/${stage.real.sn}`);
    }),
  },
  {
    what: "the score report to a reader",
    route: "name-measurement-result/:sn",
    show: to(READER, (stage) => {
      stage.upstream.behave(that.answersWith({ ...stage.real.score, birth: null, asked: {} }), DETAIL_FREE);
      return stage.open(`/name-measurement-result/${stage.real.score.sn}`);
    }),
  },
  {
    what: "a result whose link was ended",
    route: "naming-result/:sn",
    show: (stage) => {
      stage.upstream.behave(that.refuses(410, "ENDED", "不行"), FREE);
      return stage.open(`/naming-result/${stage.real.sn}`);
    },
  },
  {
    what: "the checkout to a reader",
    route: "pay-new/:type",
    show: to(
      READER,
      at(`/pay-new/seek?sn=${SN}`, () => paidResult()),
    ),
  },
  {
    what: "the way out of an app to a reader",
    route: OUT,
    show: to(
      READER,
      at(`/browser-pay?sn=${SN}`, () => paidResult()),
    ),
  },
];

/** The look-up filled in and sent. */
const looked =
  (field: "#q" | "#mobile", typed: string, answer: (stage: Stage) => void) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/search-order");
    answer(stage);
    await stage.page.fill(field, typed);
    await goBy(stage.page, `form:has(${field}) button`);
  };

const CHALLENGE = { challenge: { token: "t", question: "三十一加二十四等于多少？" } };

const proof: Screen[] = [
  {
    what: "the look-up by a recovery code that was used",
    route: "search-order",
    show: looked("#q", "7K2M-9QF4-T8WR", ({ upstream }) => {
      const fields = {
        q: "这个恢复码已经用过了，每个只能用一次。新的恢复码在找回订单的那个浏览器里，打开订单，收据上就有。",
      };
      upstream.behave(that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", { fields }), SEARCH);
    }),
  },
  {
    what: "the look-up with a small sum before the code",
    route: "search-order",
    show: looked("#mobile", "138 1234 5678", ({ upstream }) => {
      const fields = { answer: "再发一条之前，请先做这道小题：短信有费用，也怕打扰别人" };
      const detail = { fields, ...CHALLENGE };
      upstream.behave(that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", detail), "/api/x/sendCode");
    }),
  },
  {
    what: "an order found by a number that lets one read",
    route: "search-result",
    show: (stage) => {
      const orders = stage.real.orders.orders.slice(0, 1).map((row) => ({ ...row, sn: SN, role: "reader" }));
      return looked("#q", SN, ({ upstream }) => upstream.behave(that.answersWith({ orders }), SEARCH))(stage);
    },
  },
  {
    what: "my orders, one of them only to be read",
    route: "search-order-history",
    show: ({ open, upstream, real }) => {
      const orders = real.orders.orders
        .slice(0, 2)
        .map((row, nth) => (nth === 0 ? { ...row, role: "reader" } : row));
      upstream.behave(that.answersWith({ orders }), SEARCH);
      return open("/search-order-history");
    },
  },
];

/** Whose order it is, on every page that says so: its owner's, a reader's, and how one proves to be the owner. */
export const holdScreens: readonly Screen[] = [...own, ...read, ...proof];

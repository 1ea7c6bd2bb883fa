import type { DeskOrder, DeskOrderRow } from "#functions/contract/desk/desk-orders.ts";
import type { AskedInWords } from "#functions/contract/orders/asked.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import type { RealAnswers } from "#tests/kit/answers/real-answers.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { deskLists } from "#tests/kit/desk/samples.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";

const { find: FIND, order: ORDER, queue: QUEUE } = calls.desk;
const AT = "2026-11-21T02:30:00.000Z";
const [, , , wish] = deskLists.items;
const { sn } = wish;

const row: DeskOrderRow = {
  sn,
  product: "expert",
  status: "paid",
  stage: "revising",
  amount: 29_900,
  currency: "CNY",
  createdAt: AT,
  paidAt: AT,
};
const baby: DeskOrderRow = { ...row, product: "baby", status: "delivered", stage: null, amount: 2990 };

/** An order of expert work whose manuscript is to be revised, with all that happened to its money. */
export const orderOf = ({ briefs }: RealAnswers): DeskOrder => {
  const { order } = briefs.at.revising;
  return {
    ...row,
    ...{ priceVersion: 2, mobile: "138****5678", said: order.brief.said },
    names: ["清和", "知微", "若溪"],
    payments: [
      {
        ...{ outTradeNo: "0123456789ABCDEFGHJKMNPQ", transactionId: "4200002026112100000001" },
        ...{
          channel: "wechat-h5",
          state: "paid",
          amount: 29_900,
          paidAmount: 29_900,
          createdAt: AT,
          paidAt: AT,
        },
      },
    ],
    refunds: [
      { refundNo: "0123456789ABCDEFGHJKMNPQR7K2QA", amount: 10_000, createdAt: AT, doneAt: AT },
      { refundNo: "0123456789ABCDEFGHJKMNPQR7K2QB", amount: 1_000, createdAt: AT, doneAt: null },
    ],
    expert: order,
  };
};

/** A baby's order with the whole report delivered. */
const babyOf = (real: RealAnswers): DeskOrder => ({
  ...{ ...orderOf(real), ...baby, mobile: null, refunds: [], expert: null },
  said: { surname: "林", sex: "female", calendar: "solar", year: "2026", month: "4", day: "18" },
  names: real.paid.whole.map(({ given }) => given),
});
const ANSWERED: AskedInWords = {
  ...{ kind: "complaint", done: true, text: "第二批里有两个字我们不认得。" },
  ...{ since: "2026-11-22T01:10:00.000Z", by: "2026-11-25T15:59:59.999Z" },
  answer: "“蕤”和“瀞”都在规范字表里，读音和意思写在名字的详情里；不想用可以点“不合适”，再换一批。",
  answeredAt: "2026-11-22T06:40:00.000Z",
};

const asked =
  (q: string, found: unknown = { orders: [] }) =>
  async ({ upstream, open, page }: Stage) => {
    upstream.behave(that.answersWith(found), FIND.path);
    await open("/desk/find");
    await page.fill("#find", q);
    await goBy(page, ".desk-top .btn");
  };

/** Orders at the desk (查单), looked up and whole. */
export const orderScreens: readonly Screen[] = [
  {
    what: "the look-up of orders",
    route: "desk/find",
    as: "operator",
    show: ({ open }) => open("/desk/find"),
  },
  {
    what: "the orders that a mobile leads to",
    route: "desk/find",
    as: "operator",
    show: asked("13800138000", { orders: [row, baby] }),
  },
  { what: "a number that leads to no order", route: "desk/find", as: "operator", show: asked("4200000000") },
  { what: "a look-up of what is no number", route: "desk/find", as: "operator", show: asked("林清和") },
  {
    what: "a baby's order at the desk",
    route: "desk/order",
    as: "operator",
    show: ({ upstream, open, real }) => {
      upstream.behave(that.answersWith(babyOf(real)), ORDER.path);
      upstream.behave(that.answersWith({ items: [] }), QUEUE.path);
      return open(`/desk/order?sn=${sn}`);
    },
  },
  {
    what: "a baby's order at the desk, its complaint answered",
    route: "desk/order",
    as: "operator",
    show: ({ upstream, open, real }) => {
      upstream.behave(that.answersWith({ ...babyOf(real), asked: [ANSWERED] }), ORDER.path);
      upstream.behave(that.answersWith({ items: [] }), QUEUE.path);
      return open(`/desk/order?sn=${sn}`);
    },
  },
  {
    what: "an order of expert work at the desk, money asked back",
    route: "desk/order",
    as: "operator",
    show: ({ upstream, open, real }) => {
      upstream.behave(that.answersWith(orderOf(real)), ORDER.path);
      upstream.behave(that.answersWith({ items: deskLists.items.slice(3) }), QUEUE.path);
      return open(`/desk/order?sn=${sn}`);
    },
  },
];

import type { DeskOrder, DeskOrderRow } from "#functions/contract/desk/desk-orders.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { type AskedInWords, answerBy } from "#functions/contract/orders/asked.ts";
import type { RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import type { RealAnswers } from "#tests/kit/answers/real-answers.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { deskLists } from "#tests/kit/desk/samples.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";

const { find: FIND, order: ORDER, queue: QUEUE } = calls.desk;
const ORDERED = "2026-11-20T02:10:00.000Z";
const PAID = "2026-11-20T02:12:00.000Z";
const BEGUN = "2026-11-23T06:00:00.000Z";
const [complaint, , , wish] = deskLists.items;
/** The mobiles that families left, by surname: who is looked up by one is shown with it. */
const MOBILES: Readonly<Record<string, string>> = { 林: "138****5678", 沈: "139****2468" };
const GROUND = "两个名字用了家里不要的音";
const EVERY_MS = 2 * 3_600_000;

/** Expert work whose entries came one after the other, from its payment on. */
const spaced = (order: RgOrder): RgOrder => ({
  ...order,
  entries: order.entries.map((entry, nth) => ({
    ...entry,
    at: new Date(Date.parse(PAID) + nth * EVERY_MS).toISOString(),
  })),
});

const UNTOLD = { answer: null, answeredAt: null, question: null, questionAt: null };

type Waiting = Pick<DeskItem, "kind" | "since" | "note"> & { acts: readonly DeskItem["acts"][number][] };
/** What the family of an item of the queue asked for. */
const askedIn = ({ kind, since, note, acts }: Waiting): AskedInWords[] =>
  (kind === "complaint" || kind === "refund") && acts.includes("answer")
    ? [{ kind, since, by: answerBy(since), text: note ?? "", done: false, ...UNTOLD }]
    : [];

type Item = (typeof deskLists.items)[number];

/** The row of the order that an item of the queue is about. */
const rowOf = ({ sn, product, status, stage, amount }: Item): DeskOrderRow => ({
  ...{ sn, product, status, stage, amount, currency: "CNY", createdAt: ORDERED, paidAt: PAID },
});

/** The order that an item of the queue is about, with all that happened to its money: they tell the same. */
export const orderOf = (item: Item, real: RealAnswers): DeskOrder => {
  const { order } = real.briefs.at.revising;
  const { amount, asked, left } = item;
  const isExpert = item.product === "expert";
  const back = isExpert ? 10_000 : amount - left;
  return {
    ...rowOf(item),
    ...{ priceVersion: 2, mobile: MOBILES[item.surname] ?? null, expert: isExpert ? spaced(order) : null },
    asked: askedIn(item),
    deliveredAt: isExpert || item.status === "pending" ? null : "2026-11-20T02:13:00.000Z",
    acts:
      back === 0
        ? []
        : [
            {
              ...{ at: BEGUN, who: OPERATOR, verb: "refund", subject: `${item.kind} ${item.ref}` },
              reason: `退 ${amountText(back, "CNY")}：${GROUND}`,
            },
          ],
    said: isExpert
      ? order.brief.said
      : { surname: item.surname, sex: "female", calendar: "solar", year: "2026", month: "4", day: "18" },
    names: isExpert || item.status === "pending" ? [] : real.paid.whole.map(({ given }) => given),
    payments: [
      {
        ...{ outTradeNo: "0123456789ABCDEFGHJKMNPQ", transactionId: "4200002026112100000001" },
        ...{ channel: "wechat-h5", state: amount === asked ? "paid" : "mismatch", amount: asked },
        ...{ paidAmount: amount, createdAt: ORDERED, paidAt: PAID },
      },
    ],
    refunds:
      back === 0
        ? []
        : [
            {
              ...{ refundNo: "0123456789ABCDEFGHJKMNPQR7K2QA", amount: back, createdAt: BEGUN },
              doneAt: isExpert ? "2026-11-23T06:05:00.000Z" : null,
            },
          ],
  };
};

/** A baby's order with the whole report delivered, which asks for nothing. */
const babyOf = (real: RealAnswers): DeskOrder => ({ ...orderOf(complaint, real), asked: [] });
const ANSWERED: AskedInWords = {
  ...{ kind: "complaint", done: true, text: "后面的名字里有两个字我们不认得。" },
  ...{ since: "2026-11-22T01:10:00.000Z", by: "2026-11-25T15:59:59.999Z" },
  answer: "“蕤”和“湉”都在规范字表里，读音和意思写在名字的详情里；不想用可以点“不合适”，再加 10 个。",
  answeredAt: "2026-11-22T06:40:00.000Z",
  ...{ question: null, questionAt: null },
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
    show: asked("13812345678", {
      orders: [
        { ...rowOf(complaint), ...{ sn: "01HZX8K3QJ5V7M9N2P4R6S8TR8", product: "score", amount: 990 } },
        rowOf(complaint),
      ].map((row) => ({ ...row, surname: complaint.surname })),
    }),
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
      return open(`/desk/order?sn=${complaint.sn}`);
    },
  },
  {
    what: "a baby's order at the desk, its complaint answered",
    route: "desk/order",
    as: "operator",
    show: ({ upstream, open, real }) => {
      const done = { verb: "answer-item", subject: `complaint ${complaint.ref}`, reason: null };
      const acts = [{ at: ANSWERED.answeredAt, who: OPERATOR, ...done }];
      upstream.behave(that.answersWith({ ...babyOf(real), asked: [ANSWERED], acts }), ORDER.path);
      upstream.behave(that.answersWith({ items: [] }), QUEUE.path);
      return open(`/desk/order?sn=${complaint.sn}`);
    },
  },
  {
    what: "an order of expert work at the desk, money asked back",
    route: "desk/order",
    as: "operator",
    show: ({ upstream, open, real }) => {
      const later = { ref: complaint.ref, since: "2026-11-21T03:40:00.000Z", note: "初稿和要求对不上" };
      const said = { ...wish, ...later, kind: "complaint", quote: null } as const;
      const order = { ...orderOf(wish, real), asked: [said, wish].flatMap(askedIn) };
      upstream.behave(that.answersWith(order), ORDER.path);
      upstream.behave(that.answersWith({ items: [wish, said] }), QUEUE.path);
      return open(`/desk/order?sn=${wish.sn}`);
    },
  },
];

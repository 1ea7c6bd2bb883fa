import type { DeskLog } from "#functions/contract/desk/desk.ts";
import type { DeskComment } from "#functions/contract/desk/desk-comments.ts";
import type { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { beijingDay, DAY_MS } from "#functions/contract/values/time.ts";
import { EXPERT, OPERATOR } from "./access.ts";

const AT = "2026-11-21T02:30:00.000Z";
const comment: DeskComment = {
  id: "0123456789abcdef0123456789",
  state: "waiting",
  stars: 2,
  text: "名字不错，等得有点久。后面的名字里有两个字我们不认得。",
  bought: "宝宝起名",
  createdAt: AT,
  reason: null,
  reply: null,
};
const line = {
  nth: 3,
  at: AT,
  who: OPERATOR,
  verb: "hide-comment",
  subject: comment.id,
  reason: "隐私：写了孩子的全名",
  order: { sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3", product: "baby", surname: "林", words: null },
} as const satisfies DeskLog["entries"][number];

const EXPERT_SN = "01HZX8K3QJ5V7M9N2P4R6S8TZ7";
const PAYMENT = "0123456789ABCDEFGHJKMNPQ";
/** What the table of prices of that time asks, fen. */
const PRICE = { baby: 3990, expert: 29_900 };
/** Orders paid for, today first. */
const SOLD = [
  [24, 2],
  [21, 1],
  [18, 1],
  [15, 0],
  [12, 1],
  [9, 1],
  [6, 0],
] as const;
const soldIn = (nth: 0 | 1): number => SOLD.reduce((all, day) => all + day[nth], 0);
const [babies, experts] = [soldIn(0), soldIn(1)];
const item = {
  ref: comment.id,
  sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3",
  product: "baby",
  surname: "林",
  amount: PRICE.baby,
  asked: PRICE.baby,
  currency: "CNY",
  left: PRICE.baby,
  quote: null,
  stage: null,
  since: AT,
  question: null,
  note: "实付 5 元，交易号 4200001",
} as const;

/** What the desk's lists hold on the tests' screens. */
export const deskLists = {
  log: {
    entries: [
      { ...line, nth: 5, verb: "refund", subject: "complaint 3", reason: "退 39.90 元，订单结束：写错了字" },
      {
        ...{ ...line, nth: 4, verb: "answer-item", subject: "invoice 4", reason: null },
        order: { ...line.order, words: "发票已经开好，在这一页下载。" },
      },
      line,
      { ...line, nth: 2, verb: "answer-comment", reason: "谢谢，已经改了。" },
      { ...line, nth: 1, who: OPERATOR, verb: "show-comment", reason: null, order: null },
    ],
    more: null,
    people: [OPERATOR, EXPERT],
  } satisfies DeskLog,
  figures: {
    days: SOLD.map(([baby, expert], ago) => ({
      ...{
        day: beijingDay(Date.now() - ago * DAY_MS),
        orders: 120 - 17 * ago,
        paid: baby + expert,
        income: baby * PRICE.baby + expert * PRICE.expert,
      },
      ...{
        refunds: ago % 3,
        refunded: (ago % 3) * PRICE.baby,
        late: ago === 2 ? 1 : 0,
        by: { baby: baby * PRICE.baby, expert: expert * PRICE.expert },
      },
    })),
    services: [
      { service: "baby", paid: babies, income: babies * PRICE.baby },
      { service: "expert", paid: experts, income: experts * PRICE.expert },
    ],
    channels: [
      {
        channel: "wechat-h5",
        paid: babies + experts,
        income: babies * PRICE.baby + experts * PRICE.expert,
      },
    ],
  } satisfies DeskFigures,
  items: [
    {
      ...item,
      kind: "complaint",
      status: "delivered",
      acts: ["ask", "answer", "refund", "refund-part"],
      note: "名字不合要求，\n想退款",
    },
    {
      ...item,
      kind: "wrong-amount",
      ref: PAYMENT,
      sn: "01HZX8K3QJ5V7M9N2P4R6S8TW4",
      status: "pending",
      ...{ surname: "陈", amount: 500, left: 500 },
      acts: ["refund", "close"],
    },
    {
      ...{ ...item, kind: "late-refund", ref: PAYMENT, sn: "01HZX8K3QJ5V7M9N2P4R6S8TX5", surname: "许" },
      ...{ status: "refunding", acts: ["retry"], left: 0, note: null },
    },
    {
      ...{ ...item, kind: "refund", ref: EXPERT_SN, sn: EXPERT_SN, product: "expert", surname: "沈" },
      ...{ status: "paid", stage: "revising", amount: PRICE.expert, asked: PRICE.expert, left: 19_900 },
      ...{ quote: 19_900, note: "家里商量好了，先不起了" },
      acts: ["ask", "answer", "refund", "refund-part"],
    },
    {
      ...{ ...item, kind: "refund", ref: `${PAYMENT}R7K2QA`, sn: "01HZX8K3QJ5V7M9N2P4R6S8TY6" },
      ...{ surname: "何", status: "refunding", left: 0 },
      ...{ note: "支付平台没有退成，请到平台核对", acts: ["retry", "close"] },
    },
  ] as const satisfies readonly DeskItem[],
  comments: [
    comment,
    { ...comment, id: "1".repeat(26), state: "hidden", stars: 1, reason: "广告", reply: "谢谢。" },
  ] as const satisfies readonly DeskComment[],
};

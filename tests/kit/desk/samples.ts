import type { DeskLog } from "#functions/contract/desk/desk.ts";
import type { DeskComment } from "#functions/contract/desk/desk-comments.ts";
import type { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { EXPERT, OPERATOR } from "./access.ts";

const AT = "2026-11-21T02:30:00.000Z";
const comment: DeskComment = {
  id: "0123456789abcdef0123456789",
  state: "waiting",
  stars: 2,
  text: "名字不错，等得有点久。第二批里有两个字我们不认得。",
  bought: "宝宝起名",
  createdAt: AT,
  reason: null,
  reply: null,
};
const line: DeskLog["entries"][number] = {
  nth: 3,
  at: AT,
  who: OPERATOR,
  verb: "hide-comment",
  subject: comment.id,
  reason: "隐私：写了孩子的全名",
  order: { sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3", product: "baby", surname: "林", words: null },
};

const PAYMENT = "0123456789ABCDEFGHJKMNPQ";
const item = {
  ref: comment.id,
  sn: "01HZX8K3QJ5V7M9N2P4R6S8TV3",
  product: "baby",
  surname: "林",
  amount: 2990,
  asked: 2990,
  currency: "CNY",
  left: 2990,
  quote: null,
  stage: null,
  priceVersion: 2,
  since: AT,
  note: "实付 5 元，交易号 4200001",
} as const;

/** What the desk's lists hold on the tests' screens. */
export const deskLists = {
  log: {
    entries: [
      line,
      { ...line, nth: 2, verb: "answer-comment", reason: "谢谢，已经改了。" },
      { ...line, nth: 1, who: EXPERT, verb: "show-comment", reason: null, order: null },
    ],
    more: null,
    people: [OPERATOR, EXPERT],
  } satisfies DeskLog,
  figures: {
    days: Array.from({ length: 7 }, (_, ago) => ({
      ...{
        day: `2026-11-${21 - ago}`,
        orders: 120 - 17 * ago,
        paid: 33 - 4 * ago,
        income: 132_680 - 20_000 * ago,
      },
      ...{
        refunds: ago % 3,
        refunded: (ago % 3) * 29_900,
        late: ago === 2 ? 1 : 0,
        by: { baby: 100_000 - 15_000 * ago, expert: 32_680 - 5_000 * ago },
      },
    })),
    services: [
      { service: "baby", paid: 120, income: 385_000 },
      { service: "expert", paid: 27, income: 123_760 },
    ],
    channels: [{ channel: "wechat-h5", paid: 147, income: 508_760 }],
  } satisfies DeskFigures,
  items: [
    {
      ...item,
      kind: "complaint",
      status: "delivered",
      acts: ["answer", "refund", "refund-part"],
      note: "名字不合要求，\n想退款",
    },
    {
      ...item,
      kind: "wrong-amount",
      ref: PAYMENT,
      status: "pending",
      ...{ amount: 500, left: 500 },
      acts: ["refund", "close"],
    },
    { ...item, kind: "late-refund", ref: PAYMENT, status: "refunding", acts: ["retry"], left: 0, note: null },
    {
      ...{ ...item, kind: "refund", ref: item.sn, product: "expert", status: "paid", stage: "writing" },
      ...{ amount: 29_900, asked: 29_900, left: 19_900, quote: 14_950, note: "家里商量好了，先不起了" },
      acts: ["answer", "refund", "refund-part"],
    },
    {
      ...{ ...item, kind: "refund", ref: `${PAYMENT}R7K2QA`, status: "refunding", left: 0 },
      ...{ note: "支付平台没有退成，请到平台核对", acts: ["retry", "close"] },
    },
  ] as const satisfies readonly DeskItem[],
  comments: [
    comment,
    { ...comment, id: "1".repeat(26), state: "hidden", stars: 1, reason: "广告", reply: "谢谢。" },
  ] as const satisfies readonly DeskComment[],
};

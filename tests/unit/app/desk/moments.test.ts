import { expect, test } from "vitest";
import { reasonIn } from "#app/desk/frame/reason-in.ts";
import { momentsOf, type Past } from "#app/desk/orders/moments.ts";
import { goneTexts } from "#app/desk/orders/order-words.ts";
import type { ExpertEntry } from "#functions/contract/products/expert.ts";

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`;
const PAID = { outTradeNo: "1", transactionId: "2", channel: "wechat-h5", state: "paid" } as const;
const ORDER: Past = {
  ...{ createdAt: at(1), currency: "CNY", deliveredAt: null, names: [], acts: [], asked: [], refunds: [] },
  expert: null,
  payments: [{ ...PAID, amount: 29_900, paidAmount: 29_900, createdAt: at(1), paidAt: at(2) }],
};
const told = (over: Partial<Past>) => momentsOf({ ...ORDER, ...over });
const BACK = { refundNo: "3", amount: 10_000, createdAt: at(5), doneAt: at(6) };

test("money that goes back is told with its sum, who sent it and why", () => {
  const acts = [
    { at: at(5), who: "op@example.com", verb: "refund", reason: "退 100 元，订单照常：写错了字" },
  ];
  const [begun, done] = told({ acts, refunds: [BACK] }).slice(-2);
  expect(begun).toMatchObject({ sum: "−100 元", who: "op@example.com", reason: acts[0]?.reason });
  expect(done?.text).toBe("退的 100 元已到付款人");
});

// Break it catches: two long numbers, and nobody knows which of them a bill shows.
test("every number is told with what it is", () => {
  const numbers = told({ refunds: [BACK] }).flatMap(({ number }) => (number === null ? [] : [number]));
  expect(numbers).toEqual([
    ["商户单号", "1"],
    ["交易单号", "2"],
    ["退款单号", "3"],
  ]);
});

// Break it catches: «退过 100 元» without when or why, on which the rest is decided.
test("what went back already is told with its day and its reason", () => {
  const reason = "退 100 元，订单照常：写错了字";
  const acts = [{ at: at(5), who: "op@example.com", verb: "refund", reason }];
  expect(goneTexts({ ...ORDER, acts, refunds: [BACK] })).toEqual([
    "11 月 20 日退 100 元，订单照常：写错了字",
  ]);
  expect(goneTexts({ ...ORDER, refunds: [BACK] })).toEqual(["11 月 20 日退 100 元"]);
  expect(reasonIn(reason)).toEqual({ done: "退 100 元，订单照常", why: "写错了字" });
  expect(reasonIn("写错了：重发")).toEqual({ done: "", why: "写错了：重发" });
});

// Break it catches: of an order with a complaint and a wish, nobody sees which of them was answered, or paid for.
test("an act says which item it was done to", () => {
  const done = { who: "op@example.com", reason: null };
  const acts = [
    { ...done, at: at(5), verb: "refund", subject: "complaint 3" },
    { ...done, at: at(7), verb: "answer-item", subject: "invoice 4" },
    { ...done, at: at(8), verb: "close-item", subject: "wrong-amount 5" },
  ];
  const asked: Past["asked"] = [
    {
      ...{ kind: "invoice", since: at(4), by: at(9), text: "抬头：某某公司", done: true },
      ...{ answer: "已经开好", answeredAt: at(7), question: null, questionAt: null },
    },
  ];
  const marks = told({ acts, asked, refunds: [BACK] }).flatMap(({ text, about }) =>
    about === undefined ? [] : [[text, about]],
  );
  expect(marks).toEqual([
    ["开始退款", "投诉"],
    ["答复家长", "要发票"],
    ["结案", "金额不符"],
  ]);
});

// Break it catches: an item that was closed without words leaves no trace on its order.
test("an act with no other line has one of its own, and none has two", () => {
  const acts = [
    { at: at(5), who: "op@example.com", verb: "refund", reason: "写错了字" },
    { at: at(7), who: "op@example.com", verb: "close-item", reason: "已在支付平台退回" },
  ];
  const texts = told({ acts, refunds: [BACK] }).map(({ text }) => text);
  expect(texts.filter((text) => text === "退款")).toEqual([]);
  expect(texts.at(-1)).toBe("结案");
});

const entry = (hour: number, over: Partial<ExpertEntry>): ExpertEntry => ({
  ...{ id: String(hour), who: "system", kind: "stage", at: at(hour), text: null, stage: null, late: false },
  ...{ refund: null, manuscript: null, ...over },
});

// Break it catches: two chronologies beside each other, in which money and wishes stand twice.
test("what was said of expert work stands in the one line of time, each thing once", () => {
  const entries = [
    entry(2, { stage: "paid" }),
    entry(3, { stage: "briefed" }),
    entry(4, { who: "family", kind: "message", text: "外公姓苏" }),
    entry(5, { who: "family", kind: "refund", text: "不起了" }),
    entry(7, { stage: "cancelled" }),
  ];
  const asked: Past["asked"] = [
    {
      ...{ kind: "refund", since: at(5), by: at(9), text: "不起了", done: false },
      ...{ answer: null, answeredAt: null, question: null, questionAt: null },
    },
  ];
  const lines = told({ asked, expert: { entries } }).map(({ text, words }) => [text, words]);
  expect(lines.slice(3)).toEqual([
    ["资料已提交", null],
    ["家长留言", "外公姓苏"],
    ["家长申请退款", "不起了"],
  ]);
});

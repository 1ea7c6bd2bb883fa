import { describe, expect, test } from "vitest";
import { shareText } from "#app/desk/figures/figures-words.ts";
import { leftText, waitedText } from "#app/desk/frame/waited.ts";
import { answeredText, moneyLines, standText } from "#app/desk/orders/order-words.ts";
import { afterClose, answerDue, byDue, itemStatus, termsText } from "#app/desk/queue/item-words.ts";
import { askedText } from "#app/kit/page/asked-words.ts";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { answerBy, moneyBy } from "#functions/contract/orders/asked.ts";
import { deskLists } from "#tests/kit/desk/samples.ts";

/** 2026-11-24, a minute to midnight in Beijing. */
const SINCE = "2026-11-24T15:59:00.000Z";
const at = (instant: string) => Date.parse(instant);

describe("how long somebody waits", () => {
  test.each([
    ["2026-11-24T15:59:59.000Z", "刚开始等"],
    ["2026-11-24T16:57:00.000Z", "已等 58 分钟"],
    ["2026-11-26T15:58:00.000Z", "已等 47 小时"],
    ["2026-11-26T15:59:00.000Z", "已等 2 天"],
    ["2026-11-26T16:00:00.000Z", "已等 3 天"],
  ])("at %s is told as “%s”", (now, said) => {
    expect(waitedText(SINCE, at(now))).toBe(said);
  });

  test("is answered by the end of the third day in Beijing, and late from then on", () => {
    const by = answerBy(SINCE);
    expect(by).toBe("2026-11-27T15:59:59.999Z");
    expect(answerBy("2026-11-24T16:00:00.000Z")).toBe("2026-11-28T15:59:59.999Z");
    const open = { kind: "complaint", by, answeredAt: null, questionAt: null } as const;
    expect(askedText(open, at(by))).toBe("投诉处理中，11 月 27 日前答复");
    expect(askedText(open, at(by) + 1)).toBe("投诉处理中，原定 11 月 27 日前答复，已经晚了 1 天");
    expect(askedText({ ...open, kind: "invoice" }, at(by) + 36 * 3_600_000)).toMatch(/^发票申请.*晚了 2 天$/);
    expect(askedText({ ...open, kind: "refund", answeredAt: SINCE }, at(by))).toBe("退款申请已答复");
    expect(leftText(by, at(by) - 3_600_000)).toBe("还剩 1 小时");
    expect(leftText(by, at(by) + 1)).toBe("逾期 1 天");
    expect(leftText("2026-11-27T04:00:00.000Z", at("2026-11-27T06:30:00.000Z"))).toBe("逾期 2 小时");
  });

  // Break it catches: waiting counted from the minute beside lateness by the calendar: 已等 8 天 of a case 6 days past its 3.
  test.each([
    ["2026-11-21T02:30:00.000Z", "2026-11-30T01:10:00.000Z", "已等 9 天", "逾期 6 天"],
    [SINCE, "2026-11-27T16:00:00.000Z", "已等 4 天", "逾期 1 天"],
    ["2026-11-24T16:00:00.000Z", "2026-11-30T15:59:00.000Z", "已等 5 天", "逾期 2 天"],
  ])(
    "from %s to %s what was promised and what is late come to what it waited",
    (since, now, waited, late) => {
      expect([waitedText(since, at(now)), leftText(answerBy(since), at(now))]).toEqual([waited, late]);
    },
  );

  // Break it catches: the desk counts whole days from the minute, the family begun ones: 4 beside 5 of the same case.
  test.each([0, 1, 13, 36, 100])(
    "is as many days late at the desk as for the family, %i hours on",
    (hours) => {
      const by = answerBy(SINCE);
      const now = at(by) + hours * 3_600_000 + 1;
      const days = /晚了 (\d+ 天)$/.exec(
        askedText({ kind: "refund", by, answeredAt: null, questionAt: null }, now),
      );
      expect(leftText(by, now)).toBe(`逾期 ${days?.[1]}`);
    },
  );
});

// Break it catches: a buyer who paid a wrong sum is told a day, and the desk's line of it has none.
test("what a buyer is told a day for is due at the desk on that day", () => {
  for (const kind of ["complaint", "refund", "invoice", "wrong-amount", "late"] as const)
    expect(answerDue({ kind, acts: [], since: SINCE, question: null })).toBe(answerBy(SINCE));
  expect(answerDue({ kind: "sms", acts: [], since: SINCE, question: null })).toBeNull();
});

// Break it catches: whoever was asked back waits for no day, or the desk's row has the day of the first words.
test("whoever was asked back is answered so many days after the question, even without a reply", () => {
  const question = { text: "是哪一个字？", at: "2026-11-26T02:30:00.000Z" };
  const due = answerDue({ kind: "complaint", acts: [], since: SINCE, question });
  expect(due).toBe(answerBy(question.at));
  const back = { kind: "complaint", by: due ?? "", answeredAt: null, questionAt: question.at } as const;
  expect(askedText(back, at(question.at))).toContain("客服想先问您一句；不回，也在 11 月 29 日前答复");
  expect(askedText(back, at(due ?? "") + 1)).toContain("已经晚了");
  // Once the money goes back, a question about it is told with what is so now, and a complaint as before.
  const asked = { ...back, kind: "invoice", money: "back" } as const;
  expect(askedText(asked, at(question.at))).toMatch(/^已经退款，客服想先问您一句/);
  expect(askedText({ ...asked, questionAt: null, money: "going" }, at(question.at))).toMatch(/^正在退款，/);
  expect(askedText({ ...asked, kind: "complaint" }, at(question.at))).toMatch(/^投诉处理中，/);
});

test("the queue is in the order of its days, and what has none comes as if it were due at once", () => {
  const [complaint, , late, wish] = deskLists.items;
  const soon = { ...wish, question: { text: "", at: "2026-11-23T02:30:00.000Z" } };
  const sms = { ...complaint, kind: "sms", since: "2026-11-24T01:00:00.000Z" } as const;
  expect(byDue([late, soon, complaint, sms]).map(({ kind }) => kind)).toEqual([
    "sms",
    "complaint",
    "refund",
    "late-refund",
  ]);
});

// Break it catches: a refund that fails for a week looks like one that has time.
test("money that does not come is late after the days in which its buyer was told that it comes", () => {
  expect(moneyBy(SINCE)).toBe("2026-12-01T15:59:59.999Z");
  expect(answerDue({ kind: "late-refund", acts: ["retry"], since: SINCE, question: null })).toBe(
    moneyBy(SINCE),
  );
  const stuck = { kind: "refund", acts: ["retry", "close"], since: SINCE, question: null } as const;
  expect(answerDue({ ...stuck, acts: [...stuck.acts] })).toBe(moneyBy(SINCE));
});

// A refund under way that counts as gone back, or not at all, lets the desk send more than there is.
test("the money of an order adds up line by line, with what is still on its way back", () => {
  const [at, doneAt] = [SINCE, SINCE];
  const paid = { amount: 29_900, paidAmount: 29_900, paidAt: at, createdAt: at, state: "paid" } as const;
  const payment = { ...paid, outTradeNo: "1", transactionId: "2", channel: "wechat-h5" } as const;
  const back = (amount: number, done: string | null) => ({
    ...{ refundNo: `${amount}`, amount, createdAt: at, doneAt: done },
  });
  const order = { currency: "CNY" as const, payments: [payment], refunds: [] };
  expect(moneyLines(order)).toEqual([
    ["已收", "299 元"],
    ["已退", "0 元"],
    ["还能退", "299 元"],
  ]);
  expect(moneyLines({ ...order, refunds: [back(10_000, doneAt), back(1000, null)] })).toEqual([
    ["已收", "299 元"],
    ["已退", "100 元"],
    ["正在退", "10 元"],
    ["还能退", "189 元"],
  ]);
  expect(moneyLines({ ...order, payments: [{ ...payment, paidAt: null }] })).toEqual([["已收", "没有收到"]]);
});

test("an order with nothing to decide says in a line how it stands, and what was answered last", () => {
  const [at, paidAt] = [SINCE, SINCE];
  const paid = { amount: 3990, paidAmount: 3990, paidAt, createdAt: at, state: "paid" } as const;
  const payments = [{ ...paid, outTradeNo: "1", transactionId: "2", channel: "wechat-h5" as const }];
  const order = {
    currency: "CNY" as const,
    status: "delivered" as const,
    stage: null,
    payments,
    refunds: [],
  };
  expect(standText(order)).toBe("已交付，已收 39.90 元，还能退 39.90 元");
  const asked = {
    ...{ kind: "complaint" as const, since: at, by: at, text: "", done: true },
    ...{ question: null, questionAt: null },
  };
  const answered = { ...asked, answer: "好", answeredAt: "2026-11-22T06:40:00.000Z" };
  const waits = { ...asked, answer: null, answeredAt: null };
  expect(answeredText({ asked: [waits, answered] })).toContain("已答复，11 月 22 日 14:40。");
  expect(answeredText({ asked: [waits] })).toBe("");
});

// Break it catches: the sum that goes back by the terms is read as all that ever goes back, or as due whatever the reason.
test.each([
  [
    19_900,
    19_900,
    "核对属实，收的钱全退；改主意、不喜欢，不在其中",
    "最多退 299 元，退过 100 元，这次最多退 199 元。",
  ],
  [29_900, 29_900, "核对属实", "最多退 299 元，这次最多退 299 元。"],
  [29_900, 14_950, "初稿以前取消，退一部分", "已收 299 元，这次退 149.50 元。"],
])(
  "of 299 元 with %d fen left, %j by the terms is told with its reason and its sum",
  (left, quote, rule, sums) => {
    const told = termsText({ currency: "CNY", amount: 29_900, left, quote });
    expect(told?.rule).toContain(rule);
    expect(told?.sums).toBe(sums);
  },
);
test("where nothing was asked by the terms, none are told", () => {
  expect(termsText({ currency: "CNY", amount: 29_900, left: 19_900, quote: null })).toBeNull();
});

// Break it catches: whoever reads that nothing is left takes the money for gone back.
test("money that is sent back and does not arrive is told as not there yet", () => {
  const [, , late, , stuck] = deskLists.items;
  for (const item of [late, stuck]) expect(itemStatus(item)).toBe("退款中，已收 39.90 元，还没退到付款人");
});

// Break it catches: «还能退 0 元», or «订单照常» and «开好以后» of an order that has ended by a refund.
test.each([
  ["refund", "答复以后：结案"],
  ["complaint", "答复以后：结案"],
  ["invoice", "发票不用开了"],
] as const)(
  "a %s whose money has gone back is told at the desk as one of which nothing is left",
  (kind, after) => {
    const [complaint] = deskLists.items;
    const item = {
      ...complaint,
      kind,
      status: "refunded",
      left: 0,
      acts: ["ask", "answer"],
    } satisfies DeskItem;
    expect(itemStatus(item)).toBe("已退款，已收 39.90 元，没有可退的了");
    expect(afterClose(item)).toMatch(/^钱已经退了，或正在退/);
    expect(afterClose(item)).toContain(after);
    expect(afterClose({ ...item, left: 1 })).not.toContain("钱已经退了");
  },
);

test("each part of an income is rounded for itself, so that whoever adds it up by hand finds the same", () => {
  expect([shareText(17_940, 87_720), shareText(0, 100), shareText(100, 100)]).toEqual([
    "20.5%",
    "0.0%",
    "100.0%",
  ]);
  expect(shareText(0, 0)).toBe("–");
});

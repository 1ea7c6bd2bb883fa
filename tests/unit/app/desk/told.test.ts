import { describe, expect, test } from "vitest";
import { shareText } from "#app/desk/figures/figures-words.ts";
import { leftText, waitedText } from "#app/desk/frame/waited.ts";
import { askedText } from "#app/kit/page/asked-words.ts";
import { answerBy } from "#functions/contract/orders/asked.ts";

/** 2026-11-24, a minute to midnight in Beijing. */
const SINCE = "2026-11-24T15:59:00.000Z";
const at = (instant: string) => Date.parse(instant);

describe("how long somebody waits", () => {
  test.each([
    ["2026-11-24T15:59:59.000Z", "刚到"],
    ["2026-11-24T16:57:00.000Z", "已等 58 分钟"],
    ["2026-11-26T15:58:00.000Z", "已等 47 小时"],
    ["2026-11-26T15:59:00.000Z", "已等 2 天"],
  ])("at %s is told as “%s”", (now, said) => {
    expect(waitedText(SINCE, at(now))).toBe(said);
  });

  test("is answered by the end of the third day in Beijing, and late from then on", () => {
    const by = answerBy(SINCE);
    expect(by).toBe("2026-11-27T15:59:59.999Z");
    expect(answerBy("2026-11-24T16:00:00.000Z")).toBe("2026-11-28T15:59:59.999Z");
    const open = { kind: "complaint", by, answeredAt: null } as const;
    expect(askedText(open, at(by))).toBe("投诉处理中，11 月 27 日前答复");
    expect(askedText(open, at(by) + 1)).toBe("投诉处理中，答应 11 月 27 日前答复，已经晚了");
    expect(askedText({ ...open, kind: "refund", answeredAt: SINCE }, at(by))).toBe("退款申请已答复");
    expect(leftText(by, at(by) - 3_600_000)).toBe("还剩 1 小时");
    expect(leftText(by, at(by) + 1)).toBe("逾期 1 分钟");
  });
});

test("each part of an income is rounded for itself, so that whoever adds it up by hand finds the same", () => {
  expect([shareText(17_940, 87_720), shareText(0, 100), shareText(100, 100)]).toEqual([
    "20.5%",
    "0.0%",
    "100.0%",
  ]);
  expect(shareText(0, 0)).toBe("–");
});

import { expect, test } from "vitest";
import { unfilledSaid } from "#app/products/expert/brief/unfilled.ts";
import { asksElements } from "#app/products/expert/manuscript-view.tsx";
import { ruleNow, rulesBeside } from "#app/products/expert/progress/refund-rules.ts";
import { draftTitle, newDaySaid, refusalSaid } from "#app/products/expert/progress/stage-words.ts";
import { sayNames } from "#app/products/expert/sell/package-form.tsx";
import { workingDaysSaid } from "#app/products/expert/sell/sell-page.tsx";
import { answerBy } from "#functions/contract/orders/asked.ts";

const TERMS = { type: "standard", names: 8, revisions: 2, days: 3, revisionDays: 2 } as const;

const entry = (has: boolean) => ({
  manuscript: has ? { opening: "", names: [], pick: { given: "", reason: "" } } : null,
});

test.each([
  ["one manuscript", [false, true, false], "初稿"],
  ["a second one, after a wish to change", [true, false, true], "修改稿"],
])("after %s, the page never calls a revision the first draft", (_what, entries, said) => {
  expect(draftTitle(entries.map(entry))).toBe(said);
});

// Break it catches: a family is promised a day that is past, or another than the desk's.
test("the family of late work is told by when it hears a new day, until that day is past or word was sent", () => {
  const at = "2026-11-27T16:00:00.000Z";
  const entries = [{ at, kind: "stage", late: true, who: "system" }] as const;
  expect(newDaySaid(entries, Date.parse(at))).toBe("交稿的新日子还没定，最晚 12 月 1 日在这里告诉您。");
  expect(newDaySaid(entries, Date.parse(answerBy(at)) + 1)).toBe("");
  expect(newDaySaid([{ ...entries[0], late: false }], Date.parse(at))).toBe("");
  const word = { at, kind: "message", late: false, who: "expert" } as const;
  expect(newDaySaid([...entries, word], Date.parse(at))).toBe("");
});

// Break it catches: 陆清源或许知白, which is read as 陆清源 perhaps.
test.each([
  [["陆清源", "许知白"], "陆清源、许知白中的一位"],
  [["陆清源"], "陆清源"],
  [[], ""],
])("of %j the standard package says who may write", (names, said) => {
  expect(sayNames(names.map((name) => ({ name })))).toBe(said);
});

// Break it catches: a shop whose days off are set says that it has none, or one that cannot say so says it has none.
test.each([
  [null, "起名人公布的休息日不算。"],
  [[], "近期没有另外的休息日。"],
  [["2026-12-24", "2026-12-31"], "12 月 24 日、12 月 31 日休息，不算。"],
])("with %j off the sales page says which days are no working days", (daysOff, said) => {
  expect(workingDaysSaid(daysOff)).toContain(said);
});

// Break it catches: elements below every character of a family that never asked for them, or none where a birth was given.
test.each([
  [{ surname: "沈", story: "外公种了一辈子树" }, false],
  [{ surname: "沈", birth: "2026 年 4 月 18 日" }, true],
  [{ story: "老人说五行缺水" }, true],
  [{}, false],
])("of %j the manuscript shows elements: %j", (said, shows) => {
  expect(asksElements(said)).toBe(shows);
});

// Break it catches: a draft that seems to be whole while its button would refuse it.
test.each([
  [{ surname: "沈", story: "外公种了一辈子树" }, "还要填：性别、家里的故事或期望（再写 2 字）"],
  [{ surname: "沈", sex: "female", story: "" }, "还要填：家里的故事或期望"],
  [{ surname: "沈", sex: "female", story: "外公种了一辈子的树。" }, ""],
])("of the draft %j it is said what it still wants", (said, text) => {
  expect(unfilledSaid(said)).toBe(text);
});

test("a refused refund never promises work on what is final", () => {
  expect(refusalSaid("final")).not.toContain("照常");
  expect(refusalSaid("draft")).not.toContain("照常");
  expect(refusalSaid("writing")).toContain("起名照常进行");
});

// Break it catches: a family finds no rule for its case, or one that gives more than the terms.
test("what comes back now is said: with a draft delivered, before it, and where all comes back anyway", () => {
  const order = {
    stage: "draft",
    refund: { by: "desk", amount: 29_900 },
    revisionsLeft: 2,
    late: false,
    amount: 29_900,
    currency: "CNY",
    terms: { ...TERMS, beforeDraft: 50, answerDays: 30 },
  } as const;
  expect(ruleNow(order)).toContain("只是不喜欢，不退款，可以请起名人改，还可改 2 次。");
  expect(ruleNow({ ...order, revisionsLeft: 0 })).toMatch(/核对属实，全额退款；.*只是不喜欢，不退款。$/u);
  const whole = { by: "machine", amount: 29_900 } as const;
  expect(ruleNow({ ...order, refund: whole, stage: "briefed" })).toBe(
    "现在申请：还没有动笔，全额退款，即 299 元。",
  );
  expect(ruleNow({ ...order, refund: whole, late: true })).toBe("现在申请：已逾期，全额退款，即 299 元。");
  const half = { by: "desk", amount: 14_950 } as const;
  expect(ruleNow({ ...order, refund: half, stage: "writing" })).toBe(
    "现在申请：已动笔，退 50%，即 149.50 元。",
  );
  expect(ruleNow({ ...order, refund: null, stage: "final" })).toBe("");
  // What only holds before the agreed day is no rule once it has passed.
  const writing = { ...order, refund: half, stage: "writing" } as const;
  expect(rulesBeside(writing).join()).toContain("退 50%");
  expect(rulesBeside({ ...writing, late: true }).join()).not.toMatch(/50%|开始撰写/u);
});

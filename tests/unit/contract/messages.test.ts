import { LunarMonth } from "tyme4ts";
import { expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

// Break it catches: 腊月 in a message about what a result calls 十二月.
test("messages call a lunar month as a result says it", () => {
  for (const month of MONTHS)
    expect(messages.lunarBad(2025, month, 31, false)).toContain(
      `2025 年${LunarMonth.fromYm(2025, month).getName()}没有`,
    );
  expect(messages.dateLeap(2025, 12, 6)).toBe(
    "农历 2025 年没有闰十二月，这一年闰的是六月。请去掉“这是闰月”或换一个月",
  );
  expect(messages.lunarBad(2025, 6, 30, true)).toContain(LunarMonth.fromYm(2025, -6).getName());
});

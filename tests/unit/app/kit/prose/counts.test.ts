import { expect, test } from "vitest";
import { countsOf } from "#app/kit/prose/counts.tsx";

/** What no line may break, parted by what it may; a space that does not break is drawn as one. */
const drawn = (text: string): string => countsOf(text).join("|").replaceAll("\u00a0", "_");

test.each([
  ["保存：24\u00a0小时、30\u00a0天", "保存：|24_小时|、30_天"],
  ["钟表比世界时快 8 小时。", "钟表比世界时快 |8 小时|。"],
  ["均时差：加 0.5 分钟。", "均时差：加 |0.5 分钟|。"],
  ["真太阳时 2026 年 4 月 18 日 8:37。", "真太阳时 2026_年_4_月_18_日 8:37。"],
  ["木 1、火 2，共 900 分。", "木_1、火_2，共 900 分。"],
  ["偏弱宜扶。", "偏弱宜扶。"],
])("«%s» keeps each number with what it counts", (text, kept) => {
  expect(drawn(text)).toBe(kept);
});

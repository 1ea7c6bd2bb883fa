import { expect, test } from "vitest";
import { sayRival } from "#app/kit/business/findings.tsx";
import { notCompared } from "#app/kit/name/bill/not-compared.ts";
import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";

const brief = (rivals: readonly string[]): BusinessBrief => ({
  ...{ usage: "company", region: "杭州", trade: "面包店", form: "limited", length: 2, style: [] },
  ...{ must: "", avoid: [], rivals },
});

// Breaks it catches: a rival that costs points and «影响不大» beside it; 25 of 25 for what nobody compared, without a word.
test("what a rival costs is said in the bill's points, and what was not looked at beside its part", () => {
  const near = businessCard("知麦", brief(["问麦"]));
  const alone = businessCard("知麦", brief([]));
  if (near === null || alone === null) throw new Error("知麦 is registrable");
  const line = near.bill.lines.find(({ rule }) => rule === "和同行拉开");
  const lost = (line?.max ?? 0) - (line?.points ?? 0);
  const bill = { ...near.bill, lines: [...near.bill.lines] };
  expect(lost).toBeGreaterThan(0);
  expect(sayRival({ rival: near.rival, bill }, ["问麦"])).toContain(`“和同行拉开”少 ${lost} 分`);
  expect(notCompared(near.bill.lines)).toBe("没查注册商标");
  expect(notCompared(alone.bill.lines)).toContain("没和同行比");
});

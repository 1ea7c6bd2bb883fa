import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lostToRival, sayRival, sayRivalOfAll } from "#app/kit/business/findings.tsx";
import { notCompared } from "#app/kit/name/bill/not-compared.ts";
import { alikeIn } from "#app/products/business/alike.ts";
import { RivalsSection } from "#app/products/business-score/rivals-section.tsx";
import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { likeness } from "#functions/naming/business/score/near-miss.ts";
import { describeBusinessNames } from "#functions/origin/products/business/derive.ts";

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
  expect(sayRival({ rival: near.rival, bill }, ["问麦"])).toContain(`扣 ${lost} 分`);
  expect(notCompared(near.bill.lines)).toBe("会不会认错，只看字面，没查注册商标");
  expect(notCompared(alone.bill.lines)).toContain("没填同行，只看用字造词");
});

const cardOf = (sign: string, rivals: readonly string[]) => {
  const card = businessCard(sign, brief(rivals));
  if (card === null) throw new Error(`${sign} is registrable`);
  return { ...card, bill: { ...card.bill, lines: [...card.bill.lines] } };
};

// Breaks it catches: two rivals as near as each other that are each said to cost the same points.
test("what the nearest rivals cost is said once, with the names of all of them", () => {
  const { bill } = cardOf("知麦", ["问麦", "听麦"]);
  const compared = ["问麦", "听麦", "云山"].map((other) => likeness("知麦", other));
  const said = renderToStaticMarkup(createElement(RivalsSection, { compared, bill }));
  expect(said.match(/少 \d+ 分/gu)).toEqual([`少 ${lostToRival(bill)} 分`]);
  expect(said.replaceAll(/<[^>]+>/gu, "")).toContain("离“问麦”“听麦”最近");
});

// Breaks it catches: the points that a cap takes off, put down to a rival that is not near at all.
test("what a clash with a well-known name takes off is no rival's fault", () => {
  const { bill } = cardOf("小米", ["云山"]);
  expect(bill.lines.at(-1)).toMatchObject({ part: "封顶", max: 0 });
  expect(lostToRival(bill)).toBe(0);
  expect(bill.total).toBe(30);
});

// Breaks it catches: nine names in a row that each end with the same two lines.
test("what every name of a list has in common with a rival is said once for all of them", () => {
  const near = { other: "云上麦", nearness: 1, reason: "都有“麦”" };
  const names = (rivals: readonly (typeof near | null)[]) => rivals.map((rival) => ({ rival }));
  const said = "离您填的“云上麦”最近：都有“麦”。";
  expect(sayRivalOfAll(names([near, near]), ["云上麦"])).toBe(said);
  for (const rivals of [[near], [near, null], [near, { ...near, nearness: 2 }]])
    expect(sayRivalOfAll(names(rivals), ["云上麦"])).toBeNull();
});

// Breaks it catches: three cards in a row with the same first check and the same rival; one that differs, left out.
test("what all cards of a result would say alike stands once below them, and what differs on each", () => {
  const all = (signs: readonly string[], rivals: readonly string[]) =>
    alikeIn(describeBusinessNames(brief(rivals), signs), rivals, []);
  expect(all(["有麦", "暖麦"], ["云上麦"])).toMatchObject({ areClear: true, haveOneRival: true });
  expect(all(["有麦", "暖麦"], ["云上麦"]).rows.join()).toContain("2 个名字都离您填的“云上麦”最近");
  expect(all(["有麦", "香甜"], [])).toMatchObject({ areClear: false, haveOneRival: true });
  expect(all(["有麦", "暖禾"], ["云上麦"]).haveOneRival).toBe(false);
  expect(all(["有麦"], ["云上麦"]).rows).toEqual([]);
});

import { expect, test } from "vitest";
import { stepsOf, WHOLE_STEPS } from "#app/products/luck/pool/rule.ts";
import { DRAWS } from "#functions/naming/person/draw/draw.ts";
import { POOL_LEAST, POOL_MOST, POOL_THRESHOLD } from "#functions/naming/person/draw/pool.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";

test("the rule on the page says the engine's own figures, and the price table's", () => {
  const said = WHOLE_STEPS.flat().join("");
  for (const figure of [
    `${POOL_THRESHOLD} 分以上`,
    `放宽到 ${POOL_LEAST} 个`,
    `最好的 ${POOL_MOST} 个`,
    `免费再抽 ${DRAWS - 1}\u00a0次`,
  ])
    expect(said).toContain(figure);
  expect(offers.luck).toMatchObject({ count: DRAWS, redraws: DRAWS - 1 });
});

test("the rule promises no more draws than there are names", () => {
  const said = (size: number) => stepsOf(size).flat().join("");
  expect(said(1)).not.toContain("免费再抽");
  expect(said(2)).toContain("免费再抽 1\u00a0次");
  expect(said(DRAWS)).toBe(said(DRAWS + 1));
});

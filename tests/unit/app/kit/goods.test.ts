import { expect, test } from "vitest";
import { sayGoods } from "#app/kit/order/goods.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";

const FULL = { names: 30, batches: 5, batchSize: 10, further: 50 };

// Breaks it catches: 33 on one page and 83 on the next; «first 33, then 50 more», of which an owner asks whether they cost extra; a last batch that is short counted as a full one.
test("what is paid for is one number", () => {
  const said = "共 83 个名字，付一次都能看。";
  expect(sayGoods({ free: 3, locked: FULL })).toBe(said);
  expect(sayGoods({ free: 3, locked: { ...FULL, further: 45 } })).toContain("共 78 个名字");
  expect(sayGoods({ free: 3, locked: { ...FULL, names: 9, batches: 0, further: 0 } })).toBe(
    "共 12 个名字，付一次都能看。",
  );
});

test("of an older order, which does not tell how full its batches are, no more is promised than may be there", () => {
  const { further: _further, ...older } = FULL;
  expect(sayGoods({ free: 3, locked: older }, "字号")).toBe("最多 83 个字号，付一次都能看。");
});

// Break it catches: a home page that sells fewer names, or more, than an order holds.
test("the price table counts the names of every batch", () => {
  for (const { count, free, first, batches, batchSize } of [offers.baby, offers.business])
    expect(count).toBe(free + first + batches * batchSize);
});

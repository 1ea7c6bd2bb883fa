import { expect, test } from "vitest";
import { ordinalOf } from "#app/kit/result/ordinal.ts";

test("names of a list are counted, and a single one is not", () => {
  expect([0, 1, 2].map((at) => ordinalOf(at, 3))).toEqual(["其一", "其二", "其三"]);
  expect(ordinalOf(6, 7)).toBe("第 7 个");
  expect(ordinalOf(0, 1)).toBeUndefined();
});

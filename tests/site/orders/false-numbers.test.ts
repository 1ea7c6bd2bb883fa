import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "#functions/contract/values/numbers.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ vars: { HEAD_AFTER_MS: null } });
});
afterAll(() => site?.close());

/** A number of ours with one character changed. */
const slipped = (number: string): string =>
  number.slice(0, 9) + (number[9] === "7" ? "8" : "7") + number.slice(10);

test.each([
  ["a result", (sn: string) => `/naming-result/${sn}`],
  ["a name", (sn: string) => `/naming-detail?sn=${sn}&name=清和`],
  ["a score", (sn: string) => `/name-measurement-result/${sn}`],
  ["a checkout", (sn: string) => `/pay-new/seek?sn=${sn}`],
  ["a wait", (sn: string) => `/wait-pay?sn=${sn}`],
  ["a drawn name", (sn: string) => `/luck-name-details?sn=${sn}`],
  ["an expert's work", (sn: string) => `/manual-naming-order?sn=${sn}`],
  ["a comment", (sn: string) => `/comment-list?sn=${sn}`],
])(
  "%s of a number that we never gave out is a 404, and the origin is not asked for it",
  async (_what, path) => {
    const sn = slipped(newNumber("7Q"));
    const page = await site.visitor().get(encodeURI(path(sn)));
    expect(page.status).toBe(404);
    expect(page.words).toContain("没有找到");
    const asked = (await site.asked()).filter((line) => line.includes("/api/") && line.includes(sn));
    expect(asked).toEqual([]);
  },
);

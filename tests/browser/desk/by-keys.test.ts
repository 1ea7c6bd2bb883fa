import type { Page } from "playwright-core";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { type DeskHouse, openDeskHouse } from "#tests/kit/desk/desk-house.ts";
import { familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

// Breaks these catch: a key that does nothing, or presses the button of another form than the one that is typed in.

let house: DeskHouse;
beforeAll(async () => {
  house = await openDeskHouse();
});
afterAll(() => house?.close());

/** A paid order that its buyer has complained about. */
async function complained(): Promise<string> {
  const family = callerOf(house.site);
  const made = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  await payInDatabase(house.site, sn);
  await family.post("/api/business/advise", { sn, topic: "complaint", text: "名字不合要求" });
  return sn;
}

/** Types into what has the focus. */
const type = ({ keyboard }: Page, text: string) => keyboard.insertText(text);
/** Presses a key that has another page come. */
const going = (page: Page, key: string) => Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);

async function foundByEnd(sn: string): Promise<Page> {
  const { page, open } = await house.clerk("operator");
  await open("/desk");
  await page.keyboard.press("/");
  await type(page, sn.slice(-6));
  await going(page, "Enter");
  expect(new URL(page.url()).searchParams.get("sn")).toBe(sn);
  return page;
}

test("an operator finds an order by its end and pays it back, by keys alone and on one page", async () => {
  const page = await foundByEnd(await complained());
  const { pathname } = new URL(page.url());
  await page.keyboard.press("r");
  await type(page, "按约定退");
  await going(page, "Control+Enter");
  expect(await page.locator(".desk-sure").innerText()).toContain("9.90 元，全部");
  await going(page, "Control+Enter");
  expect(await page.locator("main").innerText()).toContain("退款中");
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test("another sum is read back by its own form's button, and no answer goes out with it", async () => {
  const page = await foundByEnd(await complained());
  await page.keyboard.press("o");
  await page.keyboard.press("Tab");
  await type(page, "5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await type(page, "退一半");
  await going(page, "Control+Enter");
  expect(await page.locator(".desk-sure .sums").innerText()).toMatch(/5 元[\s\S]*退一半/);
});

test("an expert writes eight names and hands them over, by keys alone and on one page", async () => {
  const theirs = familyAt(house.site);
  const sn = await theirs.briefed();
  const { page, open } = await house.clerk("expert");
  await open(`/desk/brief?sn=${sn}`);
  await page.locator('button[value="start"]').focus();
  await going(page, "Enter");
  // Words to the family are sent by their own button: nothing is handed over.
  await page.keyboard.press("m");
  await type(page, "这就动笔");
  await going(page, "Control+Enter");
  const said = await theirs.progress(sn);
  expect([said.stage, said.entries.at(-1)?.text]).toEqual(["writing", "这就动笔"]);

  await page.keyboard.press("o");
  await type(page, MANUSCRIPT.opening);
  await page.keyboard.press("Escape");
  for (const { given, reason } of MANUSCRIPT.names) {
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await type(page, given);
    await page.keyboard.press("Tab");
    await type(page, reason);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Control+s");
  // What may come first is called by its name once that is saved.
  await page.locator("#pick option", { hasText: "第 1 个 南枝" }).waitFor({ state: "attached" });
  await page.keyboard.press("f");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await type(page, MANUSCRIPT.pick.reason);
  await going(page, "Control+Enter");
  const { stage, entries } = await theirs.progress(sn);
  expect([stage, entries.at(-1)?.manuscript?.names.length]).toEqual(["draft", 8]);
});

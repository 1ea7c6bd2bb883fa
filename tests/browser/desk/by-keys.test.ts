import { readFileSync } from "node:fs";
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
  const made = await family.post("/api/business/seek", babyForm({ idem: `form-${crypto.randomUUID()}` }));
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  await payInDatabase(house.site, sn);
  await family.post("/api/business/advise", { sn, topic: "complaint", text: "名字不合要求" });
  return sn;
}

/** Types into what has the focus. */
const type = ({ keyboard }: Page, text: string) => keyboard.insertText(text);
/** Presses a key that has another page come. */
const going = (page: Page, key: string) => Promise.all([page.waitForNavigation(), page.keyboard.press(key)]);

/** What has the focus: its id, or its name. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("name"));

/** So many presses of Tab lead anywhere on a page of the desk. */
const MOST_TABS = 60;
/** Goes on by Tab until what `selector` names has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let at = 0; at < MOST_TABS; at++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((sought) => document.activeElement?.matches(sought), selector)) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

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
  await tabTo(page, 'button[value="start"]');
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
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get("sn")]).toEqual(["/desk/brief", sn]);
});

test("J and K go through the queue, Enter opens an item, F filters and C shows all again, ⌘K looks up", async () => {
  const [older, newer] = [await complained(), await complained()];
  const { page, open } = await house.clerk("operator");
  await open("/desk/queue");
  const row = () => page.evaluate(() => document.activeElement?.closest("li")?.textContent);
  await page.keyboard.press("j");
  const first = await row();
  await page.keyboard.press("j");
  expect(await row()).not.toBe(first);
  await page.keyboard.press("k");
  expect(await row()).toBe(first);
  const rows = page.locator(".desk-rows li");
  const place = async (sn: string) =>
    (await rows.allTextContents()).findIndex((text) => text.includes(sn.slice(-6)));
  expect(await place(older)).toBeLessThan(await place(newer));
  for (let at = 0; at < (await place(newer)); at++) await page.keyboard.press("j");
  await going(page, "Enter");
  expect(await page.locator(".desk-rows [aria-current]").textContent()).toContain(newer.slice(-6));
  expect(await page.locator(".desk-facts").textContent()).toContain(newer);

  await page.keyboard.press("f");
  expect(await focused(page)).toBe("of");
  // What is typed into a field is no key of the desk.
  await page.keyboard.press("k");
  expect(await focused(page)).toBe("of");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, ".desk-filters button");
  await going(page, "Enter");
  expect(new URL(page.url()).searchParams.get("of")).toBe("complaint");
  await going(page, "c");
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Control+k");
  expect(await focused(page)).toBe("find");
});

test("V opens the family's page, the numbers a range of figures, E its file", async () => {
  const page = await foundByEnd(await complained());
  const [shown] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("v")]);
  await shown.waitForLoadState();
  expect(await shown.locator("main").innerText()).toContain("林");
  await shown.close();

  const { page: figures, open } = await house.clerk("operator");
  await open("/desk/figures");
  for (const [key, days] of ["1", "7", "30", "90"].entries()) {
    await going(figures, String(key + 1));
    expect(new URL(figures.url()).searchParams.get("days")).toBe(days);
  }
  const [file] = await Promise.all([figures.waitForEvent("download"), figures.keyboard.press("e")]);
  expect(file.suggestedFilename()).toMatch(/^luopan-\d{4}-\d\d-\d\d\.csv$/);
  const today = file.suggestedFilename().slice(7, 17);
  // The mark of UTF-8, the line of heads, ninety days of which the first is today.
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect([lines[0]?.slice(0, 3), lines[1]?.slice(0, 10), lines.length]).toEqual(["\ufeff日期", today, 91]);
});

test("P saves a manuscript and shows how its family will read it", async () => {
  const sn = await familyAt(house.site).briefed();
  const { page, open } = await house.clerk("expert");
  await open(`/desk/brief?sn=${sn}`);
  await tabTo(page, 'button[value="start"]');
  await going(page, "Enter");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await type(page, "南枝");
  await page.keyboard.press("Escape");
  await going(page, "p");
  expect(new URL(page.url()).pathname).toBe("/desk/preview");
  expect(await page.locator("main").innerText()).toContain("沈shěn南nán枝zhī");
});

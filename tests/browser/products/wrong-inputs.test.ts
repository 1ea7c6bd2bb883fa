import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { allMessages, saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { type Filling, fillQuickly, held, submit } from "#tests/kit/browser/browser-form.ts";
import { type LentPage, lendReader } from "#tests/kit/browser/lent-pages.ts";
import { sendBaby } from "#tests/kit/forms/send-baby.ts";
import { wrong } from "#tests/kit/forms/wrong-baby.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
let reader: LentPage;
beforeAll(async () => {
  house = await openHouse();
  reader = await lendReader(house.site.url, false);
});
afterAll(async () => {
  await reader?.back();
  await house?.close();
});
// An order that should not be must not fail the tests behind it, too.
afterEach(async () => {
  await (await house.site.database()).prepare("DELETE FROM orders").run();
});

/** What is no fault but asked about: it may be meant so. */
const ASKED = [...["喵", "𬱖"].map(messages.surnameUnknown), messages.notStandard("囧")];

/** The page says exactly this, at the field and in the summary, in Chinese. */
async function expectSaid(page: Page, anchor: string, message: string): Promise<void> {
  expect(await saidErrors(page)).toEqual([{ anchor, message, atField: message, described: true }]);
  expect(await page.locator("#errors h2").textContent()).toBe(
    ASKED.includes(message) ? "有 1 处请您确认" : "有 1 处需要改一下",
  );
  expect(await allMessages(page)).not.toMatch(/\p{Script=Latin}/u);
}

async function expectNothingStored(): Promise<void> {
  expect((await rowsOf(house.site)).orders.length).toBe(0);
}

/** Sends a form past Chromium, and has it read the answer. */
async function sent(over: Filling) {
  const { answer, typed } = await sendBaby(house.site.visitor(), over);
  await reader.page.setContent(answer.text);
  return { page: reader.page, typed, status: answer.status };
}

test.each(wrong)("%s: 400, said at the field and on top, kept, nothing stored", async (...row) => {
  const [, over, anchor, message] = row;
  const { page, typed, status } = await sent(over);
  expect(status).toBe(400);
  await expectSaid(page, anchor, message);
  const { sure: _sure, ...after } = await held(page);
  expect(after).toEqual(typed);
  await expectNothingStored();
});

/** Of each way to fill in a field, and of each field, one that is wrong. */
const byHand = wrong.filter(
  ([, over, anchor], at) =>
    wrong.findIndex((other) => other[2] === anchor && kindsOf(other[1]) === kindsOf(over)) === at,
);
function kindsOf(over: Filling): string {
  return Object.keys(over).sort().join();
}
/** The first of each field: typed at once, and said at once. Whether there is a place only the origin knows, later. */
const atOnce = byHand.filter(
  ([, , anchor], at) => anchor !== "place" && byHand.findIndex((other) => other[2] === anchor) === at,
);

test("every field wrong, typed by hand: each said at its field and on top, and kept", async () => {
  const { page, open } = await house.phone({ scripts: false });
  await open("/");
  await fillQuickly(page, Object.assign({}, ...atOnce.map(([, typed]) => typed)));
  const before = await held(page);
  expect(await submit(page)).toBe(400);
  const expected = atOnce.map(([, , anchor, message]) => ({
    ...{ anchor, message, atField: message, described: true },
  }));
  const said = await saidErrors(page);
  expect(said).toHaveLength(expected.length);
  expect(said).toEqual(expect.arrayContaining(expected));
  const { sure: _sure, ...after } = await held(page);
  expect(after).toEqual(before);
});

test.each(byHand.filter((row) => !atOnce.includes(row)))(
  "%s, typed by hand: said at the field and on top, and kept",
  async (...row) => {
    const [, typed, anchor, message] = row;
    const { page, open } = await house.phone({ scripts: false });
    await open("/");
    await fillQuickly(page, typed);
    const before = await held(page);
    expect(await submit(page)).toBe(400);
    await expectSaid(page, anchor, message);
    const { sure: _sure, ...after } = await held(page);
    expect(after).toEqual(before);
  },
);

test("my orders stay empty after a form that was refused", async () => {
  const { page, open } = await house.phone({ scripts: false });
  await open("/");
  await fillQuickly(page, { surname: "Lin" });
  expect(await submit(page)).toBe(400);
  await open("/search-order-history");
  expect(await page.locator("main").textContent()).toContain("还没有订单");
});

describe("what no form of ours offers", () => {
  const forged: [what: string, name: string, value: string, anchor: string, message: string][] = [
    ["a sex that is none", "sex", "both", "sex", messages.sexEmpty],
    ["month 13", "month", "13", "year", messages.datePart("月")],
    ["day 0", "day", "0", "year", messages.datePart("日")],
    ["an hour past midnight", "hour", "24", "hour", messages.hourBad],
    ["a name of nine characters", "length", "9", "length", messages.lengthBad],
    ["a calendar that is none", "calendar", "mayan", "year", messages.calendarBad],
    ["a wish that is none", "wishes", "rich", "wishes", messages.choice],
    ["a source that is none", "sources", "bible", "sources", messages.choice],
    ["a speech that is none", "speech", "english", "speech", messages.choice],
    ["a rarity that is none", "rarity", "x", "rarity", messages.choice],
    ["a retention that is none", "keep", "forever", "keep", messages.choice],
    ["a key that is none", "idem", "1", "submit", messages.form],
  ];
  test.each(forged)("%s is refused in Chinese", async (_what, name, value, anchor, message) => {
    const { page, status } = await sent({ [name]: value });
    expect(status).toBe(400);
    expect((await saidErrors(page)).map((said) => [said.anchor, said.message])).toEqual([[anchor, message]]);
    expect(await allMessages(page)).not.toMatch(/\p{Script=Latin}/u);
    await expectNothingStored();
  });
});

describe("an empty form", () => {
  test("says in Chinese what is missing, field by field", async () => {
    const phone = await house.phone({ scripts: false });
    await phone.open("/");
    expect(await submit(phone.page)).toBe(400);
    expect((await saidErrors(phone.page)).map(({ message, described }) => [message, described])).toEqual([
      [messages.surnameEmpty, true],
      [messages.sexEmpty, true],
      [messages.dateEmpty, true],
      [messages.guardian, true],
    ]);
    expect(await allMessages(phone.page)).not.toMatch(/\p{Script=Latin}/u);
    await expectNothingStored();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { type House, openHouse, type Phone, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { allMessages, saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { type Filling, fillQuickly, held, submit } from "#tests/kit/browser/browser-form.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());
// An order that should not be must not fail the tests behind it, too.
afterEach(async () => {
  await (await house.site.database()).prepare("DELETE FROM orders").run();
});

const { surnameBad, dateRange, oneHan, haveBad } = messages;
const TEN_SURNAMES = "赵钱孙李周吴郑王冯陈";
const solar = (year: string, month: string, day: string) => ({ year, month, day });
const lunar = (year: string, month: string, day: string, leap = false) => ({
  calendar: "lunar",
  ...solar(year, month, day),
  ...(leap && { leap: "1" }),
});
const typedYear = (yearText: string) => ({ year: "earlier", yearText });

/** What is typed, the control that the page leads to, and what it says there. */
const wrong: [what: string, typed: Filling, anchor: string, message: string][] = [
  ["no surname", { surname: "" }, "surname", messages.surnameEmpty],
  ["a surname of blanks", { surname: "   " }, "surname", messages.surnameEmpty],
  ["a surname in letters", { surname: "Lin" }, "surname", surnameBad],
  ["a blank within the surname", { surname: "林 王" }, "surname", surnameBad],
  ["an ideographic blank within it", { surname: "林\u3000王" }, "surname", surnameBad],
  ["full-width digits for a surname", { surname: "１２" }, "surname", surnameBad],
  ["an emoji for a surname", { surname: "👶" }, "surname", surnameBad],
  ["an emoji behind the surname", { surname: "林🌟" }, "surname", surnameBad],
  ["ten surnames", { surname: TEN_SURNAMES }, "surname", surnameBad],
  ["a surname of five characters", { surname: "欧阳司马上" }, "surname", surnameBad],
  ["markup for a surname", { surname: "<b>林</b>" }, "surname", surnameBad],
  ["a surname that is in no list", { surname: "喵" }, "surname", messages.surnameUnknown("喵")],
  [
    "a surname beyond the BMP that is in no list",
    { surname: "𬱖" },
    "surname",
    messages.surnameUnknown("𬱖"),
  ],
  ["no sex", { sex: null }, "sex", messages.sexEmpty],
  ["no date at all", solar("", "", ""), "year", messages.dateEmpty],
  ["no year", solar("", "4", "18"), "year", messages.datePart("年")],
  ["no month", solar("2026", "", "18"), "year", messages.datePart("月")],
  ["no day", solar("2026", "4", ""), "year", messages.datePart("日")],
  ["neither month nor day", solar("2026", "", ""), "year", messages.datePart("月、日")],
  ["an earlier year that is not typed", typedYear(""), "year", messages.datePart("年")],
  ["30 February", solar("2026", "2", "30"), "year", messages.dateBad(2026, 2, 30)],
  ["29 February in a common year", solar("2025", "2", "29"), "year", messages.dateBad(2025, 2, 29)],
  ["31 April", solar("2026", "4", "31"), "year", messages.dateBad(2026, 4, 31)],
  [
    "the lunar 30th of a short month",
    lunar("2025", "5", "30"),
    "year",
    messages.lunarBad(2025, 5, 30, false),
  ],
  ["a lunar 31st", lunar("2025", "1", "31"), "year", messages.lunarBad(2025, 1, 31, false)],
  ["a leap month that is not there", lunar("2026", "2", "3", true), "year", messages.dateLeap(2026, 2, 0)],
  [
    "another leap month than the year's",
    lunar("2025", "3", "3", true),
    "year",
    messages.dateLeap(2025, 3, 6),
  ],
  ["the year 1900", typedYear("1900"), "year", dateRange],
  ["the year 2100", typedYear("2100"), "year", dateRange],
  ["the year 0", typedYear("0"), "year", dateRange],
  ["a year in letters", typedYear("MCMLXX"), "year", dateRange],
  ["a year with a blank", typedYear("19 88"), "year", dateRange],
  ["a negative year", typedYear("-1988"), "year", dateRange],
  ["an emoji for a year", typedYear("🐉"), "year", dateRange],
  ["a birth next year", solar("2027", "4", "18"), "year", messages.dateFuture],
  ["a fixed character in letters", { fixed: "a" }, "fixed", oneHan],
  ["two fixed characters", { fixed: "文明" }, "fixed", oneHan],
  ["an emoji for a fixed character", { fixed: "🌟" }, "fixed", oneHan],
  ["a fixed character that is no registrable one", { fixed: "囧" }, "fixed", messages.notUsable("囧")],
  ["a fixed character beyond all tables", { fixed: "𠀀" }, "fixed", messages.notUsable("𠀀")],
  ["a fixed character in its traditional form", { fixed: "賢" }, "fixed", messages.variant("賢", "贤")],
  [
    "a fixed character that is avoided",
    { fixed: "文", avoid: "武文" },
    "fixed",
    messages.fixedConflict("文"),
  ],
  [
    "a fixed character in the 字辈's place",
    { fixed: "文", fixedAt: "1", generation: "明", generationAt: "1" },
    "fixed",
    messages.samePlace,
  ],
  ["two 字辈", { generation: "文明" }, "generation", oneHan],
  ["a 字辈 that is no registrable one", { generation: "囍" }, "generation", messages.notUsable("囍")],
  ["字辈 with one character", { generation: "文", length: "1" }, "generation", messages.generationLength],
  [
    "a 字辈 that is avoided",
    { generation: "文", avoid: "文" },
    "generation",
    messages.generationConflict("文"),
  ],
  ["avoided letters", { avoid: "abc" }, "avoid", messages.hanOnly],
  ["21 avoided characters", { avoid: `${TEN_SURNAMES}${TEN_SURNAMES}文` }, "avoid", messages.tooMany(20)],
  ["candidates in letters", { have: "Anna" }, "have", haveBad],
  ["a candidate of three characters", { have: "安和平" }, "have", haveBad],
  ["six candidates", { have: "安和 知远 文清 子衿 若水 明德" }, "have", messages.tooMany(5)],
  ["a candidate that is no registrable one", { have: "安囧" }, "have", messages.notStandard("囧")],
  ["six wishes", { wishes: "平安,聪慧,善良,坚韧,开朗,安静" }, "wishes", messages.tooMany(5)],
  ["a place that is none", { place: "不是城" }, "place", messages.placeBad],
  ["no consent", { guardian: null }, "guardian", messages.guardian],
];

/** What is no fault but asked about: it may be meant so. */
const ASKED = [...["喵", "𬱖"].map(messages.surnameUnknown), messages.notStandard("囧")];

/** The page says exactly this, at the field and in the summary, in Chinese. */
async function expectSaid({ page }: Phone, anchor: string, message: string): Promise<void> {
  expect(await saidErrors(page)).toEqual([{ anchor, message, atField: message, described: true }]);
  expect(await page.locator("#errors h2").textContent()).toBe(
    ASKED.includes(message) ? "有 1 处请您确认" : "有 1 处需要改一下",
  );
  expect(await allMessages(page)).not.toMatch(/\p{Script=Latin}/u);
}

async function expectNothingStored(): Promise<void> {
  expect((await rowsOf(house.site)).orders.length).toBe(0);
}

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  test.each(wrong)("%s: 400, said at the field and on top, kept, nothing stored", async (...row) => {
    const [, typed, anchor, message] = row;
    const phone = await house.phone({ scripts });
    await phone.open("/");
    await fillQuickly(phone.page, typed);
    const before = await held(phone.page);
    expect(await submit(phone.page)).toBe(400);
    await expectSaid(phone, anchor, message);
    const { sure: _sure, ...after } = await held(phone.page);
    expect(after).toEqual(before);
    await expectNothingStored();
  });

  test("my orders stay empty after a form that was refused", async () => {
    const { page, open } = await house.phone({ scripts });
    await open("/");
    await fillQuickly(page, { surname: "Lin" });
    expect(await submit(page)).toBe(400);
    await open("/search-order-history");
    expect(await page.locator("main").textContent()).toContain("还没有订单");
  });
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
    const phone = await house.phone();
    await phone.open("/");
    await fillQuickly(phone.page);
    await phone.page.locator(`form[data-draft]`).evaluate(
      (form, forgery) => {
        for (const control of document.querySelectorAll(`[name="${forgery.name}"]`)) control.remove();
        const control = document.createElement("input");
        Object.assign(control, { type: "hidden", ...forgery });
        form.insertAdjacentElement("beforeend", control);
      },
      { name, value },
    );
    expect(await submit(phone.page)).toBe(400);
    expect((await saidErrors(phone.page)).map((said) => [said.anchor, said.message])).toEqual([
      [anchor, message],
    ]);
    expect(await allMessages(phone.page)).not.toMatch(/\p{Script=Latin}/u);
    await expectNothingStored();
  });
});

describe("an empty form", () => {
  test("says in Chinese what is missing, field by field", async () => {
    const phone = await house.phone();
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

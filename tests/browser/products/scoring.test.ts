import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

const RESULT = /\/name-measurement-result\/[0-9A-Z]{26}(#change)?$/;
const BIRTH = { year: "1990", month: "5", day: "17", hour: "8" };

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const orders = async () => (await rowsOf(house.site)).orders.length;

/** Fills in the score form as a visitor does. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if ("surname" in values) await page.locator("#score summary").first().click();
  if ("sex" in values || "year" in values) await page.locator("#score summary").last().click();
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`#score [name="${name}"]`);
    if ((await control.first().evaluate(({ tagName }) => tagName)) === "SELECT")
      await control.selectOption(value);
    else if (name === "guardian") await control.check();
    else if (name === "sex") await page.locator(`#score [name="sex"][value="${value}"]`).check();
    else await control.fill(value);
  }
}

const heading = (page: Page) => page.locator("h1").textContent();
const left = async (page: Page) =>
  /还剩 (\d) 次/.exec(
    (await page.locator("section", { has: page.locator("#change") }).textContent()) ?? "",
  )?.[1];

const scored = async (values: Readonly<Record<string, string>>) => {
  const phone = await house.phone({ scripts: false });
  expect(await phone.open("/?tab=score")).toBe(200);
  await fill(phone.page, values);
  const status = await press(phone.page, "#submit");
  return { ...phone, status };
};

describe("with scripts off", () => {
  test("a name alone is scored; three characters are tried; and it is found again among the orders", async () => {
    const { page, status } = await scored({ name: "刘浩宇", sex: "male" });
    expect(status).toBe(303);
    expect(page.url()).toMatch(RESULT);
    expect(await heading(page)).toMatch(/^刘浩宇：\d{1,3} 分$/);
    // Breaks it catches: the way to a further name below all that is told of this one.
    const again = await page.getByRole("link", { name: "再测一个" }).boundingBox();
    const title = await page.locator("h1").boundingBox();
    expect((again?.y ?? Number.POSITIVE_INFINITY) + (again?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(await page.locator(".mi .zi ruby > span").allInnerTexts()).toEqual(["刘", "浩", "宇"]);
    const parts = await page.locator(".bill :is(.part, .sub) th").allInnerTexts();
    expect(parts).toEqual(["读音", "写法", "字义与出处", "年代", "名字本身小计", "五格三才", "民俗小计"]);
    // Break it catches: a gist under the title that is not what the bill comes to.
    const sums = await page.locator(".bill :is(.part, .sub) .n").allInnerTexts();
    const lackOf = (sum = "") => {
      const [points = 0, max = 0] = sum.split("/").map(Number);
      return max > points ? `扣 ${max - points} 分` : "没有扣分";
    };
    const gist = await page.locator("h1 + p").innerText();
    expect(gist).toBe(`名字本身${lackOf(sums[4])}，民俗${lackOf(sums[6])}。`);
    expect(await left(page)).toBe("3");

    await page.fill("#given", "浩然");
    expect(await press(page, ".one-line button")).toBe(303);
    expect(page.url()).toMatch(/#change$/);
    const table = page.locator(".compare").first();
    expect(await table.locator("thead th").allInnerTexts()).toEqual(["项目", "浩宇", "浩然", "变化"]);
    const [, was, is, change] = await table.locator("tfoot tr > *").allInnerTexts();
    expect(await heading(page)).toBe(`刘浩宇：${was} 分`);
    const told = change === "不变" ? 0 : Number(change?.replace("＋", "").replace("－", "-"));
    expect(told).toBe(Number(is) - Number(was));

    const offered = (await page.locator(".tries button").first().textContent()) ?? "";
    expect(await press(page, ".tries button")).toBe(303);
    const [, , better] = await page.locator(".compare").first().locator("tfoot tr > *").allInnerTexts();
    expect(offered).toContain(`${better} 分`);
    await page.fill("#given", "明宇");
    await press(page, ".one-line button");
    expect(await page.locator(".compare").count()).toBe(3);
    await page.getByText("次数用完了").waitFor();
    expect(await page.locator(".one-line, .tries").count()).toBe(0);

    await page.getByRole("link", { name: "我的订单" }).first().click();
    const order = page.locator(".orders li").first();
    expect(await order.textContent()).toMatch(/刘.*名字评分/);
    await order.getByRole("link", { name: "看免费结果" }).click();
    await page.waitForURL(RESULT);
    expect(await page.locator(".compare").count()).toBe(3);
  });

  test("with a birth it has a chart, and without consent it is not taken", async () => {
    const { page, status } = await scored({ name: "林清和", ...BIRTH });
    expect(status).toBe(400);
    expect((await saidErrors(page)).map(({ message }) => message)).toEqual([messages.guardianOrSelf]);
    await fill(page, { guardian: "1" });
    expect(await press(page, "#submit")).toBe(303);
    expect(await page.locator(".echo").textContent()).toContain("公历 1990 年 5 月 17 日");
    expect(await page.locator(".pillars").count()).toBe(1);
  });

  test("cut in the wrong place it is cut anew, and asked the same otherwise", async () => {
    const { page } = await scored({ name: "欧阳清和", ...BIRTH, guardian: "1" });
    const cut = page.locator("details.cut");
    expect(await cut.locator("summary").textContent()).toContain("姓：欧阳　名：清和");
    await cut.locator("summary").click();
    await page.fill("#split-surname", "欧");
    await page.fill("#split-given", "阳清和");
    expect(await press(page, "details.cut button")).toBe(303);
    expect(await cut.locator("summary").textContent()).toContain("姓：欧　名：阳清和");
    expect(await page.locator(".echo").textContent()).toContain("公历 1990 年 5 月 17 日");
    await cut.locator("summary").click();
    await page.fill("#split-given", "清和");
    expect(await press(page, "details.cut button")).toBe(400);
    expect((await saidErrors(page)).map(({ message }) => message)).toEqual([messages.splitBad]);
    expect(await page.locator("#score [name=name]").inputValue()).toBe("欧阳清和");
  });

  test.each([
    ["one character", { name: "林" }, messages.nameBad, "name"],
    ["a name of seven", { name: "欧阳清和安乐天" }, messages.nameBad, "name"],
    ["a name in letters", { name: "Lin" }, messages.nameBad, "name"],
    ["a sign", { name: "林々" }, messages.strange("々"), "name"],
    ["another split", { name: "林清和", surname: "王" }, messages.splitBad, "surname"],
    ["half a date", { name: "林清和", year: "1990", guardian: "1" }, messages.datePart("月、日"), "year"],
    [
      "a lunar day that is not",
      { name: "林清和", ...BIRTH, month: "2", day: "30", guardian: "1" },
      messages.dateBad(1990, 2, 30),
      "year",
    ],
  ])(
    "%s is said at its field, with what was typed, and stores nothing",
    async (_case, values, message, anchor) => {
      const before = await orders();
      const { page, status } = await scored(values);
      expect(status).toBe(400);
      expect(await page.title()).toMatch(/^出错了：/);
      expect(await saidErrors(page)).toMatchObject([{ message, anchor, atField: message, described: true }]);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("errors");
      for (const [name, value] of Object.entries(values)) {
        if (name !== "guardian")
          expect(await page.locator(`#score [name="${name}"]`).inputValue()).toBe(value);
      }
      expect(await orders()).toBe(before);
    },
  );

  test("a change of nothing, or of too much, is said at its field and not counted", async () => {
    const { page } = await scored({ name: "林清和" });
    for (const [given, message] of [
      ["清和", messages.changeSame("清和")],
      ["安乐", messages.changeOne("清和")],
      ["清", messages.changeLength("清和")],
      ["Qing", messages.changeBad],
    ] as const) {
      await page.fill("#given", given);
      expect(await press(page, ".one-line button")).toBe(400);
      expect(await saidErrors(page)).toMatchObject([
        { message, anchor: "given", atField: message, described: true },
      ]);
      expect(await page.locator("#given").inputValue()).toBe(given);
      expect(await left(page)).toBe("3");
    }
  });

  test("a name that sounds like something else is told so before its bill", async () => {
    const { page } = await scored({ name: "史珍香" });
    expect((await page.locator(".status").allTextContents()).join("\n")).toContain("连读与“屎真香”同音。");
  });

  test("a name that cannot be registered says so first, alone in its box, and asks where the surname ends", async () => {
    const { page } = await scored({ name: "囧清囧" });
    expect(await page.locator(".status").count()).toBe(1);
    expect(await page.locator(".status").textContent()).toBe(
      "《通用规范汉字表》里没有“囧”，新登记可能受限。还没上户口的，请先问当地户籍窗口，或者换一个字。",
    );
    expect(await page.locator(".cut").getAttribute("open")).not.toBeNull();
    // What doubts the cut stands with the form that mends it.
    expect(await page.locator(".cut .sm").textContent()).toContain("“囧”不在我们的姓氏表里");
    const told = (await page.locator(".status ~ .sm").allTextContents()).join("\n");
    expect(told).toContain("分数低不代表名字不好");
    expect(await page.locator(".chips li").allInnerTexts()).toEqual(["未知", "水", "未知"]);
    expect((await page.locator(".lock").allTextContents()).join("")).not.toMatch(/五格|拼写/);
  });
});

describe("the pages of the second service", () => {
  test("need no script, and fit the first flight of a connection", async () => {
    const visitor = house.site.visitor();
    const form = await visitor.get("/?tab=score");
    const { page, open } = await house.phone();
    await open("/?tab=score");
    await fill(page, { name: "欧阳建国", ...BIRTH, guardian: "1" });
    await press(page, "#submit");
    expect(await page.locator("script[type=module]").count()).toBe(0);
    const result = await visitor.get(new URL(page.url()).pathname);
    for (const { text, status } of [form, result]) {
      expect(status).toBe(200);
      expect(pageBytes(text)).toBeLessThan(FIRST_FLIGHT);
    }
  });

  // Breaks it catches: fields that may be left out between the name and the button, which a phone does not show then.
  test("has name and button on the first screen of a phone, and unfolds what else it takes", async () => {
    const { page, open } = await house.phone({ scripts: false });
    await open("/?tab=score");
    const box = await page.locator("#submit").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(812);
    await fill(page, { name: "刘浩宇", year: "1990" });
    expect(await press(page, "#submit")).toBe(400);
    expect(await page.locator("#year").isVisible()).toBe(true);
  });

  test("keep a name and a birth out of every address", async () => {
    const { page, open, requests } = await house.phone();
    await open("/?tab=score");
    await fill(page, { name: "欧阳鼎鑫", ...BIRTH, guardian: "1" });
    await press(page, "#submit");
    await page.fill("#given", "鼎清");
    await press(page, ".one-line button");
    const seen = requests.map(decodeURIComponent).join("\n");
    for (const secret of ["欧阳", "鼎", "1990"]) expect(seen).not.toContain(secret);
  });

  test("that are not there, or of another kind, look alike", async () => {
    const visitor = house.site.visitor();
    const absent = await visitor.get(`/name-measurement-result/${"0".repeat(26)}`);
    const never = await visitor.get("/name-measurement-result/nothing");
    expect([absent.status, never.status]).toEqual([404, 404]);
    expect(absent.words).toBe(never.words);
  });
});

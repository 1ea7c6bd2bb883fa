import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { headsBesideColumns } from "#tests/kit/browser/heads.ts";
import { press } from "#tests/kit/browser/press.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

const RESULT = /\/naming-result\/([0-9A-Z]{26})$/;
const LIMIT =
  "我们不能替您完成核名。在内地登记，请到当地企业名称申报系统查询，商标请到国家知识产权局官网检索。";
const PRICE = 4990;
/** The fields that stand under the fold. */
const FOLDED = /^(form|style|must|avoid|rivals|keep)$/;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const orders = async () => (await rowsOf(house.site)).orders.length;
const heading = (page: Page) => page.locator("h1").textContent();
const mainText = async (page: Page) => (await page.locator("main").textContent()) ?? "";

/** Fills in the business form as a visitor does: text, or the values of ticks and radios. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const fold = page.locator("#business #more:not([open]) > summary");
  if (Object.keys(values).some((name) => FOLDED.test(name)) && (await fold.count()) > 0) await fold.click();
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`#business [name="${name}"]`);
    const type = await control.first().getAttribute("type");
    if (type === "radio" || type === "checkbox")
      for (const one of value.split(","))
        await page.locator(`#business [name="${name}"][value="${one}"]`).check();
    else await control.fill(value);
  }
}

/** What is read out of a page, with what its style writes on it. */
async function readOut(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.map(({ role, name }) => (role?.value === "StaticText" ? name?.value : "")).join("");
}

const asked = async (scripts: boolean, values: Readonly<Record<string, string>>, path = "/?tab=business") => {
  const phone = await house.phone({ scripts });
  expect(await phone.open(path)).toBe(200);
  expect(await mainText(phone.page)).toContain(LIMIT);
  await fill(phone.page, values);
  return { ...phone, status: await press(phone.page, "#submit") };
};

describe.each(SCRIPTS)("with scripts %s", (_what, scripts) => {
  test("an owner goes from the tab to three names, to one of them, ♡, and finds the order again", async () => {
    const { page, status } = await asked(scripts, {
      usage: "shop",
      trade: "社区面包店",
      region: "杭州市",
      form: "sole",
      length: "3",
      style: "温暖,自然",
      must: "麦",
      avoid: "粮米",
      rivals: "云上麦\n禾光里",
    });
    expect(status).toBe(303);
    expect(page.url()).toMatch(RESULT);
    expect(await heading(page)).toBe("社区面包店的 3 个名字");
    const said = await mainText(page);
    expect(said).toContain(LIMIT);
    expect(said).toContain("避开 2 个同行");
    expect(said).toMatch(/商标类别\s*可能涉及（仅提示）：第 \d+ 类/);
    const card = page.locator(".name-card").first();
    const sign = (await card.locator(".zi ruby > span").allInnerTexts()).join("");
    expect(sign).toMatch(/^(?=.*麦).{3}$/u);
    expect(await card.textContent()).toContain(`杭州市${sign}面包店`);
    await card.getByRole("link", { name: "看详情" }).click();
    await page.waitForURL(/naming-detail\?sn=/);
    expect((await page.locator("h1 ruby > span").allInnerTexts()).join("")).toBe(sign);
    for (const id of ["full", "rules", "characters", "spelling", "bill"])
      expect(await page.locator(`h2#${id}`).count(), id).toBe(1);
    const whole = await mainText(page);
    for (const words of [LIMIT, "结构完整", "没有发现《企业名称登记管理规定》"])
      expect(whole).toContain(words);
    await page.getByRole("link", { name: "回到全部名字" }).last().click();
    await page.waitForURL(RESULT);
    await page.locator(".name-card").first().getByRole("button", { name: "收藏" }).click();
    await page.locator(".name-card [aria-pressed=true]").waitFor();

    await page.getByRole("link", { name: "我的订单" }).first().click();
    const order = page.locator(".orders li").first();
    expect(await order.textContent()).toContain("公司店铺起名");
    await order.getByRole("link", { name: "看免费结果" }).click();
    await page.waitForURL(RESULT);
    expect(await page.locator(".name-card [aria-pressed=true]").count()).toBe(1);
  });
});

describe("with scripts off", () => {
  test("what stands against the wishes is said once for all names, and on the page of each", async () => {
    const { page } = await asked(false, { trade: "面包店", usage: "shop", form: "limited" });
    const warned = async () => (await mainText(page)).split("得先设立公司").length - 1;
    expect(await warned()).toBe(1);
    expect(await page.locator(".status").textContent()).toContain("得先设立公司");
    await page.locator(".name-card a.btn").first().click();
    await page.waitForURL(/naming-detail/);
    expect(await warned()).toBe(1);
  });

  test("a brand with no rivals told is promised no full names, and no likeness to rivals", async () => {
    const { page } = await asked(false, { trade: "面包店", usage: "brand" });
    const promised = (await page.locator(".lock").textContent()) ?? "";
    expect(promised).toContain("合规初查");
    expect(promised).not.toMatch(/完整名称|同行/);
  });

  test("the report is seen at its price, paid, looked through, compared, and never repeats a name", async () => {
    const { page, open } = await asked(false, { trade: "茶馆", usage: "company", form: "limited" });
    const sn = RESULT.exec(page.url())?.[1] ?? "";
    await open(`/pay-new/seek?sn=${sn}`);
    const box = (await page.locator(".order-box").textContent()) ?? "";
    expect(box).toContain("公司店铺起名\u00a0· 茶馆");
    expect(box).toContain("49.90");
    expect(box).toContain("共 53 个字号，付款后都能看：先看 23 个，后面还有 30 个");
    await payInDatabase(house.site, sn, PRICE);
    await open(`/naming-result/${sn}`);
    expect(await heading(page)).toBe("茶馆的 53 个名字");
    expect(await mainText(page)).toContain("这里是第 1–9 个");
    expect(await mainText(page)).toContain(LIMIT);
    const signs = () => page.locator(".slip h3 a").allInnerTexts();
    const seen = await signs();
    expect(seen).toHaveLength(9);
    await page.getByRole("link", { name: "接着看第 10–23 个" }).click();
    seen.push(...(await signs()));
    expect(seen).toHaveLength(23);
    for (const batch of [1, 2, 3]) {
      await page.locator(".more-names .btn").click();
      await page.waitForURL(new RegExp(`batch=${batch}$`));
      seen.push(...(await signs()));
    }
    expect(new Set(seen).size).toBe(53);
    expect(await page.locator(".more-names .btn").count()).toBe(0);
    await open(`/naming-result/${sn}`);
    for (const at of [0, 1]) await page.locator(".slip [type=checkbox]").nth(at).check();
    expect(await readOut(page)).toContain("已勾选 2 个，");
    await page.locator(".cmp-bar button").click();
    await page.waitForURL(/compare=/);
    expect(await page.locator(".side-by-side thead a").allInnerTexts()).toEqual(seen.slice(0, 2));
    expect(await page.locator(".side-by-side").textContent()).toContain("区分度");
    // Break it catches: a rule of another page that takes the table apart, a head beside the column that it names.
    expect(await headsBesideColumns(page, ".side-by-side")).toEqual([0, 0]);
  });

  test.each([
    ["nothing", {}, messages.tradeEmpty, "trade"],
    ["a region in letters", { trade: "茶馆", region: "HZ" }, messages.regionBad, "region"],
    [
      "a barred word",
      { trade: "茶馆", must: "中国" },
      expect.stringMatching(/^“中国”通常不能用：.+第十二条）$/),
      "must",
    ],
    [
      "too long a wish",
      { trade: "茶馆", must: "云山水" },
      expect.stringMatching(/“必须有的字”有 3 个/),
      "length",
    ],
    ["four styles", { trade: "茶馆", style: "温暖,自然,雅致,现代" }, messages.tooMany(3, 4), "style"],
  ])(
    "%s is refused at the field and in the summary, and what was typed is kept",
    async (what, values, said, anchor) => {
      const before = await orders();
      const { page, status } = await asked(false, values);
      expect(status).toBe(what === "a barred word" ? 422 : 400);
      expect(await orders()).toBe(before);
      const errors = await saidErrors(page);
      expect(errors).toEqual([{ message: said, anchor, atField: said, described: true }]);
      for (const [name, value] of Object.entries(values))
        if (name !== "style") expect(await page.inputValue(`#${name}`)).toBe(value);
      expect(await mainText(page)).toContain(LIMIT);
      await fill(page, { trade: "茶馆", region: "杭州市", must: "" });
      for (const style of what === "four styles" ? ["现代"] : [])
        await page.locator(`#business [name="style"][value="${style}"]`).uncheck();
      expect(await press(page, "#submit")).toBe(303);
      expect(page.url()).toMatch(RESULT);
    },
  );

  test("with the head's birth told, folk custom stands beside the score, and consent is asked for", async () => {
    const phone = await house.phone({ scripts: false });
    const { page } = phone;
    await phone.open("/?tab=business");
    await page.locator("#business details:not(#more) > summary").click();
    await fill(page, { trade: "茶馆", year: "1985" });
    await page.selectOption("#month", "5");
    await page.selectOption("#day", "17");
    expect(await press(page, "#submit")).toBe(400);
    expect((await saidErrors(page)).map(({ message }) => message)).toEqual([messages.headConsent]);
    expect(await page.inputValue("#year")).toBe("1985");
    await page.check("#guardian");
    expect(await press(page, "#submit")).toBe(303);
    expect((await page.locator(".rows").allTextContents()).join()).toMatch(
      /负责人公历 1985\s年\s5\s月\s17\s日.*不计分/,
    );
    await page.getByRole("link", { name: "看详情" }).first().click();
    await page.waitForURL(/naming-detail/);
    const folk = page.locator("section", { has: page.locator("#folk") });
    expect(await folk.textContent()).toMatch(/字的五行.*传统归类：[吉平忌].*不影响名字的分数/s);
    expect(await page.locator(".bill .tag").allInnerTexts()).not.toContain("民俗");
  });

  test("the second home begins with the business, points search engines to the first, and takes an order", async () => {
    const { page, status } = await asked(false, { trade: "竹编灯具" }, "/index2");
    expect(status).toBe(303);
    expect(await heading(page)).toBe("竹编灯具的 3 个名字");
    const phone = await house.phone({ scripts: false });
    await phone.open("/index2");
    expect(await phone.page.locator("link[rel=canonical]").getAttribute("href")).toBe(house.site.url.href);
    expect(await phone.page.locator(".tabs [aria-current]").textContent()).toBe("公司店铺起名");
    for (const id of ["sample", "how", "price", "honest", "comments", "others"])
      expect(await phone.page.locator(`h2#${id}`).count(), id).toBe(1);
  });
});

test("a form left half filled is offered again, apart from a baby's; and forgotten once it has gone out", async () => {
  const { page, open } = await house.phone();
  const offer = page.getByText("上次填到一半");
  await open("/?tab=business");
  expect(await offer.isVisible()).toBe(false);
  await fill(page, { usage: "shop", trade: "茶馆", style: "温暖", rivals: "一盏茶\n云山" });
  await page.locator("#trade").focus();
  await open("/");
  expect(await offer.isVisible()).toBe(false);
  for (const path of ["/index2", "/?tab=business"]) {
    await open(path);
    await offer.waitFor();
  }
  expect(await page.inputValue("#trade")).toBe("");
  await page.getByRole("button", { name: "接着填" }).click();
  expect(await page.inputValue("#trade")).toBe("茶馆");
  expect(await page.inputValue("#rivals")).toBe("一盏茶\n云山");
  expect(await page.isChecked("[name=usage][value=shop]")).toBe(true);
  expect(await page.isChecked("[name=style][value=温暖]")).toBe(true);
  expect(await press(page, "#submit")).toBe(303);
  await open("/?tab=business");
  expect(await offer.isVisible()).toBe(false);
});

test("every page fits the first flight of a connection", async () => {
  const { page, open } = await house.phone();
  const sizes: Record<string, number> = {};
  const weigh = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    sizes[path.replace(/[0-9A-Z]{26}/, ":sn")] = pageBytes(html);
  };
  await open("/?tab=business");
  await fill(page, { trade: "社区面包店", region: "杭州市", length: "4" });
  await press(page, "#submit");
  const sn = RESULT.exec(page.url())?.[1] ?? "";
  const sign = (await page.locator(".name-card .zi ruby > span").allInnerTexts()).slice(0, 4).join("");
  for (const path of ["/?tab=business", "/index2", `/naming-result/${sn}`]) await weigh(path);
  await weigh(`/naming-detail?sn=${sn}&name=${encodeURIComponent(sign)}`);
  await payInDatabase(house.site, sn, PRICE);
  await weigh(`/naming-result/${sn}`);
  expect(Math.max(...Object.values(sizes)), JSON.stringify(sizes)).toBeLessThan(FIRST_FLIGHT);
});

// Breaks it catches: the small sample edge to edge on the form, beside the whole one that says the same.
test("the small sample stands above the form on a phone, and not beside the whole one", async () => {
  for (const path of ["/?tab=business", "/index2"])
    for (const [width, isShown] of [
      [375, true],
      [1280, false],
    ] as const) {
      const { page, open } = await house.phone({ scripts: false, width });
      await open(path);
      expect([path, width, await page.locator("article.first").isVisible()]).toEqual([path, width, isShown]);
    }
});

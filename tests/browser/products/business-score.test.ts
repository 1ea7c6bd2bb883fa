import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { openPhone } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

const RESULT = /\/name-measurement-result\/([0-9A-Z]{26})(#change)?$/;
const FORM = "/?tab=score&of=business";
const LIMIT =
  "我们不能替您完成核名。在内地登记，请到当地企业名称申报系统查询，商标请到国家知识产权局官网检索。";
const PATIENCE = { timeout: 20_000 };

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.close());
beforeEach(() => shop.sandbox.control("calm"));

const orders = async () => (await rowsOf(shop.site)).orders.length;
const heading = (page: Page) => page.locator("h1").textContent();
const mainText = async (page: Page) => (await page.locator("main").textContent()) ?? "";
const phone = (scripts: boolean) =>
  openPhone(shop.site.url, {
    scripts,
    userAgent: phones.iPhone,
    elsewhere: [shop.sandbox.url.origin],
  });

/** Fills in the form as an owner does: text, or the value of a radio. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if ("sign" in values && !(await page.locator("#sign").isVisible()))
    await page.locator("#business-score summary").click();
  for (const [name, value] of Object.entries(values)) {
    if (name === "usage") await page.check(`#business-score [name=usage][value=${value}]`);
    else await page.fill(`#${name}`, value);
  }
}

const asked = async (values: Readonly<Record<string, string>>) => {
  const { page, open } = await phone(false);
  expect(await open(FORM)).toBe(200);
  await fill(page, values);
  return { page, open, status: await press(page, "#submit") };
};

describe("with scripts off", () => {
  test("an owner comes from the tab, has a name scored, tries a character, pays, and has the whole report", async () => {
    const { page, open } = await phone(false);
    await open("/");
    await page
      .getByRole("link", { name: /^(名字)?评分$/ })
      .first()
      .click();
    await page.getByRole("navigation", { name: "给谁测名" }).getByRole("link", { name: "公司店铺" }).click();
    await page.waitForURL(/of=business$/);
    expect(await page.locator(".tabs [aria-current]").textContent()).toBe("名字评分");
    await fill(page, { name: "杭州市麦香面包有限公司", usage: "company", rivals: "麦乡\n禾光里" });
    expect(await press(page, "#submit")).toBe(303);
    const sn = RESULT.exec(page.url())?.[1] ?? "";
    const title = await heading(page);
    expect(title).toMatch(/^麦香：\d{1,3} 分$/);
    const said = await mainText(page);
    for (const words of [
      "结构完整",
      "离您填的“麦乡”最近：读音相同",
      "没有发现《企业名称登记管理规定》",
      LIMIT,
    ])
      expect(said).toContain(words);
    const parts = await page.locator(".bill .part th").allInnerTexts();
    expect(parts.map((part) => part.split("\n")[0])).toEqual([
      "区分度",
      "好读好听",
      "好记好搜",
      "行业契合",
      "字义",
      "商标显著性",
    ]);
    expect(parts.at(-1)).toContain("没查注册商标");
    expect(await page.locator("h2#alternatives, h2#rivals, h2#characters, h2#spelling").count()).toBe(0);

    await page.fill("#given", "麦棠");
    expect(await press(page, ".one-line button")).toBe(303);
    expect(await page.locator(".compare thead th").allInnerTexts()).toEqual(["项目", "麦香", "麦棠", "变化"]);
    const changed = (await page.locator(".compared details li").allTextContents()).join("\n");
    expect(changed).toContain(
      "招牌上看得清：3 → 2 分麦香：笔画不多，远处也看得清麦棠：“棠”\u2060笔画略多，招牌做小了会密一些",
    );
    const promised = await page.locator("#locked ~ .toc li").allInnerTexts();
    expect(promised.join()).toContain("和您填的同行逐个比对");

    await page.locator('a[href*="/pay-new/score"]').first().click();
    const box = (await page.locator(".order-box").textContent()) ?? "";
    expect(box).toContain("公司店铺测名\u00a0· 麦香");
    expect(box).toContain("9.90");
    await page.locator("#agree").check();
    await page.locator("button[name=channel][value=alipay-wap]").click();
    await page.waitForURL((url) => url.origin === shop.sandbox.url.origin, PATIENCE);
    await page.getByRole("button", { name: "付款" }).click();
    await page.waitForURL(new RegExp(`/name-measurement-result/${sn}`), PATIENCE);
    expect(await heading(page)).toBe(title);
    for (const id of ["added", "rivals", "characters", "full", "spelling", "receipt"])
      expect(await page.locator(`h2#${id}`).count(), id).toBe(1);
    const headings = await page
      .locator(".pin a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const heading of headings) expect(await page.locator(`h2${heading}`).count(), heading ?? "").toBe(1);
    expect(await page.locator("main h2").last().getAttribute("id")).toBe("receipt");
    expect(await page.locator('a[href*="/pay-new/"]').count()).toBe(0);
    expect(await page.locator(".compare").count()).toBe(1);
    const [payment] = await shop.sandbox.book();
    expect(payment).toMatchObject({ channel: "wap", state: "paid", charged: 990, refunded: 0 });

    // Break it catches: a paid score on paper that does not say by which rules or when.
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("main").innerText();
    expect(printed).toMatch(/规则 \S+ 版，\d{4} 年 \d+ 月 \d+ 日打印/);
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("link", { name: "我的订单" }).first().click();
    expect(await page.locator(".orders li").first().textContent()).toContain("公司店铺测名");
  });

  test("what the rules say stands before the score, with the article", async () => {
    const { page, status } = await asked({ name: "中国好麦食品有限公司", usage: "company" });
    expect(status).toBe(303);
    expect(await page.locator(".status").count()).toBe(1);
    expect(await page.locator(".status p, .status li, p.status").first().textContent()).toContain(
      "不代表能登记",
    );
    const said = await mainText(page);
    expect(said).toMatch(/“中国”通常不能用：.+第十二条/);
    expect(said.indexOf("第十二条")).toBeLessThan(said.indexOf("分怎么来的"));
  });

  test("cut in the wrong place it is cut anew, and asked the same otherwise", async () => {
    const { page } = await asked({ name: "前海禾光里投资有限公司", usage: "company", trade: "茶馆" });
    const cut = page.locator("details.cut");
    expect(await cut.locator("summary").textContent()).toContain("字号：前海禾光里");
    await cut.locator("summary").click();
    await page.fill("#cut-sign", "禾光里");
    expect(await press(page, "details.cut button")).toBe(303);
    expect(await heading(page)).toMatch(/^禾光里：/);
    expect(await page.locator(".echo").first().textContent()).toContain("茶");
    await cut.locator("summary").click();
    await page.fill("#cut-sign", "麦棠");
    expect(await press(page, "details.cut button")).toBe(400);
    expect(await saidErrors(page)).toMatchObject([{ message: messages.signNotIn, anchor: "sign" }]);
    expect(await page.inputValue("#name")).toBe("前海禾光里投资有限公司");
  });

  test.each([
    ["nothing", {}, 400, messages.signNameBad, "name"],
    ["letters", { name: "Maitang" }, 400, messages.signNameBad, "name"],
    ["another 字号", { name: "麦棠食品", sign: "禾光" }, 400, messages.signNotIn, "sign"],
    ["a name that is all one", { name: "春风又绿江南岸明月" }, 400, messages.signUnread, "sign"],
    ["a region in letters", { name: "麦棠", region: "HZ" }, 400, messages.regionBad, "region"],
    [
      "what no registry takes",
      { name: "囧麦" },
      422,
      expect.stringMatching(/^“囧”通常不能用：.+第五条）$/),
      "name",
    ],
  ])(
    "%s is refused at its field and in the summary, with what was typed, and stores nothing",
    async (_case, values: Readonly<Record<string, string>>, expected, message, anchor) => {
      const before = await orders();
      const { page, status } = await asked(values);
      expect(status).toBe(expected);
      expect(await page.title()).toMatch(/^出错了：/);
      expect(await saidErrors(page)).toEqual([{ message, anchor, atField: message, described: true }]);
      for (const [name, value] of Object.entries(values))
        expect(await page.inputValue(`#${name}`)).toBe(value);
      expect(await orders()).toBe(before);
    },
  );

  test("a change of nothing, or to what cannot be registered, is said at its field and not counted", async () => {
    const { page } = await asked({ name: "麦香", trade: "面包店" });
    for (const [given, message] of [
      ["麦香", messages.changeSame("麦香")],
      ["禾光", messages.changeOne("麦香")],
      ["囧香", messages.changeBeyond("囧")],
    ] as const) {
      await page.fill("#given", given);
      expect(await press(page, ".one-line button")).toBe(400);
      expect(await saidErrors(page)).toMatchObject([{ message, anchor: "given", atField: message }]);
    }
    expect(await mainText(page)).toContain("还剩 3 次");
  });
});

test("the pages need no script, fit the first flight, and keep the name out of every address", async () => {
  const { page, open, requests } = await phone(true);
  await open(FORM);
  await fill(page, { name: "磐序建材有限公司", rivals: "棠颜" });
  await press(page, "#submit");
  expect(await page.locator("script[type=module]").count()).toBe(0);
  const seen = requests.map(decodeURIComponent).join("\n");
  for (const secret of ["磐序", "棠颜"]) expect(seen).not.toContain(secret);
  for (const path of [`${FORM}`, new URL(page.url()).pathname]) {
    const html = await (await page.request.get(path)).text();
    expect(pageBytes(html), path).toBeLessThan(FIRST_FLIGHT);
  }
});

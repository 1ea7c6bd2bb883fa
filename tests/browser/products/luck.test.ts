import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

const DETAILS = /\/luck-name-details\?sn=([0-9A-Z]{26})$/;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const orders = async () => (await rowsOf(house.site)).orders.length;
const heading = (page: Page) => page.locator("h1").textContent();
const drawn = (page: Page) => page.locator("h1 ruby > span").allInnerTexts();
const listed = (page: Page) => page.locator(".luck-draws b").allInnerTexts();
/** What the contents beside the page lead to, and what has a heading on it. */
const linked = (page: Page) =>
  page.locator("nav.pin a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const headed = (page: Page) =>
  page.locator("main h2[id], main .fold[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Fills in the luck form as a visitor does. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === "surname") await page.fill("#surname", value);
    else await page.check(`#luck [name="${name}"][value="${value}"]`);
  }
}

const asked = async (values: Readonly<Record<string, string>>) => {
  const phone = await house.phone({ scripts: false });
  expect(await phone.open("/luck-name")).toBe(200);
  await fill(phone.page, values);
  return { ...phone, status: await press(phone.page, "#submit") };
};

/** A luck order, paid. */
const bought = async () => {
  const { page, open } = await asked({ surname: "林", sex: "female" });
  const sn = DETAILS.exec(page.url())?.[1] ?? "";
  await payInDatabase(house.site, sn, 990);
  return { page, open, sn };
};

/** What the fold is called in which a draw is checked, before it is paid for and after. */
const CHECK = "怎么核对";

describe("with scripts off", () => {
  test("a name is asked for, the rule and a sample are seen, and the pick stays behind payment", async () => {
    const { page, open, status } = await asked({ surname: "欧阳", sex: "male", length: "any" });
    expect(status).toBe(303);
    const sn = DETAILS.exec(page.url())?.[1] ?? "";
    expect(await heading(page)).toMatch(/^从 \d+ 个好名字里，随机抽一个$/);
    const said = (await page.locator("main").textContent()) ?? "";
    expect(said).toContain(`luopan-draw-1|${sn}|0`);
    expect(await page.locator(".letter").textContent()).toContain("付不付款都不会变");
    // What is for checking is folded away, and opens without a script.
    expect(await page.locator(".luck-rows").isVisible()).toBe(false);
    expect(await page.locator("#check > summary").innerText()).toBe(CHECK);
    await page.locator("#check > summary").click();
    expect(await page.locator(".luck-rows").isVisible()).toBe(true);
    expect(await page.locator(".name-card .zi").count()).toBeGreaterThan(2);
    const others = await page.locator(".luck-others li").allInnerTexts();
    await payInDatabase(house.site, sn, 990);
    await open(`/luck-name-details?sn=${sn}`);
    const pick = (await drawn(page)).join("");
    expect(others).not.toContain(pick);
    // A pick of one character may begin a longer name of the list.
    expect(others.reduce((text, name) => text.replace(name, ""), said)).not.toContain(pick);
    expect(await page.title()).toBe(`抽中：${pick} · 罗盘起名`);
  });

  test("the pick is whole, is drawn three times more, and every draw stays and can be opened", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    const first = (await drawn(page)).join("");
    expect(await listed(page)).toEqual([first]);
    for (const id of ["draws", "source", "characters", "sound", "grids", "bill", "recipe", "receipt"])
      expect(await page.locator(`h2#${id}, .fold#${id}`).count(), id).toBe(1);
    expect(await linked(page)).toEqual(await headed(page));
    for (const left of [3, 2, 1]) {
      expect(await page.locator(".luck-again button").textContent()).toBe(
        `再抽一次（还剩 ${left} 次，免费）`,
      );
      expect(await press(page, ".luck-again button")).toBe(303);
      const all = await listed(page);
      expect(all).toHaveLength(5 - left);
      expect(all.at(-1)).toBe((await drawn(page)).join(""));
    }
    expect(await page.locator(".luck-again").count()).toBe(0);
    expect(new Set(await listed(page)).size).toBe(4);
    await page.locator(".luck-draws a").first().click();
    await page.waitForURL(/draw=1$/);
    expect((await drawn(page)).join("")).toBe(first);
    expect(await page.locator(".luck-draws [aria-current] b").allInnerTexts()).toEqual([first]);
  });

  test("whoever follows the recipe on the page comes to the same name", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    await press(page, ".luck-again button");
    const rows = await page.locator("#recipe .luck-rows dd").allTextContents();
    const [earlier = "", second = ""] = await listed(page);
    const steps = (await page.locator(".luck-steps li").allTextContents()).join("");
    expect(await page.locator("#recipe > summary").innerText()).toBe(CHECK);
    await page.locator("#recipe > summary").click();
    await page.locator("#recipe > p a").click();
    await page.waitForURL(/&list=1$/);
    const pool = (await page.locator(".luck-pool").textContent()) ?? "";
    expect(rows).toContain(sha256(pool));
    const left = pool.split(",").filter((name) => `林${name}` !== earlier);
    const digest = sha256(`luopan-draw-1|${sn}|1`);
    expect(steps).toContain(`还有 ${left.length} 个`);
    expect(steps).toContain(digest);
    const [, group = "1"] = /取第 (\d) 组/.exec(steps) ?? [];
    const number = Number.parseInt(digest.slice(Number(group) * 8 - 8, Number(group) * 8), 16);
    expect(`林${left[number % left.length]}`).toBe(second);
    const at = pool.split(",").indexOf(second.slice(1));
    const row = page.locator(".luck-list li").nth(Math.floor(at / 10));
    const [from, ...names] = ((await row.textContent()) ?? "").split(" ");
    expect(names[at - Number(from)]).toBe(second.slice(1));
    await open(`/luck-name-details?sn=${sn}&list=1&writing=hant`);
    expect(await page.locator("html").getAttribute("lang")).toBe("zh-Hant");
    expect(rows).toContain(sha256((await page.locator(".luck-pool").textContent()) ?? ""));
  });

  test("whoever takes the printed steps by hand is told the same figures", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    const [message = "", digest, command] = await page.locator("#recipe details pre").allTextContents();
    expect(message).toBe(`luopan-draw-1|${sn}|0`);
    expect(digest).toBe(sha256(message));
    expect(execFileSync("sh", ["-c", command ?? ""], { encoding: "utf8" })).toContain(digest);
    const steps = (await page.locator("#recipe details li").allTextContents()).join("");
    const [, group = "", hex = "", decimal] = /第 (\d) 组 8 位（(\w{8})）.*?得 (\d+)/.exec(steps) ?? [];
    expect(digest?.slice(Number(group) * 8 - 8, Number(group) * 8)).toBe(hex);
    expect(Number.parseInt(hex, 16)).toBe(Number(decimal));
    const [, ...figures] = /：(\d+) － (\d+) × (\d+) ＝ (\d+)/.exec(steps) ?? [];
    const [number = 0, left = 0, times = 0, place = 0] = figures.map(Number);
    expect([number, number - left * times, place < left]).toEqual([Number(decimal), place, true]);
    await open(`/luck-name-details?sn=${sn}&list=1`);
    const pool = (await page.locator(".luck-pool").textContent()) ?? "";
    await open(`/luck-name-details?sn=${sn}`);
    expect(`林${pool.split(",")[place]}`).toBe((await drawn(page)).join(""));
  });

  test("a piece too long for the page stands on one of its own", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    const name = (await drawn(page)).join("");
    await open(`/luck-name-details?sn=${sn}&draw=1&poem=1`);
    const lines = await page.locator(".whole p").count();
    expect(await heading(page)).toMatch(lines === 0 ? /^没有典故$/ : /^《.+》/);
    await page.locator(".back").click();
    await page.waitForURL(/draw=1$/);
    expect((await drawn(page)).join("")).toBe(name);
  });

  test.each([
    ["nothing", {}, [messages.surnameEmpty, messages.sexEmpty], "surname"],
    ["letters", { surname: "Lin", sex: "male" }, [messages.surnameBad], "surname"],
    [
      "a surname in traditional writing",
      { surname: "陳", sex: "male" },
      [messages.variant("陳", "陈")],
      "surname",
    ],
  ])(
    "%s is said at its field, with what was typed, and stores nothing",
    async (_case, values, said, anchor) => {
      const before = await orders();
      const { page, status } = await asked(values);
      expect(status).toBe(400);
      expect(await page.title()).toMatch(/^出错了：/);
      const errors = await saidErrors(page);
      expect(errors.map(({ message }) => message)).toEqual(said);
      expect(errors[0]).toMatchObject({ anchor, described: true });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("errors");
      if ("surname" in values) expect(await page.inputValue("#surname")).toBe(values.surname);
      expect(await orders()).toBe(before);
    },
  );

  test("a surname nobody has is asked about, and drawn for whoever insists", async () => {
    const { page, status } = await asked({ surname: "喵", sex: "unknown" });
    expect(status).toBe(400);
    await page.check('[name="sure"][type="checkbox"]');
    expect(await press(page, "#submit")).toBe(303);
    expect(await heading(page)).toMatch(/随机抽一个$/);
  });

  test("a draw beyond the last is refused in words, and nothing is lost", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    await page.locator(".luck-again button").evaluate((button) => button.setAttribute("value", "4"));
    expect(await press(page, ".luck-again button")).toBe(409);
    expect(await page.locator("[role=alert]").first().textContent()).toBe(messages.drawsUsed(3));
    expect(await listed(page)).toHaveLength(1);
  });

  test("paid and not delivered yet, it says so and leads back to the same order", async () => {
    const { page, open } = await asked({ surname: "林", sex: "female" });
    const sn = DETAILS.exec(page.url())?.[1] ?? "";
    // Without a payment in the books there is no receipt, and nothing can be delivered.
    await setStatus(house.site, sn, "paid");
    await open(`/luck-name-details?sn=${sn}`);
    expect(await page.locator("main [role=status]").first().textContent()).toContain("正在整理");
    expect(await page.locator(".lock").count()).toBe(0);
    await page.locator("[data-reload] a").click();
    await page.waitForURL(DETAILS);
    expect(await heading(page)).toMatch(/随机抽一个$/);
  });

  test("refunded, the free face is left, and says so", async () => {
    const { page, open, sn } = await bought();
    await open(`/luck-name-details?sn=${sn}`);
    await setStatus(house.site, sn, "refunded");
    expect(await open(`/luck-name-details?sn=${sn}`)).toBe(200);
    expect(await page.locator("main [role=status]").first().textContent()).toContain("已经退款");
    expect(await page.locator(".lock, .luck-draws").count()).toBe(0);
  });

  test("its checkout says what is bought, and goes back to it", async () => {
    const { page, open } = await asked({ surname: "林", sex: "female" });
    const sn = DETAILS.exec(page.url())?.[1] ?? "";
    expect(await open(`/luck-name-pay?sn=${sn}`)).toBe(200);
    expect(await page.locator("#order").textContent()).toBe("随机优选\u00a0· 林\u00a0· 女孩");
    expect(await page.locator(".total b").textContent()).toBe("9.90");
    await page.locator(".back").click();
    await page.waitForURL(DETAILS);
    for (const [asks, goes] of [
      [`/pay-new/score?sn=${sn}`, `/luck-name-pay?sn=${sn}`],
      [`/name-measurement-result/${sn}`, `/luck-name-details?sn=${sn}`],
    ] as const) {
      await open(asks);
      expect(page.url()).toContain(goes);
    }
  });
});

test.each([
  ["of the form", () => Promise.resolve("/luck-name")],
  ["of the free face", async () => `/luck-name-details?sn=${await newOrder()}`],
  [
    "of the pick",
    async () => {
      const sn = await newOrder();
      await payInDatabase(house.site, sn, 990);
      return `/luck-name-details?sn=${sn}`;
    },
  ],
])("the page %s is private as it should be, and fits the first flight", async (what, pathOf) => {
  const path = await pathOf();
  const answer = await house.site.visitor().get(path);
  expect(answer.status).toBe(200);
  const bytes = pageBytes(answer.text);
  console.log(`luck name, ${what}: ${bytes} B brotli`);
  expect(bytes).toBeLessThan(FIRST_FLIGHT);
  expect(answer.headers["x-robots-tag"]).toBe(what === "of the form" ? undefined : "noindex");
});

async function newOrder(): Promise<string> {
  const { page, open } = await house.phone();
  await open("/luck-name");
  await fill(page, { surname: "林", sex: "female", length: "any" });
  await press(page, "#submit");
  return DETAILS.exec(page.url())?.[1] ?? "";
}

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse, type Phone } from "#tests/kit/browser/browser.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";

let house: House;
let sn = "";
let visitor: string;
beforeAll(async () => {
  house = await openHouse();
  const family = house.site.visitor();
  await family.get("/");
  sn = (await family.post("/", babyForm())).headers.location?.split("/").at(-1) ?? "";
  visitor = family.id() ?? "";
  await payInDatabase(house.site, sn);
});
afterAll(() => house?.close());

/** Wakes the part of a page that answers at the touch, as a visitor does who comes to it by key; no script came before. */
async function wake({ page, requests }: Pick<Phone, "page" | "requests">, control: string) {
  const scripts = () => requests.filter((address) => address.endsWith(".js"));
  const before = scripts().length;
  await page.evaluate(
    (selector) =>
      new Promise<void>((awake) => {
        document.querySelector("[data-touched]")?.addEventListener("awake", () => awake(), { once: true });
        document.querySelector<HTMLElement>(`[data-touched] ${selector}`)?.focus();
      }),
    control,
  );
  expect([before, scripts().length]).toEqual([0, 1]);
  // A page of its own would have forgotten it.
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-same"));

describe("a part that answers at the touch, and loads nothing before", () => {
  test("two parents: round after round on one page, each of them kept, and a first press that is not lost", async () => {
    const { page, open, requests } = await house.phone({ visitor });
    await open(`/together/${sn}`);
    await page.getByRole("button", { name: "开始选" }).click();
    const far = page.locator(".duet-far .num");
    await far.getByText("第 1 组，共 24 组").waitFor();
    await wake({ page, requests }, "button");
    // A press right after a new pair is a second tap on the one before: it is pressed until it counts.
    const answer = async (shown: string) => {
      while ((await far.textContent())?.startsWith(shown) !== true)
        await page.getByRole("button", { name: "两个都好" }).click();
    };
    for (const nth of [2, 3]) await answer(`第 ${nth} 组`);
    const kept = async () =>
      (await house.site.visitor(undefined, visitor).get(`/together/${sn}?whole=1`)).text;
    await expect.poll(kept, { timeout: 30_000, interval: 200 }).toContain("第 3 组，共 24 组");
    expect(await isSame(page)).toBe(true);

    // The first press of a new page is not lost, whatever is faster: the script, or the page that the form asks for.
    await page.reload();
    await page.getByRole("button", { name: "两个都好" }).click();
    await far.getByText("第 4 组，共 24 组").waitFor();
    await expect.poll(kept, { timeout: 30_000, interval: 200 }).toContain("第 4 组，共 24 组");
  });

  // Break it catches: a wrong press can be taken back only with scripts, or takes another answer with it.
  test.each([
    ["off", false],
    ["on", true],
  ])("two parents: a wrong press is taken back, scripts %s", async (_what, scripts) => {
    const { page, open } = await house.phone({ visitor, scripts });
    const far = page.locator(".duet-far .num");
    const seen = () => page.locator(".duet-pair h2").allTextContents();
    await open(`/together/${sn}`);
    const shown = Number((await far.textContent())?.split(" ")[1]);
    const pair = await seen();
    await page.getByRole("button", { name: "两个都好" }).click();
    await far.getByText(`第 ${shown + 1} 组，共 24 组`).waitFor();
    expect(await seen()).not.toEqual(pair);
    await page.getByRole("button", { name: "退回上一对" }).click();
    await far.getByText(`第 ${shown} 组，共 24 组`).waitFor();
    expect(await seen()).toEqual(pair);
  });

  test("by ear: a sound that is typed and a tone that is chosen are answered on the page, and stand in its address", async () => {
    const { page, open, requests } = await house.phone();
    await open("/by-ear");
    await wake({ page, requests }, "#sound");
    await page.getByLabel("喜欢哪个音？").fill("qing");
    const heard = page.locator(".heard dt", { has: page.getByText("清", { exact: true }) });
    await heard.first().waitFor();
    await page.getByLabel("第一个音的声调").selectOption("4");
    await heard.first().waitFor({ state: "detached" });
    await page.waitForURL(/tone1=4/);
    expect(await isSame(page)).toBe(true);
  });

  test("names side by side: one that is ticked has its column, one that is not has none", async () => {
    const { page, open, requests } = await house.phone({ visitor });
    await open(`/naming-result/${sn}`);
    const given = await page
      .locator("input[name=compare]")
      .evaluateAll((ticks) =>
        ticks.flatMap((tick) => (tick instanceof HTMLInputElement ? [tick.value] : [])),
      );
    await open(
      `/naming-result/${sn}?${new URLSearchParams(given.slice(0, 2).map((name) => ["compare", name]))}`,
    );
    await wake({ page, requests }, "summary");
    await page.getByText("换几个比").click();
    const columns = page.locator(".side-by-side thead a");
    const tick = (name = "") => page.locator(`.picks input[value="${name}"]`);
    await tick(given[2]).check();
    await page.locator(".side-by-side td b").nth(2).waitFor();
    expect(await columns.count()).toBe(3);
    await tick(given[0]).uncheck();
    await columns.nth(2).waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.getAll("compare")).toEqual(given.slice(1, 3));
    expect(await isSame(page)).toBe(true);
  });

  test("in 繁體 the answers come written from the server, into the same page, and nothing is asked for before", async () => {
    const { page, open, requests } = await house.phone({ visitor });
    await open("/by-ear?writing=hant");
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    const before = requests.length;
    await page.locator("#sound").pressSequentially("qing");
    await page.locator(".heard dd", { hasText: "磊落" }).first().waitFor();
    expect(await page.locator("main").textContent()).toContain("第一個音的聲調");
    expect(await page.locator("#sound").inputValue()).toBe("qing");
    expect(await isSame(page)).toBe(true);
    expect(requests.slice(before).filter((address) => address.includes("by-ear"))).not.toEqual([]);

    await open(`/together/${sn}`);
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    const far = page.locator(".duet-far .num");
    const nth = Number((await far.textContent())?.split(" ")[1]);
    await page.getByRole("button", { name: "兩個都好" }).click();
    await far.getByText(`第 ${nth + 1} 組，共 24 組`).waitFor();
    expect(await page.locator("button[value=left]").textContent()).toContain("選這個");
    expect(await isSame(page)).toBe(true);
  });
});

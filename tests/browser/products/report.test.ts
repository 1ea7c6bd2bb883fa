import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hold } from "#functions/contract/orders/hold.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { headsBesideColumns } from "#tests/kit/browser/heads.ts";
import { sheetsOf } from "#tests/kit/browser/page-checks.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
/** Whose the orders are, and whose phone is opened. */
let family: ReturnType<typeof callerOf>;
let visitor: string;
beforeAll(async () => {
  house = await openHouse();
  family = callerOf(house.site);
  visitor = family.visitorId;
});
afterAll(() => house?.close());

async function paidOrder(length = "any"): Promise<string> {
  const made = await family.post("/api/business/seek", babyForm({ length }));
  const { sn } = v.parse(calls.index.seek.data, made.data);
  await payInDatabase(house.site, sn);
  return sn;
}

describe.each(SCRIPTS)("a paid report, scripts %s", (_said, scripts) => {
  test("is read by its owner: names, ♡, further batches, none twice", async () => {
    const path = `/naming-result/${await paidOrder()}`;
    const { page, open } = await house.phone({ scripts, visitor });
    expect(await open(path)).toBe(200);
    const names = () =>
      page
        .locator(".opened h3, .slip h3 a")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-name") ?? one.textContent));
    const first = await names();
    expect(first).toHaveLength(9);
    // Breaks it catches: an element that stands by another character than its own.
    const boxesOf = (part: string) =>
      page
        .locator(`.opened ${part}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [characters, elements] = [await boxesOf(".zi"), await boxesOf(".wx")];
    expect(elements.length).toBe(characters.length);
    for (const [at, { top, bottom }] of characters.entries()) {
      expect(elements[at].top).toBeGreaterThan(top);
      expect(elements[at].bottom).toBeLessThan(bottom);
    }
    // Breaks it catches: the recovery code at the foot of a long page alone, or told twice.
    const main = await page.locator("main").innerText();
    expect(main.split("请抄下或截图")).toHaveLength(2);
    expect(main.indexOf("请抄下或截图")).toBeLessThan(main.indexOf("筛选与排序"));
    // Break it catches: nothing on the first screen tells of the code, which is below it.
    expect(await page.locator(".echo a", { hasText: "恢复码" }).getAttribute("href")).toBe("#code");
    await page.locator("[data-like] .btn").nth(5).click();
    await page.locator("[aria-pressed=true]").waitFor();
    if (!scripts) expect(new URL(page.url()).hash).not.toBe("");
    const batches = await page.locator(".batches a").all();
    const tops = await Promise.all(batches.map(async (batch) => (await batch.boundingBox())?.y));
    expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual([4, 4]);
    // Breaks it catches: names counted in several ways, so that nobody knows which of how many are on the page.
    expect(await page.locator(".batches a").allTextContents()).toEqual([
      ...["1–9", "10–33", "34–43", "44–53", "54–63", "64–73", "74–83", "全部"],
    ]);
    expect(main).toContain("共 83 个，这里是第 1–9 个。");
    await page.getByRole("link", { name: "接着看第 10–33 个" }).click();
    await page.waitForURL(/part=rest/);
    expect(await page.locator("main").innerText()).toContain("共 83 个，这里是第 10–33 个。");
    const rest = await names();
    expect(new Set([...first, ...rest]).size).toBe(33);
    await page.getByRole("link", { name: "接着看第 34–43 个" }).click();
    await page.waitForURL(/batch=1/);
    const second = await names();
    expect(second).toHaveLength(10);
    expect(second.filter((name) => [...first, ...rest].includes(name))).toEqual([]);
    await open(`${path}?compare=`);
    expect(await page.locator("main [role=status]").first().textContent()).toContain("请先勾选 2–4 个名字");
    await open(`${path}?batch=1`);
    await page.getByText("筛选与排序").click();
    await page.getByRole("link", { name: "已收藏" }).click();
    await page.waitForURL(/filter=liked/);
    expect(await names()).toEqual([first[5]]);
  });

  // Breaks it catches: a name that has only an old line, from which no parent learns what it means; marks that nothing explains.
  test("says in plain words what each name means and where it comes from, and what its boxes are", async () => {
    const { page, open } = await house.phone({ scripts, visitor });
    await open(`/naming-result/${await paidOrder("2")}`);
    const said = await page
      .locator(".slip")
      .evaluateAll((all) => all.map((one) => one.querySelector("h3 + p")?.textContent ?? ""));
    expect(said).toHaveLength(8);
    expect(said.filter((text) => !/^.{8,}。$/u.test(text) || text.startsWith("两字"))).toEqual([]);
    for (const slip of await page.locator(".slip > [id] > .sm").allTextContents())
      expect(slip).toMatch(/^[金木水火土]{2}(?:《|不出自诗文|有典故)/u);
    // Break it catches: a book's title begun on one line and ended on the next.
    const pieces = await page.locator(".slip > [id] > .sm > .cl").allTextContents();
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.filter((piece) => piece.includes("《") !== piece.includes("》"))).toEqual([]);
    const main = await page.locator("main").innerText();
    expect(main.replaceAll("\n", "")).toContain(
      "小方块是五行；八字喜用金、水，没有的名字也可以在前（看排盘）。",
    );
    // Break it catches: the ways to share and to print, each in two places.
    for (const name of ["复制分享链接", "打印或存成 PDF", "看排盘", "看看人工起名"])
      expect([name, await page.getByRole("link", { name }).count()]).toEqual([name, 1]);
  });

  // Breaks it catches: an order that a reader cannot see through, with the way out of it behind a fold.
  test("stands by points one tap from its first page, and is sifted one tap from there", async () => {
    const { page, open } = await house.phone({ scripts, visitor });
    await open(`/naming-result/${await paidOrder()}`);
    await page.getByRole("link", { name: "按分数排" }).click();
    await page.waitForURL(/sort=score/);
    const scores = await page.locator(".slip h3 b").allTextContents();
    const points = scores.map((text) => Number.parseInt(text, 10));
    expect(points.length).toBeGreaterThan(33);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    // Break it catches: all names as whole cards, of some 190 px, which nobody runs through on a phone.
    const list = await page.locator(".slips").boundingBox();
    expect((list?.height ?? 0) / points.length).toBeLessThan(105);
    await page.getByRole("link", { name: "有出处", exact: true }).click();
    await page.waitForURL(/filter=sourced/);
    const slips = await page.locator(".slip").count();
    expect(slips).toBeGreaterThan(0);
    expect(await page.locator(".slip .sm", { hasText: "《" }).count()).toBe(slips);
    // Break it catches: what the open filter offers, offered once more under it.
    expect(await page.getByRole("link", { name: "按分数排" }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("filter")).toBe("sourced");
    // The family's favourable elements are 金 and 水: each name of that list has one of them, and a long list has ways through it.
    await page.getByRole("link", { name: "有金或水", exact: true }).click();
    await page.waitForURL(/filter=favoured/);
    const favoured = await page
      .locator(".slip .sm")
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll(".wx")].map(({ textContent }) => textContent)),
      );
    expect(favoured.length).toBeGreaterThan(20);
    expect(favoured.filter((elements) => !elements.some((one) => one === "金" || one === "水"))).toEqual([]);
    await page.getByRole("link", { name: "第 21 个" }).first().click();
    await page.waitForURL(/#n-/);
    await page.getByRole("link", { name: "回到开头" }).click();
    await page.waitForURL(/#names$/);
  });

  test("takes both marks of a family, and adds ten names by them", async () => {
    const { page, open } = await house.phone({ scripts, visitor });
    await open(`/naming-result/${await paidOrder()}`);
    const more = page.getByRole("button", { name: "照我的喜好再来 10 个" });
    expect(await more.isVisible()).toBe(false);
    const slips = page.locator(".slip");
    await slips
      .nth(2)
      .getByRole("button", { name: /^不合适/ })
      .click();
    const undo = slips.nth(2).getByRole("button", { name: /^已标不合适，撤销/ });
    await undo.waitFor();
    await page.locator("#toasts p, .status", { hasText: "已标不合适" }).first().waitFor();
    expect(await slips.nth(2).getAttribute("class")).toContain("unfit");
    if (scripts) {
      await undo.click();
      await page.locator("#toasts p", { hasText: "已撤销" }).waitFor();
      expect(await page.locator(".unfit").count()).toBe(0);
    }
    await slips
      .nth(3)
      .getByRole("button", { name: /^♡ 收藏/ })
      .click();
    await slips
      .nth(3)
      .getByRole("button", { name: /^♥ 已收藏/ })
      .waitFor();
    if (scripts) await page.locator("#toasts p", { hasText: "已收藏" }).waitFor();
    const unfit = (await slips.nth(2).locator("h3 a").textContent())?.slice(1);
    const liked = (await slips.nth(3).locator("h3 a").textContent())?.slice(1);
    await more.click();
    await page.waitForURL(/batch=6/);
    expect(await page.locator(".slip h3 a").count()).toBe(10);
    await page.getByText(`照您的喜好：比着收藏的${liked}${scripts ? "" : `，不合适的${unfit}`}。`).waitFor();
    expect(await page.locator(".echo").first().textContent()).toContain("共 93 个，这里是第 84–93 个。");
    expect(await page.locator(".batches [aria-current]").textContent()).toBe("84–93");
    expect(await page.locator("main").textContent()).toContain("93 个都已含在内，不会重复。");
  });

  test("says in place why there are no more names", async () => {
    const sn = await paidOrder();
    const { page, open } = await house.phone({ scripts, visitor });
    await open(`/naming-result/${sn}`);
    const like = page.locator("[data-like] .btn").nth(3);
    await like.click();
    await page.locator("[aria-pressed=true]").waitFor();
    if (scripts) await page.locator("#toasts p", { hasText: "已收藏" }).waitFor();
    const database = await house.site.database();
    await database.prepare("DELETE FROM likes WHERE sn = ?").bind(sn).run();
    await page.getByRole("button", { name: "照我的喜好再来 10 个" }).click();
    await page.getByRole("alert").getByText("还没有标过名字").waitFor();
    expect(new URL(page.url()).hash).toBe("#lean");
  });

  test("says how it is printed, and who helps where nothing suits", async () => {
    const path = `/naming-result/${await paidOrder()}`;
    const { page, open } = await house.phone({ scripts, visitor, userAgent: phones.iPhone });
    await open(`${path}?batch=5`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("link", { name: "打印或存成 PDF" }).click();
    if (scripts) await page.locator("[data-printed]").waitFor();
    else await page.locator("#print:target").waitFor();
    // What is shown around has the names on it, and neither the code that makes an owner nor a receipt.
    expect(await page.locator("main").innerText()).toContain("恢复码");
    await page.emulateMedia({ media: "print" });
    const sheet = await page.locator("main").innerText();
    expect(sheet).toMatch(/这张纸上印了 \d+ 个，共 \d+ 个/);
    expect(sheet).not.toMatch(/恢复码|订单号|商户单号|收据/);
    // Break it catches: counts of the screen on a sheet that has other names on it.
    expect(sheet).not.toContain("这里是第");
    await page.emulateMedia({ media: "screen" });
    expect(await page.getByRole("link", { name: "看看人工起名" }).getAttribute("href")).toBe(
      "/manual-naming",
    );
    await page.getByRole("link", { name: "申请退款" }).click();
    await page.getByRole("heading", { name: "写给客服" }).waitFor();
  });

  test("that is late opens by itself once it is there", async () => {
    const sn = await paidOrder();
    const database = await house.site.database();
    const hide = (state: string) =>
      database.prepare("UPDATE payments SET state = ? WHERE sn = ?").bind(state, sn).run();
    await hide("open");
    const { page, open } = await house.phone({ scripts, visitor });
    await open(`/naming-result/${sn}`);
    expect(await page.locator("h1").textContent()).toBe("正在整理您的结果");
    // Break it catches: whoever has paid is told neither whom to call nor by which number, should nothing come.
    expect(await page.locator("main").textContent()).toMatch(
      new RegExp(`请(?:联系|打.*找)我们，报订单号后 6 位 ${sn.slice(-6)}。结果给不出来，钱全部退回。`),
    );
    await hide("paid");
    await page.locator(".slip").first().waitFor({ timeout: 15_000 });
  });
});

describe("a paid report, scripts off", () => {
  test("lays ticked names side by side, and goes back with the ticks kept", async () => {
    const path = `/naming-result/${await paidOrder()}`;
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(path);
    const ticks = page.locator(".slip [type=checkbox]");
    // Breaks it catches: a bar that covers names before anybody compares.
    expect(await page.locator(".cmp-bar").isVisible()).toBe(false);
    await ticks.nth(0).check();
    expect(await page.locator(".cmp-bar").isVisible()).toBe(true);
    // Break it catches: a bar that offers to compare one name as it does several.
    const bar = page.locator(".cmp-bar");
    expect(await bar.innerText()).toMatch(/已勾选 1 个，再选 1\u2060–\u20603\u00a0个/u);
    await ticks.nth(2).check();
    expect(await bar.innerText()).not.toContain("再选");
    await ticks.nth(2).uncheck();
    await page.getByRole("button", { name: "放在一起比" }).click();
    await page.getByText("再选 1 个就可以比较了").waitFor();
    expect(await ticks.nth(0).isChecked()).toBe(true);
    await ticks.nth(4).check();
    await page.getByRole("button", { name: "放在一起比" }).click();
    await page.locator(".side-by-side").waitFor();
    expect(await page.locator(".side-by-side thead a").count()).toBe(2);
    // Break it catches: a label of a row that is broken within its word.
    const labels = page.locator(".side-by-side tbody th[scope=row]");
    const wraps = await labels.evaluateAll((all) =>
      all.filter(({ firstChild }) => {
        const words = document.createRange();
        if (firstChild !== null) words.selectNodeContents(firstChild);
        return words.getClientRects().length !== 1;
      }),
    );
    expect(wraps).toEqual([]);
    // Break it catches: a rule of another page that takes the table apart, a head beside the column that it names.
    expect(await headsBesideColumns(page, ".side-by-side")).toEqual([0, 0]);
    // Break it catches: rows that say the same of both among those that tell them apart. The total is first in any case.
    const kinds = await page.locator(".side-by-side tbody:not(.off-paper)").evaluateAll((all) =>
      all.map((body) =>
        [...body.querySelectorAll("tr")]
          .map((row) => [...row.querySelectorAll("td")].map(({ innerText }) => innerText))
          .filter((cells) => cells.length > 0 && !/^\d+ 分$/u.test(cells[0] ?? ""))
          .map((cells) => new Set(cells).size),
      ),
    );
    expect(kinds.map((sizes) => [...new Set(sizes)])).toEqual([[2], [2], [1]]);
    // Break it catches: whoever has compared must go back to the list to keep the better one.
    await page.locator(".side-by-side form button").first().click();
    await page.waitForURL(/compare=.*#n-/u);
    const hearts = page.locator(".side-by-side form button");
    expect(await hearts.allInnerTexts()).toEqual([
      expect.stringContaining("已收藏"),
      expect.stringContaining("♡"),
    ]);
    // Breaks it catches: a page that ends with its table, and leaves whoever has not decided there.
    expect(await page.getByRole("link", { name: "请家人投票" }).getAttribute("href")).toMatch(/^\/vote\//);
    await page.getByRole("link", { name: "回到全部名字" }).click();
    await page.locator(".slip").first().waitFor();
    expect(await page.locator(".slip :checked").count()).toBe(2);
  });

  // Breaks it catches: a name of four that is out of sight, a text that stands out of its column, a name broken over two lines.
  test.each([2, 3, 4])("shows %i names at once on a phone, small or in 大字", async (count) => {
    const sn = await paidOrder("2");
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(`/naming-result/${sn}`);
    const given = await page
      .locator("[name=compare]")
      .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute("value") ?? ""));
    const query = new URLSearchParams(given.slice(0, count).map((name) => ["compare", name]));
    for (const view of ["standard", "large"]) {
      await open(`/naming-result/${sn}?${query}&view=${view}`);
      for (const width of [320, 360, 375]) {
        // Four in a row would be no larger than without 大字.
        const isTwoByTwo = count === 4 && view === "large";
        await page.setViewportSize({ width, height: 812 });
        const seen = await page.locator(".side-by-side").evaluate((table) => {
          const names = [...table.querySelectorAll("thead a")];
          const texts = [...table.querySelectorAll("thead a, td")].filter((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            const column = (cell.closest("th,td") ?? cell).getBoundingClientRect();
            const { left, right } = words.getBoundingClientRect();
            return left < column.left || right > column.right || column.left < 0 || right > innerWidth;
          });
          return {
            inRow: names.length / new Set(names.map((name) => name.getBoundingClientRect().top)).size,
            broken: names.filter((name) => {
              const drawn = [...name.querySelectorAll("svg")];
              return new Set(drawn.map((glyph) => glyph.getBoundingClientRect().top)).size !== 1;
            }).length,
            cut: texts.map(({ textContent }) => textContent),
            scrolls:
              document.documentElement.scrollWidth > innerWidth || table.scrollWidth > table.clientWidth,
          };
        });
        expect([view, width, seen]).toEqual([
          view,
          width,
          { inRow: isTwoByTwo ? 2 : count, broken: 0, cut: [], scrolls: false },
        ]);
      }
    }
  });

  // Breaks it catches: a foot alone on a sheet; the page for grandparents, which says that it is one sheet, on two.
  test("prints its first names on one sheet, and a name for grandparents on one", async () => {
    const sn = await paidOrder("2");
    const { page, context, open } = await house.phone({ scripts: false, visitor });
    await open(`/naming-result/${sn}`);
    const given = await page
      .locator("[name=compare]")
      .evaluateAll((ticks) => ticks.slice(0, 3).map((tick) => tick.getAttribute("value") ?? ""));
    expect(given).toHaveLength(3);
    expect(await sheetsOf(page)).toBe(1);
    for (const [writing, title] of [
      ["hans", "给长辈看的一页"],
      ["hant", "給長輩看的一頁"],
    ] as const) {
      await context.addCookies([{ name: "writing", value: writing, url: house.site.url.href }]);
      for (const name of given) {
        await open(`/name-page/${sn}?name=${encodeURIComponent(name)}`);
        expect(await page.locator("h1").innerText()).toContain(title);
        expect([name, await sheetsOf(page)]).toEqual([name, 1]);
        // Break it catches: a verse, and the whole poem with the same verse in it below.
        expect(await page.locator(":is(.poem, .whole)").count()).toBeLessThan(2);
      }
    }
  });

  // Break it catches: the last lines of a paid score alone on a sheet.
  test("of a score prints on three sheets", async () => {
    const made = await family.post("/api/business/score", scoreForm(BIRTH));
    const { sn } = v.parse(calls.index.score.data, made.data);
    await payInDatabase(house.site, sn, 990);
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(`/name-measurement-result/${sn}`);
    expect(await page.locator(".whole").count()).toBe(1);
    expect(await sheetsOf(page)).toBe(3);
  });

  test("opens every name in full", async () => {
    const path = `/naming-result/${await paidOrder()}`;
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(`${path}?batch=5`);
    const link = page.locator(".slip h3 a").last();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await page.locator("h1.glyphs").waitFor();
    expect(await page.title()).toContain(name);
    expect(await page.locator("#bill").textContent()).toContain("分怎么来的");
  });

  // Breaks it catches: a pen that has written, with nothing to press; what a name says squeezed beside the button of a vote.
  test("has a name written anew by a press, and put to a vote under what it says in full", async () => {
    const sn = await paidOrder();
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(`/naming-result/${sn}`);
    const given = await page.locator(".slip [type=checkbox]").first().inputValue();
    await open(`/name-strokes/${sn}?name=${encodeURIComponent(given)}`);
    const pen = () =>
      page
        .locator(".write[open] path")
        .first()
        .evaluate((path) => getComputedStyle(path).animationName);
    const first = await pen();
    expect(first).not.toBe("none");
    await page.getByText("再写一遍").first().click();
    expect(await pen()).not.toBe(first);
    await open(`/vote/${sn}`);
    for (const at of [0, 1]) await page.locator("[name=names]").nth(at).check();
    await page.getByRole("button", { name: "发起投票" }).click();
    const card = page.locator(".poll .card").first();
    const boxOf = (part: string) =>
      card.locator(part).evaluate((one): DOMRect => one.getBoundingClientRect().toJSON());
    const [name, sounds, says, button] = [
      await boxOf(".upright"),
      await boxOf(".sounds"),
      await boxOf(".sounds + p"),
      await boxOf("button"),
    ];
    expect(button.left).toBeGreaterThan(name.right);
    expect(button.bottom).toBeLessThanOrEqual(says.top);
    expect(sounds.bottom).toBeLessThanOrEqual(says.top);
    expect(says.right).toBeCloseTo(button.right, 0);
  });

  test("that is refunded leaves the free face, and nothing to pay", async () => {
    const sn = await paidOrder();
    const { page, open } = await house.phone({ scripts: false, visitor });
    await open(`/naming-result/${sn}`);
    await setStatus(house.site, sn, "refunded");
    expect(await open(`/naming-result/${sn}?batch=1`)).toBe(200);
    // Without scripts the page may load itself once more, whole.
    await page.locator(".name-card").nth(2).waitFor();
    expect(await page.locator(".name-card").count()).toBe(3);
    expect(await page.locator(".slip, .lock").count()).toBe(0);
    await page.getByText("这笔订单已经退款").waitFor();
  });
});

test("a paid report's link and its recovery code are copied by a touch", async () => {
  const path = `/naming-result/${await paidOrder()}`;
  const { page, context, open } = await house.phone({ visitor });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(path);
  await page.getByRole("link", { name: "复制分享链接" }).click();
  await page.getByText("链接已复制").waitFor();
  const { data } = await family.get("/api/x/hold", { sn: path.split("/").at(-1) ?? "" });
  const { share, recovery } = v.parse(Hold, data);
  const key = share ?? "";
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copied = await clipboard();
  expect(copied).toBe(new URL(`/naming-result/${key}`, house.site.url).href);
  // Break it catches: the address of the code is copied, and not the code.
  await page.getByRole("link", { name: "复制恢复码" }).click();
  await page.getByText("已复制", { exact: true }).waitFor();
  expect(await clipboard()).toBe(recovery);
  // Whoever gets it reads, and changes nothing.
  const reader = await house.phone();
  expect(await reader.open(new URL(copied).pathname)).toBe(200);
  expect(await reader.page.locator(".opened h3, .slip h3 a").count()).toBe(9);
  expect(await reader.page.locator(".slip form [aria-pressed], .receipt").count()).toBe(0);
  expect(await reader.page.content()).not.toContain(path);
});

test("a paid report's first view is light, and carries its receipt", async () => {
  const path = `/naming-result/${await paidOrder()}`;
  const { text, words } = await house.site.visitor(undefined, visitor).get(`${path}`);
  expect(pageBytes(text)).toBeLessThan(FIRST_FLIGHT);
  expect(words).toMatch(/商户单号[0-9A-HJKMNP-TV-Z]{26}/);
});

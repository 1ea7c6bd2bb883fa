import type { Page } from "playwright-core";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { goBy, press } from "#tests/kit/browser/press.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
let buyer: ReturnType<typeof callerOf>;
beforeAll(async () => {
  house = await openHouse();
  buyer = callerOf(house.site);
});
afterAll(() => house?.close());

const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";

/** An order of the buyer whose phone is opened. */
async function newOrder(isPaid: boolean): Promise<string> {
  const idem = `form-${crypto.randomUUID()}`;
  const made = await buyer.post("/api/business/seek", babyForm({ idem }));
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  if (isPaid) await payInDatabase(house.site, sn);
  return sn;
}

/** What a person at the desk makes of an order's comment. */
async function check(sn: string, state: "shown" | "hidden", reason: string | null = null): Promise<void> {
  const database = await house.site.database();
  await database
    .prepare("UPDATE comments SET state = ?, reason = ? WHERE sn = ?")
    .bind(state, reason, sn)
    .run();
}

test("without comments the page says why it is empty, and how one is written", async () => {
  const { page, open } = await house.phone();
  expect(await open("/comment-list")).toBe(200);
  expect(await main(page)).toContain("我们只放付过款的人写的，不编也不买，所以先空着");
  expect(await page.locator(".comments li").count()).toBe(0);
  await page.click(".fold summary");
  await page.fill("#sn", "0123456789abcdefghjkmnpqrs");
  await goBy(page, ".by-number button");
  expect(await page.locator("h1").textContent()).toBe("没有找到");
});

const opened = async (isPaid = true) => {
  const sn = await newOrder(isPaid);
  const phone = await house.phone({ scripts: false, visitor: buyer.visitorId });
  expect(await phone.open(`/comment-list?sn=${sn}`)).toBe(200);
  return { ...phone, sn };
};

describe("with scripts off", () => {
  test("a buyer writes a comment, sees it wait, is told why it is hidden, and writes it anew", async () => {
    const { page, open, sn } = await opened();
    await page.check('[name="stars"][value="2"]');
    await page.fill("#text", "小林清和这个名字，\n等得有点久");
    expect(await press(page, 'button[value="comment"]')).toBe(303);
    expect(await main(page)).toContain("已收到，核对后显示");
    expect(await page.locator(".own-comment .words").innerText()).toContain("等得有点久");
    expect(await page.locator("#text").count()).toBe(0);

    await check(sn, "hidden", "隐私：写了孩子的全名");
    await open(`/comment-list?sn=${sn}`);
    expect(await main(page)).toContain("没有显示：隐私（写了孩子的全名）。您可以修改后再发。");
    expect(await page.inputValue("#text")).toContain("小林清和");
    expect(await page.isChecked('[name="stars"][value="2"]')).toBe(true);
    await page.fill("#text", "等得有点久");
    expect(await press(page, 'button[value="comment"]')).toBe(303);
    await check(sn, "shown");
    await open(`/comment-list?sn=${sn}`);
    expect(await main(page)).toContain("谢谢您，已经显示了");
  });

  test("what is missing is said at the field and in the summary, and what was typed is kept", async () => {
    const { page } = await opened();
    expect(await page.locator('[name="topic"][value="refund"]').count()).toBe(1);
    await page.fill("#text", "字".repeat(501));
    expect(await press(page, 'button[value="comment"]')).toBe(400);
    expect(await saidErrors(page)).toEqual([
      { anchor: "stars", message: messages.starsEmpty, atField: messages.starsEmpty, described: true },
      { anchor: "text", message: messages.textLong(500), atField: messages.textLong(500), described: true },
    ]);
    expect(await page.inputValue("#text")).toBe("字".repeat(501));
    expect(await page.inputValue("#words")).toBe("");
  });

  test("a complaint goes to a person and is seen by nobody else", async () => {
    const { page, sn } = await opened(false);
    expect(await page.locator("#text").count()).toBe(0);
    expect(await main(page)).toContain("付过款的订单才能写评论");
    expect(await main(page)).toContain("好评差评一样放");
    expect(await page.locator('[name="topic"][value="refund"]').count()).toBe(0);
    await page.check('[name="topic"][value="complaint"]');
    await page.fill("#words", "付了两次款");
    expect(await press(page, 'button[value="private"]')).toBe(303);
    expect(await main(page)).toContain("投诉处理中");
    // Whoever waits for an answer reads no rules of comments first.
    expect(await main(page)).not.toContain("好评差评一样放");
    const stranger = house.site.visitor();
    for (const path of ["/comment-list", `/comment-list?sn=${sn}`])
      expect((await stranger.get(path)).text).not.toContain("付了两次款");
    const { results } = await (await house.site.database())
      .prepare("SELECT kind FROM desk_items WHERE sn = ?")
      .bind(sn)
      .all();
    expect(results).toEqual([{ kind: "complaint" }]);
  });
});

test("an order's own page is nobody else's: not kept, not indexed; the list may be", async () => {
  const sn = await newOrder(true);
  const visitor = house.site.visitor(undefined, buyer.visitorId);
  const headersOf = async (path: string) => (await visitor.get(path)).headers;
  const own = await headersOf(`/comment-list?sn=${sn}`);
  expect(own["cache-control"]).toBe("private, no-store");
  expect(own["x-robots-tag"]).toBe("noindex");
  const list = await headersOf("/comment-list");
  expect(list["cache-control"]).toBe("private, no-cache");
  expect(list["x-robots-tag"]).toBeUndefined();
});

test("both fit the first flight of a connection", async () => {
  const sn = await newOrder(true);
  for (const path of ["/comment-list", `/comment-list?sn=${sn}`]) {
    const { text } = await house.site.visitor(undefined, buyer.visitorId).get(path);
    expect(pageBytes(text), path).toBeLessThan(FIRST_FLIGHT);
  }
});

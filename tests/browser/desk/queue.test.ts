import type { Page } from "playwright-core";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { saidErrors } from "#tests/kit/browser/browser-errors.ts";
import { press } from "#tests/kit/browser/press.ts";
import { type DeskHouse, openDeskHouse } from "#tests/kit/desk/desk-house.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: DeskHouse;
beforeAll(async () => {
  house = await openDeskHouse();
});
afterAll(() => house?.close());

/** A paid order, of a family that writes nothing unless `family` does. */
async function paid(family = callerOf(house.site)): Promise<string> {
  const made = await family.post("/api/business/seek", babyForm({ idem: `form-${crypto.randomUUID()}` }));
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  await payInDatabase(house.site, sn);
  return sn;
}

/** One that its buyer has complained about. */
async function complained(text: string): Promise<string> {
  const family = callerOf(house.site);
  const sn = await paid(family);
  await family.post("/api/business/advise", { sn, topic: "complaint", text });
  return sn;
}

const main = async (page: Page) => (await page.locator("main").textContent()) ?? "";

async function statusOf(sn: string): Promise<string | undefined> {
  const database = await house.site.database();
  const row = await database
    .prepare("SELECT status FROM orders WHERE sn = ?")
    .bind(sn)
    .first<{ status: string }>();
  return row?.status;
}

const opened = async (text: string) => {
  const phone = await house.clerk("operator", { scripts: false });
  await phone.open("/desk/queue");
  const row = phone.page.locator(".desk-rows li").filter({ hasText: text });
  await Promise.all([phone.page.waitForNavigation(), row.locator("a").click()]);
  return phone;
};

describe("with scripts off", () => {
  test("a complaint ends in a refund, with a reason, and stands in the log", async () => {
    const text = "名字不合要求";
    const sn = await complained(text);
    const { page, open } = await opened(text);
    expect(await press(page, 'button[value="refund"]')).toBe(400);
    expect(await saidErrors(page)).toEqual([
      {
        ...{ anchor: "reason", described: true },
        ...{ message: messages.refundReasonEmpty, atField: messages.refundReasonEmpty },
      },
    ]);
    // Break it catches: nobody knows whether the money has gone.
    expect(await page.locator("#errors").innerText()).toContain("还没有退款，钱没有动。");
    // Nothing else was written: nothing is said to be kept. No link ends within its sentence.
    expect(await page.locator("#errors").innerText()).not.toContain("保留");
    expect(
      await page
        .locator("#errors a .cl")
        .evaluateAll((parts) => parts.map((it) => getComputedStyle(it).textDecorationLine)),
    ).not.toContain("none");
    await page.fill("#reason", "字".repeat(201));
    expect(await press(page, 'button[value="refund"]')).toBe(400);
    expect(await page.inputValue("#reason")).toBe("字".repeat(201));
    await page.fill("#reason", "按约定退");
    expect(await press(page, 'button[value="refund"]')).toBe(200);
    // Read back first: nothing has moved, and whoever thinks better of it finds what was typed.
    expect(await page.locator(".desk-sure").innerText()).toContain("9.90 元，全部");
    expect(await statusOf(sn)).toBe("paid");
    expect(await press(page, 'button[value="no"]')).toBe(200);
    expect(await page.inputValue("#reason")).toBe("按约定退");
    expect(await press(page, 'button[value="refund"]')).toBe(200);
    expect(await press(page, 'button[value="yes"]')).toBe(303);
    expect(await main(page)).toContain("已开始退款");
    expect(await main(page)).not.toContain(text);
    expect(await statusOf(sn)).toBe("refunding");
    await open("/desk/log");
    expect(await page.locator(".desk-rows li").first().innerText()).toContain("按约定退");
  });

  test("what a family says on the phone is written down on its order, and waits there to be decided", async () => {
    const sn = await paid();
    const { page, open } = await house.clerk("operator", { scripts: false });
    await open(`/desk/order?sn=${sn}`);
    await page.locator(".desk-call summary").click();
    expect(await press(page, ".desk-call .btn")).toBe(400);
    expect((await saidErrors(page)).map(({ anchor, message }) => [anchor, message])).toEqual([
      ["kind", messages.choice],
      ["said", messages.textEmpty],
    ]);
    await page.fill("#said", "想要发票，抬头是个人");
    await page.locator('[name="kind"][value="invoice"]').check();
    expect(await press(page, ".desk-call .btn")).toBe(303);
    const said = await main(page);
    expect(said).toContain("已记下，在待办里");
    expect(said).toContain("电话里说，客服代记：想要发票，抬头是个人");
    expect(await statusOf(sn)).toBe("paid");
    expect(await page.locator("#one").innerText()).toBe("要发票");
    // Break it catches: whoever calls about what is open already is heard, and nobody can write it down.
    await page.locator(".desk-call summary").click();
    expect(await press(page, ".desk-call .btn")).toBe(400);
    expect((await saidErrors(page)).map(({ anchor }) => anchor)).toEqual(["kind", "said"]);
    await page.fill("#said", "税号明天发来");
    await page.locator('[name="kind"][value="invoice"]').check();
    expect(await press(page, ".desk-call .btn")).toBe(303);
    expect(await main(page)).toContain("想要发票，抬头是个人\n电话里说，客服代记：税号明天发来");
    expect(await page.locator("#one").innerText()).toBe("要发票");
    await open("/desk/log");
    expect(await page.locator(".desk-rows li").first().innerText()).toContain("代家长记下");
  });

  test("two operators at one item: the second is told that it is done", async () => {
    const text = "两个人同时看";
    const sn = await complained(text);
    const [first, second] = [await opened(text), await opened(text)];
    await first.page.fill("#answer", "已电话说明");
    expect(await press(first.page, 'button[value="answer"]')).toBe(303);
    await Promise.all([second.page.waitForNavigation(), second.page.reload()]);
    expect(await main(second.page)).toContain("这一件已经处理过了");
    expect(await statusOf(sn)).toBe("paid");
    // What was answered is read before what was asked for and delivered.
    await first.open(`/desk/order?sn=${sn}`);
    const said = await main(first.page);
    expect(said.indexOf("已电话说明")).toBeGreaterThan(0);
    expect(said.indexOf("已电话说明")).toBeLessThan(said.indexOf("家长的要求"));
  });
});

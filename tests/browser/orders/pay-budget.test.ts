import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageBytes, sentBytes } from "#scripts/bench/first-flight.ts";
import { openPhone } from "#tests/kit/browser/browser.ts";
import { fillBaby, submit } from "#tests/kit/browser/browser-form.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

/** What the whole way from the home page to the paid report may weigh without scripts. */
const MOST_BYTES = 66 * 1024;
const MOST_REQUESTS = 10;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  // Another visitor has been here: prices and comments are at the edge; and below, a result's notices.
  await shop.site.visitor().get("/");
});
afterAll(() => shop?.close());

/** Counts what the site sends to a page: requests, and the bytes of their bodies under brotli. */
function weigh(page: Page, origin: string) {
  const seen: { what: string; bytes: number }[] = [];
  const waits: Promise<void>[] = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    // A browser with a window keeps the icon; this one asks for it with every page.
    const isIconAgain =
      url.pathname.endsWith("/favicon.svg") && seen.some(({ what }) => what.includes("favicon"));
    if (url.origin !== origin || isIconAgain) return;
    const row = { what: `${response.request().method()} ${url.pathname} ${response.status()}`, bytes: 0 };
    seen.push(row);
    const weighed = response.body().then(
      (body) => {
        row.bytes = body.length === 0 ? 0 : sentBytes(body);
      },
      // Of a page that has left already nothing is kept: it is weighed below.
      () => undefined,
    );
    waits.push(weighed);
  });
  return async () => {
    await Promise.all(waits);
    return seen;
  };
}

test("home → form → names → checkout → cashier → paid report, scripts off: at most 66 kB and 10 requests", async () => {
  const { origin } = shop.site.url;
  const other = await openPhone(shop.site.url, { scripts: false });
  await other.open("/");
  await fillBaby(other.page);
  await submit(other.page);
  await other.page.locator(".lock .btn").waitFor();
  const { page, open } = await openPhone(shop.site.url, {
    scripts: false,
    userAgent: phones.iPhone,
    elsewhere: [shop.sandbox.url.origin],
  });
  const weighed = weigh(page, origin);
  await open("/");
  await fillBaby(page);
  await submit(page);
  await page.locator(".lock .btn").click();
  await page.check("#agree");
  await page.getByRole("button", { name: /支付宝支付/ }).click();
  await page.waitForURL(`${shop.sandbox.url.origin}/**`);
  const [payment] = await shop.sandbox.book();
  await shop.sandbox.pay(payment?.outTradeNo ?? "");
  // The cashier sends the payer back.
  const sn = /[0-9A-Z]{26}/.exec((await weighed()).map(({ what }) => what).join(" "))?.[0];
  await page.goto(`/wait-pay?sn=${sn}`);
  await page.waitForURL(`**/naming-result/${sn}`);
  expect(await page.locator("main").innerText()).toContain(String(payment?.outTradeNo));

  const rows = await weighed();
  const left = rows.find(({ what }) => what === "GET /wait-pay 200");
  expect(left).toBeDefined();
  // The page that left for the cashier at once is about as heavy as the checkout of the same order.
  const unpaid = await shop.site.visitor(phones.iPhone).get(`/pay-new/seek?sn=${sn}`);
  if (left?.bytes === 0) left.bytes = pageBytes(unpaid.text);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const table = rows.map(({ what, bytes }) => `${what}: ${bytes}`).join("\n");
  console.log(`${table}\n${rows.length} requests, ${bytes} bytes`);
  expect(bytes, table).toBeLessThanOrEqual(MOST_BYTES);
  expect(rows.length, table).toBeLessThanOrEqual(MOST_REQUESTS);
});

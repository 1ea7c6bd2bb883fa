import { afterAll, beforeAll, expect, test } from "vitest";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { tillOf } from "#tests/kit/shop/till.ts";

let shop: Shop;
let till: ReturnType<typeof tillOf>;
beforeAll(async () => {
  shop = await startShop();
  till = tillOf(shop);
});
afterAll(() => shop?.close());

/** While this runs, the database refuses what `on` says. */
async function failing<T>(on: string, work: () => Promise<T>): Promise<T> {
  const database = await shop.site.database();
  await database
    .prepare(`CREATE TRIGGER broken BEFORE ${on} BEGIN SELECT RAISE(ABORT, 'no space'); END`)
    .run();
  try {
    return await work();
  } finally {
    await database.prepare("DROP TRIGGER broken").run();
  }
}

test.each(["INSERT ON payment_events", "UPDATE ON payments", "UPDATE ON orders", "INSERT ON outbox"])(
  "a notification whose booking fails at %s is not acknowledged, and pays when it comes again",
  async (on) => {
    const sn = await till.order();
    const { payment } = await till.open(sn, "alipay-wap");
    const no = payment?.outTradeNo ?? "";
    if (payment !== null) await till.enter(payment);
    await shop.sandbox.control("switch", { notices: "drop" });
    await shop.sandbox.pay(no);
    const lines = shop.site.logs.length;
    const status = await failing(on, () => shop.sandbox.notify(no));
    expect(status).toBe(500);
    expect(await till.ledger(sn)).toMatchObject([{ state: "open", paid_by: null, status: "pending" }]);
    const logged = shop.site.logs.slice(lines).join("\n");
    expect(logged).toContain('"call":"notify.alipay"');
    for (const secret of [sn, no, "buyer"]) expect(logged).not.toContain(secret);
    expect(await shop.sandbox.notify(no)).toBe(200);
    expect(await till.ledger(sn)).toMatchObject([{ state: "paid", paid_by: no }]);
  },
);

test.each([
  ["GET", "/notify/alipay", 404],
  ["POST", "/notify/paypal", 404],
  ["POST", "/notify/", 404],
  ["POST", "/notify/alipay/more", 404],
  ["POST", "/notify/alipay", 401],
  ["POST", "/notify/wechat", 401],
  ["POST", "/notify/stripe", 401],
])("%s %s from a stranger is answered with %d", async (method, path, status) => {
  const body = method === "POST" ? { body: "out_trade_no=1&total_amount=29.90" } : {};
  const answer = await shop.site.origin.fetch(path, { method, ...body });
  expect(answer.status).toBe(status);
  if (status === 401) expect(await answer.text()).toBe("");
});

test("a notification of 70,000 bytes is refused as too long", async () => {
  const answer = await shop.site.origin.fetch("/notify/alipay", { method: "POST", body: "x".repeat(70_000) });
  expect(answer.status).toBe(413);
});

test("twenty presses at once, by two ways to pay, end in one charge at most", async () => {
  const sn = await till.order();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => till.open(sn, nth % 2 === 0 ? "wechat-native" : "alipay-wap")),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { status } of answers) expect([200, 429, 503]).toContain(status);
  expect((await till.ledger(sn)).filter(({ state }) => state === "open").length).toBeLessThanOrEqual(1);
});

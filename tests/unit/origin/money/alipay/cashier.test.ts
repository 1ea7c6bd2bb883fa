import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alipayProvider } from "#functions/origin/money/providers/alipay/provider.ts";
import type { NewPayment } from "#functions/origin/money/providers/provider.ts";
import { config, documentedContent, isSignedByUs } from "./gateway.ts";

const provider = alipayProvider(config());
const now = Date.UTC(2026, 10, 21, 12, 5, 9);
const payment: NewPayment = {
  outTradeNo: "LP7Q2M9X4K8R3T6W1Z5B",
  sn: "L1",
  channel: "alipay-wap",
  amount: 1990,
  currency: "CNY",
  description: "罗盘起名：姓名报告",
  now,
  expiresAt: now + 2 * 3600 * 1000,
  clientIp: null,
  openid: null,
  notifyUrl: "https://luopan.example/notify/alipay",
  returnUrl: "https://luopan.example/wait-pay?sn=L1",
};
const address = async (change: Partial<NewPayment> = {}) =>
  new URL(await provider.prepare({ ...payment, ...change }));
const contentOf = (url: URL) => JSON.parse(url.searchParams.get("biz_content") ?? "");

describe("the address of Alipay's cashier", () => {
  test("on phones is the WAP cashier's, with everything that Alipay's documents ask for", async () => {
    const url = await address();
    const { biz_content: _, sign: __, ...common } = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe("https://openapi.alipay.com/gateway.do");
    expect(common).toEqual({
      app_id: "2021000000000001",
      method: "alipay.trade.wap.pay",
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      timestamp: "2026-11-21 20:05:09",
      version: "1.0",
      notify_url: "https://luopan.example/notify/alipay",
      return_url: "https://luopan.example/wait-pay?sn=L1",
    });
    expect(contentOf(url)).toEqual({
      out_trade_no: "LP7Q2M9X4K8R3T6W1Z5B",
      total_amount: "19.90",
      subject: "罗盘起名：姓名报告",
      product_code: "QUICK_WAP_WAY",
      time_expire: "2026-11-21 22:05:09",
      quit_url: "https://luopan.example/wait-pay?sn=L1&left=1",
    });
  });

  test("on desktops is the page cashier's", async () => {
    const url = await address({ channel: "alipay-page" });
    expect(url.searchParams.get("method")).toBe("alipay.trade.page.pay");
    expect(contentOf(url)).toMatchObject({ product_code: "FAST_INSTANT_TRADE_PAY" });
    expect(contentOf(url)).not.toHaveProperty("quit_url");
  });

  test("is signed by us whatever is bought; the subject has none of the signs that Alipay forbids", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        async (description, amount) => {
          const url = await address({ description, amount });
          expect(isSignedByUs(documentedContent(url.searchParams), url.searchParams.get("sign") ?? "")).toBe(
            true,
          );
          expect(contentOf(url).subject).not.toMatch(/[/=&]/);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("is the same for the same payment, and starting the payment only redirects to it", async () => {
    const prepared = await provider.prepare(payment);
    expect(await provider.prepare(payment)).toBe(prepared);
    expect(await provider.start(prepared, payment)).toEqual({
      action: { kind: "redirect", url: prepared },
      reference: null,
    });
  });

  test.each([{ channel: "card" }, { currency: "USD" }] as const)("is not made for %o", async (change) => {
    await expect(async () => provider.prepare({ ...payment, ...change })).rejects.toThrow("Alipay takes no");
  });
});

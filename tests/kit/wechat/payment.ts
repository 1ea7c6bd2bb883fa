import type { NewPayment, StoredPayment } from "#functions/origin/money/providers/provider.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";

/** Milliseconds since 1970: what all clocks of these tests show. */
export const now = Date.UTC(2026, 10, 21, 12, 5, 9);
export const NO = "LP7Q2M9X4K8R3T6W1Z5B";
export const stored: StoredPayment = { outTradeNo: NO, reference: null };
/** A payment at a desktop. */
export const payment: NewPayment = {
  outTradeNo: NO,
  sn: "0123456789ABCDEFGHJKMNPQ61",
  channel: "wechat-native",
  amount: 1990,
  currency: "CNY",
  description: "罗盘起名 起名报告",
  now,
  expiresAt: now + 2 * 3600_000,
  clientIp: null,
  openid: null,
  notifyUrl: "https://luopan.example/notify/wechat",
  returnUrl: "https://luopan.example/wait-pay?sn=0123456789ABCDEFGHJKMNPQ61",
};

/** Status and code of the ProviderTrouble that some work ends in; null where it ends well. */
export const trouble = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ProviderTrouble ? [error.status, error.code] : error),
  );

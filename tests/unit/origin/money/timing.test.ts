import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Channel, OutTradeNo } from "#functions/contract/orders/payments.ts";
import { isOurs, newNumber } from "#functions/contract/values/numbers.ts";
import { newOutTradeNo, newRefundTail, onlyRefundOf } from "#functions/origin/money/out-trade-no.ts";
import { nextAskAfterClose, nextAskWhileOpen } from "#functions/origin/money/pay/polling-plan.ts";
import { CHANNELS, channelsOf } from "#functions/origin/money/providers/channels.ts";

const CREATED = "2026-11-21T08:00:00.000Z";
const minutesLater = (minutes: number) => new Date(Date.parse(CREATED) + minutes * 60_000).toISOString();

describe("the number of a payment", () => {
  test("fits every provider, is no order's number, and never comes twice", () => {
    const sn = newNumber("7Q");
    const numbers = Array.from({ length: 5000 }, () => newOutTradeNo(sn));
    expect(new Set(numbers).size).toBe(5000);
    for (const number of numbers) {
      expect(v.is(OutTradeNo, number)).toBe(true);
      expect([isOurs(number, "payment"), isOurs(number), number.slice(0, 2)]).toEqual([true, false, "7Q"]);
      const refunds = [onlyRefundOf(number), number + newRefundTail(), number + newRefundTail()];
      expect(new Set(refunds).size).toBe(3);
      for (const refund of refunds) expect(refund).toMatch(/^[0-9A-Z]{1,32}$/);
    }
  });

  test("uses every character at every place past its bucket: 5 bits each, 110 in all", () => {
    const numbers = Array.from({ length: 2000 }, () => newOutTradeNo("7Q"));
    for (let place = 2; place < 24; place++) {
      expect(new Set(numbers.map((number) => number[place])).size).toBe(32);
    }
  });
});

describe("when the cron asks", () => {
  test("is 1, 3, 5, 10 and 30 minutes after an open payment was made, then at its end", () => {
    const end = minutesLater(120);
    const plan = [0, 1, 2, 3, 4, 5, 6].map((asked) => nextAskWhileOpen(CREATED, end, asked));
    expect(plan).toEqual([1, 3, 5, 10, 30, 120, 120].map(minutesLater));
  });

  test("is never after the end of a payment", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(10), (life, asked) => {
        expect(nextAskWhileOpen(CREATED, minutesLater(life), asked) <= minutesLater(life)).toBe(true);
      }),
    );
  });

  test("is three times more after a payment was closed, and then never", () => {
    const now = Date.parse(CREATED);
    const plan = [0, 1, 2, 3].map((asked) => nextAskAfterClose(now, asked));
    expect(plan).toEqual([minutesLater(10), minutesLater(110), minutesLater(1320), null]);
  });
});

test("every channel has one provider, and a link that ends before its payment", () => {
  const all = (["wechat", "alipay", "stripe"] as const).flatMap(channelsOf);
  expect(all.sort()).toEqual([...Channel.options].sort());
  for (const { lifeMs, linkMs, leastMs } of Object.values(CHANNELS)) {
    expect(linkMs).toBeLessThan(lifeMs);
    expect(leastMs).toBeLessThan(lifeMs);
  }
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefOf } from "#functions/naming/business/brief.ts";
import { signChanges } from "#functions/naming/business/describe/change-one.ts";
import { findingsFor } from "#functions/naming/business/score/compliance.ts";
import { businessBill } from "#functions/naming/business/score/score.ts";
import { findPair } from "#functions/naming/business/sign/pairs.ts";
import { trades } from "#functions/naming/business/trade/trades.ts";
import { signs } from "./signs.ts";

const tradeWords = trades().map(({ words }) => words[0] ?? "");

describe("a 字号 with one character changed", () => {
  it("scores more, as its bill says, differs in that character only, and nothing stands against it", () => {
    fc.assert(
      fc.property(signs(2, 4), fc.constantFrom(...tradeWords), (sign, trade) => {
        const brief = briefOf({ trade });
        const own = businessBill(sign, brief)?.total ?? 100;
        for (const change of signChanges(sign, brief)) {
          const chars = Array.from(sign);
          expect(chars[change.place]).toBe(change.instead);
          expect(chars.with(change.place, change.char).join("")).toBe(change.sign);
          expect(change.total).toBeGreaterThan(own);
          expect(businessBill(change.sign, brief)?.total).toBe(change.total);
          expect(findingsFor(change.sign, brief)).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is the same each time, those that sound alike first at each place", () => {
    const brief = briefOf({ trade: "面包" });
    const changes = signChanges("麦香", brief);
    expect(changes.length).toBeGreaterThan(2);
    expect(signChanges("麦香", briefOf({ trade: "面包" }))).toEqual(changes);
    const order = changes.map(({ place, kin }) => place * 3 + ["sound", "meaning", "other"].indexOf(kin));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("never merely fits the grammar: 老王 is offered no 夜王", () => {
    for (const trade of ["烧烤", "律所", "奶茶"]) {
      for (const { sign } of signChanges("老王", briefOf({ trade })))
        expect(findPair(sign), sign).toBeDefined();
    }
  });

  it("is none of what cannot be registered", () => {
    expect(signChanges("囧麦", briefOf({ trade: "面包" }))).toEqual([]);
  });
});

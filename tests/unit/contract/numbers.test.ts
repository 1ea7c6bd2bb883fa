import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketIn, bucketText, isOurs, newNumber, withCheck } from "#functions/contract/values/numbers.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const char = fc.constantFrom(...ALPHABET);
const kind = fc.constantFrom("order", "payment");
const heads = fc.string({ unit: char, minLength: 24, maxLength: 24 });
const other = ({ number, at, by }: { number: string; at: number; by: string }) =>
  number.slice(0, at) + by + number.slice(at + 1);

describe("a number of ours", () => {
  test("says its bucket, and has 22 characters of chance that never come twice", () => {
    const numbers = Array.from({ length: 2000 }, (_, at) => newNumber(bucketText(at & 1023)));
    expect(new Set(numbers.map((number) => number.slice(2, 24))).size).toBe(2000);
    for (const [at, number] of numbers.entries()) {
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(isOurs(number)).toBe(true);
      expect(bucketIn(number)).toBe(bucketText(at & 1023));
    }
  });

  test("is of 1,024 buckets, each written in its own way", () => {
    expect(new Set(Array.from({ length: 1024 }, (_, at) => bucketText(at))).size).toBe(1024);
  });

  test("is none any more with one character changed, or with two neighbours changed about", () => {
    fc.assert(
      fc.property(heads, kind, fc.nat(25), char, (head, of, at, by) => {
        const number = withCheck(head, of);
        fc.pre(number[at] !== by);
        expect(isOurs(other({ number, at, by }), of)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(heads, fc.nat(24), (head, at) => {
        const number = withCheck(head, "order");
        const [a = "", b = ""] = number.slice(at, at + 2);
        fc.pre(a !== b);
        expect(isOurs(number.slice(0, at) + b + a + number.slice(at + 2))).toBe(false);
      }),
    );
  });

  test("of an order is none of a payment, and the other way about", () => {
    fc.assert(
      fc.property(heads, (head) => {
        const [order, payment] = [withCheck(head, "order"), withCheck(head, "payment")];
        expect([isOurs(order, "payment"), isOurs(payment, "order")]).toEqual([false, false]);
      }),
    );
  });

  test("is hardly ever hit by guessing: 1 of 1,021", () => {
    const guesses = Array.from({ length: 20_000 }, () => newNumber("7Q").slice(0, 24));
    const hits = guesses.filter((head, at) => isOurs(head + bucketText(at & 1023)));
    expect(hits.length).toBeLessThan(60);
  });

  test.each(["", "x", "0".repeat(25), "0".repeat(27), "o".repeat(26), "U".repeat(26)])(
    "is never %j",
    (text) => {
      expect(isOurs(text)).toBe(false);
    },
  );
});

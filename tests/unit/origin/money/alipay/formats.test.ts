import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beijingTime } from "#functions/contract/values/time.ts";
import { rawMember } from "#functions/origin/money/providers/alipay/raw-member.ts";
import { readShanghaiTime } from "#functions/origin/money/providers/alipay/shanghai-time.ts";
import { fenOf, yuanOf } from "#functions/origin/money/providers/alipay/yuan.ts";

describe("money in Alipay's yuan", () => {
  test.each([
    [0, "0.00"],
    [1, "0.01"],
    [10, "0.10"],
    [100, "1.00"],
    [1990, "19.90"],
    [8888, "88.88"],
  ])("%d fen is %s", (fen, yuan) => {
    expect(yuanOf(fen)).toBe(yuan);
    expect(fenOf(yuan)).toBe(fen);
  });

  test("comes back exactly, whatever the amount", () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), (fen) => {
        expect(yuanOf(fen)).toMatch(/^\d+\.\d\d$/);
        expect(fenOf(yuanOf(fen))).toBe(fen);
      }),
    );
  });

  test("may come with fewer decimals", () => {
    expect([fenOf("88"), fenOf("88.8")]).toEqual([8800, 8880]);
  });

  test.each(["", "-1.00", "1.001", "1e3", "01.00", ".50", "1.", "1,000.00", " 1.00", "１.00", "NaN"])(
    "is not read out of “%s”",
    (text) => expect(fenOf(text)).toBeNull(),
  );

  test.each([-1, 0.5, Number.NaN, 2 ** 53])("is not made of %d", (fen) => {
    expect(() => yuanOf(fen)).toThrow(RangeError);
  });
});

describe("Alipay's time", () => {
  test("is the clock of Shanghai, eight hours ahead of UTC", () => {
    expect(beijingTime(Date.UTC(2026, 10, 21, 16, 0, 5))).toBe("2026-11-22 00:00:05");
    expect(readShanghaiTime("2026-11-22 00:00:05")).toBe("2026-11-21T16:00:05.000Z");
    expect(readShanghaiTime("2019-08-15 15:56:24.123")).toBe("2019-08-15T07:56:24.000Z");
  });

  test("comes back to the second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 4e9 }), (seconds) => {
        expect(readShanghaiTime(beijingTime(seconds * 1000))).toBe(new Date(seconds * 1000).toISOString());
      }),
    );
  });

  test.each([undefined, "", "2026-13-40 00:00:00", "2026-11-22T00:00:05Z", "20261122000005"])(
    "is not read out of %s",
    (text) => expect(readShanghaiTime(text)).toBeNull(),
  );
});

describe("the raw text of a member", () => {
  test("is its value as written, with all spaces and escapes, and nothing after it", () => {
    const node = '{ "a" : "}\\",\\/\\u7f57", "b":[{"sign":"not this"},[1 , 2]] }';
    expect(rawMember(`\n{"x" : 1, "node" : ${node} ,"sign":"s"}`, "node")).toBe(node);
    expect(rawMember(`{"node":${node},"sign":"s"}`, "sign")).toBe('"s"');
  });

  test("is that of a top-level member, never of the same name inside another value", () => {
    expect(rawMember('{"a":{"node":1},"b":"\\"node\\":2,","node":3}', "node")).toBe("3");
    expect(rawMember('{"a":{"node":1}}', "node")).toBeNull();
  });

  test("parses to the member's own value, for any object however it is spaced", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue()),
        fc.nat(4),
        (object, indent) => {
          const text = JSON.stringify(object, null, indent);
          for (const [name, value] of Object.entries(object)) {
            const raw = rawMember(text, name);
            expect(raw === null ? undefined : JSON.parse(raw)).toEqual(JSON.parse(JSON.stringify(value)));
            expect(text).toContain(raw);
          }
        },
      ),
    );
  });

  test("is null or a part of the text, even where the text is no JSON", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ an1') }), (text) => {
        const raw = rawMember(`{${text}`, "a");
        expect(raw === null || text.includes(raw)).toBe(true);
      }),
    );
  });
});

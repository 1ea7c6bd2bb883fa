import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeForm, encodeForm, MAX_KEYS } from "#functions/contract/wire/form.ts";

const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,20}$/).filter((name) => !(name in Object.prototype));
/** Any sequence of UTF-16 units: controls, CRLF, lone surrogates, 𬱖 — but for NUL, which is refused. */
const anything = fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replaceAll("\0", ""));
const units = fc
  .array(fc.integer({ min: 1, max: 0xffff }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes));

describe("a form on the wire", () => {
  test("comes back as it was sent, whatever its values hold; a lone surrogate comes back as U+FFFD", () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(anything, units), { maxKeys: 20 }), (values) => {
        const sent = Object.fromEntries(
          Object.entries(values).map(([name, text]) => [name, text.toWellFormed()]),
        );
        expect(decodeForm(encodeForm(values))).toEqual({ ok: true, values: sent });
      }),
    );
  });

  test("is read by any other reader of form encoding as it is by ours", () => {
    fc.assert(
      fc.property(fc.dictionary(key, anything, { maxKeys: 20 }), (values) => {
        const ours = decodeForm(encodeForm(values));
        expect(ours).toEqual({
          ok: true,
          values: Object.fromEntries(new URLSearchParams(encodeForm(values))),
        });
      }),
    );
  });

  // Breaks where a letter counts as plain that a form writes otherwise than encodeURIComponent.
  test("is written as URLSearchParams writes it, names too", () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(anything, fc.constantFrom("嘉音", "㐀鿿", "a b", ..."~!'()*")), {
          maxKeys: 5,
        }),
        (values) => {
          expect(encodeForm(values)).toBe(new URLSearchParams(values).toString());
        },
      ),
    );
  });

  test("keeps line ends, plus signs, percent signs and separators inside a value", () => {
    const story = "第一行\r\n第二行\n+86 100% a=b&c=d;e \t";
    expect(decodeForm(encodeForm({ story }))).toEqual({ ok: true, values: { story } });
    expect(encodeForm({ story })).not.toMatch(/[\r\n ]/);
  });

  test("holds the big list: 64 fields of a thousand characters each", () => {
    const values = Object.fromEntries(
      Array.from({ length: MAX_KEYS }, (_, at) => [`k${at}`, "𬱖字".repeat(500)]),
    );
    expect(decodeForm(encodeForm(values))).toEqual({ ok: true, values });
  });

  test("writes flags as 1 and 0, lists with commas, and leaves out what is not there", () => {
    const form = {
      yes: true,
      no: false,
      list: ["诗经", "楚辞"],
      none: undefined,
      empty: null,
      zero: 0,
      text: "",
    };
    expect(decodeURIComponent(encodeForm(form))).toBe("yes=1&no=0&list=诗经,楚辞&zero=0&text=");
  });

  test("joins the values of a field that may repeat", () => {
    const repeating = new Set(["wishes"]);
    expect(decodeForm("wishes=a&x=1&wishes=b", repeating)).toEqual({
      ok: true,
      values: { wishes: "a,b", x: "1" },
    });
  });

  test.each([
    ["surname=林&surname=王", "duplicate-key"],
    ["surname=&surname=王", "duplicate-key"],
    ["avoid[]=a", "bad-key"],
    ["a%5B%5D=a", "bad-key"],
    ["__proto__=x", "bad-key"],
    ["__proto__[polluted]=x", "bad-key"],
    ["constructor=x", "bad-key"],
    ["toString=x", "bad-key"],
    ["hasOwnProperty=x", "bad-key"],
    ["=x", "bad-key"],
    ["1a=x", "bad-key"],
    ["a b=x", "bad-key"],
    [`${"k".repeat(65)}=x`, "bad-key"],
    ["a%0d%0aset-cookie=x", "bad-key"],
    ["姓=林", "bad-key"],
    ["a=%00", "nul"],
    ["a=x\0y", "nul"],
    ["a=%", "bad-encoding"],
    ["a=%zz", "bad-encoding"],
    ["a=%E6%9E", "bad-encoding"],
    ["a=%ED%A0%80", "bad-encoding"],
    ["a=%FF", "bad-encoding"],
    ["%=x", "bad-encoding"],
    [Array.from({ length: 65 }, (_, at) => `k${at}=`).join("&"), "too-many-keys"],
    [Array.from({ length: 10_000 }, (_, at) => `k${at}=1`).join("&"), "too-many-keys"],
  ])("refuses %.40s as %s", (text, fault) => {
    expect(decodeForm(text)).toEqual({ ok: false, fault });
  });

  test("any text at all is read or refused, never thrown at, and pollutes nothing", () => {
    const piece = fc.constantFrom(
      "__proto__",
      "constructor",
      "[",
      "]",
      "=",
      "&",
      "%",
      "%00",
      "+",
      "a",
      "polluted",
      "1",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(piece).map((all) => all.join("")),
        ),
        (text) => {
          const read = decodeForm(text, new Set(["a"]));
          expect(typeof read.ok).toBe("boolean");
          expect(Reflect.get({}, "polluted")).toBeUndefined();
          if (read.ok) expect(Object.getPrototypeOf(read.values)).toBe(Object.prototype);
        },
      ),
    );
  });
});

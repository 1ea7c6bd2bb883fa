import fc from "fast-check";
import { expect, test } from "vitest";
import { filledPlaces, placeOf } from "#app/kit/styles/place.ts";

const nonces = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString("base64"));
const documentOf = (css: string) => `<title>/*a b*/</title><style>${css}</style><p>/* */</p>`;

test.each(["/bcdefghijklmnopqrstuQ==", "abcdefghijklmnopqrstu/=="])(
  "CSS is put into the place that the nonce %s marks",
  (nonce) => {
    const html = documentOf(placeOf(nonce, "routes/home"));
    expect(filledPlaces(html, nonce, (route) => `.${route}{}`)).toBe(documentOf(".routes/home{}"));
  },
);

test("CSS is put into the place that any nonce marks", () => {
  fc.assert(
    fc.property(nonces, (nonce) => {
      const html = documentOf(placeOf(nonce, "routes/desk/home"));
      expect(filledPlaces(html, nonce, (route) => `.${route}{}`)).toBe(documentOf(".routes/desk/home{}"));
    }),
  );
});

test("a document without a place for CSS stays as it is", () => {
  expect(filledPlaces(documentOf(""), "abc", () => ".a{}")).toBe(documentOf(""));
});

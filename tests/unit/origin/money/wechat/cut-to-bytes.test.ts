import fc from "fast-check";
import { expect, test } from "vitest";
import { cutToBytes } from "#functions/origin/money/providers/wechat/cut-to-bytes.ts";

const bytes = (text: string) => Buffer.byteLength(text);

test.each([
  ["起名报告", 127, "起名报告"],
  ["起名报告", 8, "起名"],
  ["𬱖𬱖", 7, "𬱖"],
  ["a名", 3, "a"],
])("«%s» in %d bytes is «%s»", (text, most, cut) => expect(cutToBytes(text, most)).toBe(cut));

test("a cut text is the longest beginning that fits without breaking a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(200), (text, most) => {
      const cut = cutToBytes(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(bytes(cut)).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      const [next] = text.slice(cut.length);
      if (next !== undefined) expect(bytes(cut + next)).toBeGreaterThan(most);
    }),
  );
});

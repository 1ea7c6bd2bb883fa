import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openResource, SealedResource } from "#functions/origin/money/providers/wechat/cipher.ts";
import { SEALED } from "#tests/kit/wechat/literals.ts";
import { API_V3_KEY, sealed } from "#tests/kit/wechat/parties.ts";

const resourceOf = (plain: string) => v.parse(SealedResource, sealed(plain));

test("what another program has sealed is opened", async () => {
  expect(await openResource(SEALED.resource, SEALED.key)).toBe(SEALED.opened);
});

test("every text comes back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (plain) => {
      expect(await openResource(resourceOf(plain), API_V3_KEY)).toBe(plain);
    }),
  );
});

test("whichever bit is flipped, nothing is opened", async () => {
  const resource = resourceOf('{"trade_state":"SUCCESS"}');
  const bytes = Buffer.from(resource.ciphertext, "base64");
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const copy = Buffer.from(bytes);
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const changed = { ...resource, ciphertext: copy.toString("base64") };
      await expect(openResource(changed, API_V3_KEY)).rejects.toThrow();
    }),
  );
});

test.each([
  ["another key", {}, API_V3_KEY.toLowerCase()],
  ["another nonce", { nonce: "000000000000" }, API_V3_KEY],
  ["other associated data", { associated_data: "refund" }, API_V3_KEY],
  ["no tag", { ciphertext: "AAAA" }, API_V3_KEY],
  ["no base64", { ciphertext: "不是" }, API_V3_KEY],
])("with %s nothing is opened", async (_what, over, key) => {
  await expect(openResource({ ...resourceOf("{}"), ...over }, key)).rejects.toThrow();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rawMember } from "#functions/origin/money/providers/alipay/raw-member.ts";
import { signedContent } from "#functions/origin/money/providers/alipay/signed-content.ts";
import { rsa2Signer, rsa2Verifier } from "#functions/origin/money/providers/rsa2.ts";
import { alipays, isSignedByUs, ours, signedByAlipay } from "./gateway.ts";
import * as published from "./published.ts";

const sign = rsa2Signer(ours.pkcs8);
const verify = rsa2Verifier(alipays.spki);
const text = fc.string({ unit: "grapheme", maxLength: 60 });

describe("what is signed", () => {
  test("is every parameter that is not empty, sorted, with its raw value", () => {
    const params = new Map([
      ["version", "1.0"],
      ["app_id", "2014072300007148"],
      ["return_url", ""],
      ["biz_content", '{"subject":"起名 100% a&b"}'],
      ["charset", "utf-8"],
    ]);
    expect(signedContent(params)).toBe(
      'app_id=2014072300007148&biz_content={"subject":"起名 100% a&b"}&charset=utf-8&version=1.0',
    );
  });

  test("does not depend on the order of the parameters", () => {
    const shuffled = fc
      .uniqueArray(fc.tuple(fc.stringMatching(/^[a-zA-Z_]{1,8}$/), text), { selector: ([name]) => name })
      .chain((params) =>
        fc.tuple(fc.constant(params), fc.shuffledSubarray(params, { minLength: params.length })),
      );
    fc.assert(
      fc.property(shuffled, ([params, again]) => {
        expect(signedContent(new Map(again))).toBe(signedContent(new Map(params)));
      }),
    );
  });
});

describe("an RSA2 signature", () => {
  test("of ours is verified by another implementation, whatever the text", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        expect(isSignedByUs(content, await sign(content))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test("that Alipay has published is verified, and only with the key that belongs to it", async () => {
    const { spki, text: answer } = published.answer;
    const node = rawMember(answer, "alipay_open_file_upload_response") ?? "";
    const signature: string = JSON.parse(rawMember(answer, "sign") ?? "");
    expect(await rsa2Verifier(spki)(node, signature)).toBe(true);
    expect(await verify(node, signature)).toBe(false);
  });

  test("does not survive the change of any one bit, of the text or of itself", async () => {
    const content = "out_trade_no=LP20261121&total_amount=9.90&subject=names";
    const signature = signedByAlipay(content);
    expect(await verify(content, signature)).toBe(true);
    const flipped = (bytes: Buffer, bit: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      return copy;
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(2047), fc.nat(content.length * 8 - 1), async (one, two) => {
        const forged = flipped(Buffer.from(signature, "base64"), one).toString("base64");
        expect(await verify(content, forged)).toBe(false);
        expect(await verify(flipped(Buffer.from(content), two).toString("latin1"), signature)).toBe(false);
      }),
    );
  });

  test.each(["", "AAAA", "not base64!", "ab c", "签名"])("“%s” is refused", async (signature) => {
    expect(await verify("a=1", signature)).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SignatureState, wechatVerifier } from "#functions/origin/money/providers/wechat/verifier.ts";
import {
  ANSWER_AT,
  ANSWER_BODY,
  ANSWER_NONCE,
  SIGNED_ANSWER,
  SIGNED_EMPTY,
  SPKI,
} from "#tests/kit/wechat/literals.ts";
import { config, type KeyId, signedByWechat, wechatKeys } from "#tests/kit/wechat/parties.ts";

const verify = wechatVerifier(config().WECHAT_PAY_KEYS);
const now = 1_795_262_709_500;
const body = '{"out_trade_no":"LP7Q2M9X4K8R3T6W1Z5B","amount":{"total":1990}}';
const judge = (headers: Record<string, string>, text = body, at = now) =>
  verify(new Headers(headers), text, at);

describe("a signature of WeChat's", () => {
  const pinned = wechatVerifier([{ id: "PUB_KEY_ID_9", spki: SPKI }]);
  test.each([
    [ANSWER_BODY, SIGNED_ANSWER],
    ["", SIGNED_EMPTY],
  ])("that OpenSSL made over «%s» is genuine", async (text, signature) => {
    const headers = new Headers({
      "Wechatpay-Serial": "PUB_KEY_ID_9",
      "Wechatpay-Signature": signature,
      "Wechatpay-Timestamp": String(ANSWER_AT),
      "Wechatpay-Nonce": ANSWER_NONCE,
    });
    expect(await pinned(headers, text, ANSWER_AT * 1000)).toBe("genuine");
    expect(await pinned(headers, `${text} `, ANSWER_AT * 1000)).toBe("forged");
  });

  test("is genuine by each key under its own name, and forged under another's", async () => {
    const ids = Object.keys(wechatKeys) as KeyId[];
    for (const id of ids) {
      const headers = signedByWechat(body, now, id);
      expect(await judge(headers)).toBe("genuine");
      const other = ids.find((candidate) => candidate !== id) ?? "";
      expect(await judge({ ...headers, "wechatpay-serial": other })).toBe("forged");
    }
  });

  test("is forged by whichever bit is flipped, of the body and of the signature", async () => {
    const headers = signedByWechat(body, now);
    const flipped = (bytes: Buffer, bit: number) => {
      const copy = Buffer.from(bytes);
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return copy;
    };
    const text = Buffer.from(body, "latin1");
    const signature = Buffer.from(headers["wechatpay-signature"], "base64");
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length * 8 - 1), fc.nat(signature.length * 8 - 1), async (one, other) => {
        expect(await judge(headers, flipped(text, one).toString("latin1"))).toBe("forged");
        const forged = flipped(signature, other).toString("base64");
        expect(await judge({ ...headers, "wechatpay-signature": forged })).toBe("forged");
      }),
    );
  });

  test("is never genuine where other text stands in its place", async () => {
    const headers = signedByWechat(body, now);
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: "grapheme-ascii" }), async (junk) => {
        const verdict = await judge({ ...headers, "wechatpay-signature": junk });
        expect(["forged", "unsigned"]).toContain(verdict);
      }),
    );
  });

  test("holds for less than five minutes, before and after", async () => {
    const signedAt = Math.floor(now / 1000) * 1000;
    const headers = signedByWechat(body, signedAt);
    const verdicts = [-300_000, -299_999, 0, 299_999, 300_000].map((off) =>
      judge(headers, body, signedAt + off),
    );
    expect(await Promise.all(verdicts)).toEqual(["stale", "genuine", "genuine", "genuine", "stale"]);
  });

  test.each<[string, Record<string, string>, SignatureState]>([
    ["no serial", { "wechatpay-serial": "" }, "unsigned"],
    ["no signature", { "wechatpay-signature": "" }, "unsigned"],
    ["no time", { "wechatpay-timestamp": "" }, "unsigned"],
    ["no nonce", { "wechatpay-nonce": "" }, "unsigned"],
    ["a probe", { "wechatpay-signature": "WECHATPAY/SIGNTEST/kk+ZkqFD9xxHLQNgQ9l0RaUtVAk=" }, "probe"],
    ["a key that is not WeChat's", { "wechatpay-serial": "PUB_KEY_ID_0002" }, "unknown-key"],
    ["a time that is no number", { "wechatpay-timestamp": "NaN" }, "forged"],
    ["another nonce", { "wechatpay-nonce": "0" }, "forged"],
  ])("with %s is refused", async (_what, over, verdict) => {
    expect(await judge({ ...signedByWechat(body, now), ...over })).toBe(verdict);
  });
});

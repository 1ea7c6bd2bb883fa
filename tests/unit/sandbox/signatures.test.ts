import { createDecipheriv, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedText } from "#functions/sandbox/alipay/signing.ts";
import { spoil, verifyRsa } from "#functions/sandbox/rsa.ts";
import { stripeSignature } from "#functions/sandbox/stripe/notifier.ts";
import { readAuthorization, requestText } from "#functions/sandbox/wechat/authorization.ts";
import { seal } from "#functions/sandbox/wechat/notifier.ts";
import { sheetText } from "#functions/sandbox/wechat/sheet.ts";
import { alipayNotice, creation, merchant, sheet } from "./published.ts";

const { publicKey, nonce, timestamp } = merchant;

describe("the sandbox, as WeChat", () => {
  const text = requestText("POST", creation.path, timestamp, nonce, creation.body);

  test("takes the request that WeChat's documents sign", () => {
    expect(verifyRsa(text, creation.signature, publicKey)).toBe(true);
  });

  test("takes it with not one byte changed", () => {
    expect(verifyRsa(text, spoil(creation.signature), publicKey)).toBe(false);
    fc.assert(
      fc.property(fc.nat(text.length - 1), (place) => {
        const changed = `${text.slice(0, place)}${text[place] === "0" ? "1" : "0"}${text.slice(place + 1)}`;
        expect(verifyRsa(changed, creation.signature, publicKey)).toBe(false);
      }),
    );
  });

  test("takes the payment sheet that WeChat's documents sign", () => {
    const signed = sheetText(sheet.appId, timestamp, nonce, sheet.package);
    expect(verifyRsa(signed, sheet.paySign, publicKey)).toBe(true);
    expect(verifyRsa(signed.trimEnd(), sheet.paySign, publicKey)).toBe(false);
  });

  test.each([
    ["another scheme", "WECHATPAY2-SM2-WITH-SM3"],
    ["a space too many", "WECHATPAY2-SHA256-RSA2048 "],
  ])("reads no Authorization with %s", (_what, scheme) => {
    const fields = `mchid="1",nonce_str="2",signature="3",timestamp="4",serial_no="5"`;
    expect(readAuthorization(`WECHATPAY2-SHA256-RSA2048 ${fields}`)).toMatchObject({ serial_no: "5" });
    expect(readAuthorization(`${scheme} ${fields}`)).toBeNull();
    expect(readAuthorization(`WECHATPAY2-SHA256-RSA2048 ${fields},mchid="1"`)).toBeNull();
    expect(readAuthorization(`WECHATPAY2-SHA256-RSA2048 mchid="1"`)).toBeNull();
  });

  test("seals a notification so that the APIv3 key opens it", () => {
    const key = "sandbox0123456789abcdefghijklmno";
    fc.assert(
      fc.property(fc.string(), (plain) => {
        const bytes = Buffer.from(seal(plain, key, "0123456789ab", "transaction"), "base64");
        const open = createDecipheriv("aes-256-gcm", Buffer.from(key), Buffer.from("0123456789ab"));
        open.setAAD(Buffer.from("transaction"));
        open.setAuthTag(bytes.subarray(-16));
        const text = Buffer.concat([open.update(bytes.subarray(0, -16)), open.final()]).toString("utf8");
        expect(text).toBe(Buffer.from(plain, "utf8").toString("utf8"));
      }),
    );
  });
});

describe("the sandbox, as Alipay", () => {
  const params = new Map<string, string>(Object.entries(alipayNotice.params));

  test("signs what Alipay signs in a notification", () => {
    const text = signedText(params, ["sign", "sign_type"]);
    expect(verifyRsa(text, alipayNotice.sign, alipayNotice.publicKey)).toBe(true);
    expect(verifyRsa(signedText(params, []), alipayNotice.sign, alipayNotice.publicKey)).toBe(false);
  });

  test("signs the same whatever the order of the parameters", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...params], { minLength: params.size }), (shuffled) => {
        expect(signedText(new Map(shuffled), ["sign_type"])).toBe(signedText(params, ["sign_type"]));
      }),
    );
  });
});

test("the sandbox, as Stripe, signs time and body with the webhook's secret", () => {
  const mac = createHmac("sha256", "whsec_test").update('1700000000.{"id":"evt_1"}', "utf8").digest("hex");
  expect(stripeSignature('{"id":"evt_1"}', "whsec_test", 1_700_000_000)).toBe(`t=1700000000,v1=${mac}`);
});

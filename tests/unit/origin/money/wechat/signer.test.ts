import { describe, expect, test } from "vitest";
import { newNonce, wechatSigner } from "#functions/origin/money/providers/wechat/signer.ts";
import {
  APP_ID,
  MOMENT,
  PKCS8,
  POST_BODY,
  PREPAY_ID,
  SIGNED_GET,
  SIGNED_POST,
  SIGNED_SHEET,
} from "#tests/kit/wechat/literals.ts";
import { config } from "#tests/kit/wechat/parties.ts";

const signer = wechatSigner(config({ WECHAT_MCH_KEY: PKCS8, WECHAT_APP_ID: APP_ID }));

describe("a request to WeChat Pay", () => {
  test("without a body is signed as OpenSSL signs it, and says by whom", async () => {
    const request = { method: "GET", path: "/v3/certificates", body: "" } as const;
    expect(await signer.authorization(request, MOMENT)).toBe(
      'WECHATPAY2-SHA256-RSA2048 mchid="1900009191",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",' +
        `signature="${SIGNED_GET}",timestamp="1554208460",serial_no="1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C"`,
    );
  });

  test("with a body is signed over its bytes, Chinese too", async () => {
    const request = { method: "POST", path: "/v3/pay/transactions/native", body: POST_BODY } as const;
    expect(await signer.authorization(request, MOMENT)).toContain(`signature="${SIGNED_POST}"`);
  });

  test("has a nonce of its own each time, letters and digits", () => {
    const nonces = Array.from({ length: 1000 }, newNonce);
    expect(new Set(nonces).size).toBe(1000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9A-F]{32}$/);
  });
});

test("what WeChat's own payment sheet takes is signed as OpenSSL signs it", async () => {
  expect(await signer.sheet(PREPAY_ID, MOMENT)).toEqual({
    appId: APP_ID,
    timeStamp: "1554208460",
    nonceStr: "593BEC0C930BF1AFEB40B4A08C8FB242",
    package: `prepay_id=${PREPAY_ID}`,
    signType: "RSA",
    paySign: SIGNED_SHEET,
  });
});

import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readPaymentConfig } from "#functions/origin/money/providers/config.ts";
import { rsa2Signer, rsa2Verifier } from "#functions/origin/money/providers/rsa2.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (type: "pkcs1" | "pkcs8") => String(privateKey.export({ type, format: "pem" }));
const spki = publicKey.export({ type: "spki", format: "der" }).toString("base64");

const alipay = { ALIPAY_APP_ID: "2021", ALIPAY_SELLER_ID: "2088", ALIPAY_PUBLIC_KEY: spki };
const stripe = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const faultsOf = (vars: Record<string, string>, stage: "production" | "development" = "production") =>
  readPaymentConfig(vars, stage).faults;

describe("in production", () => {
  test.each([
    ["a test key of Stripe's", { ...stripe, STRIPE_SECRET_KEY: "sk_test_51" }, "STRIPE_SECRET_KEY"],
    ["a restricted test key", { ...stripe, STRIPE_SECRET_KEY: "rk_test_51" }, "STRIPE_SECRET_KEY"],
    ["a host over http", { ...stripe, STRIPE_HOST: "http://api.stripe.com" }, "STRIPE_HOST"],
    [
      "Alipay's sandbox",
      {
        ...alipay,
        ALIPAY_APP_KEY: pem("pkcs8"),
        ALIPAY_GATEWAY: "https://openapi-sandbox.dl.alipaydev.com/gateway.do",
      },
      "ALIPAY_GATEWAY",
    ],
  ])("%s is refused", (_what, vars, name) => {
    expect(faultsOf(vars)).toEqual([expect.stringContaining(name)]);
    expect(faultsOf(vars, "development")).toEqual([]);
  });

  test("what is of the live mode is taken", () => {
    expect(faultsOf({ ...stripe, ...alipay, ALIPAY_APP_KEY: pem("pkcs8") })).toEqual([]);
  });
});

describe("a private key", () => {
  test.each(["pkcs8", "pkcs1"] as const)("in %s signs what its public key verifies", async (type) => {
    const { config, faults } = readPaymentConfig({ ...alipay, ALIPAY_APP_KEY: pem(type) }, "production");
    expect(faults).toEqual([]);
    const signature = await rsa2Signer(config.alipay?.ALIPAY_APP_KEY ?? "")("一段话");
    expect(await rsa2Verifier(spki)("一段话", signature)).toBe(true);
  });

  test("that is none is refused at start, not at the first payment", () => {
    const wrong = Buffer.alloc(600, 7).toString("base64");
    expect(faultsOf({ ...alipay, ALIPAY_APP_KEY: wrong })).toEqual([
      expect.stringContaining("ALIPAY_APP_KEY"),
    ]);
  });
});

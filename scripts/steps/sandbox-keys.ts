import { generateKeyPairSync, randomBytes } from "node:crypto";

/** Variables of a Worker, by name. */
export type Vars = Readonly<Record<string, string>>;

/** What makes the origin a customer of the sandbox, and the providers' halves of it. */
export interface SandboxKeys {
  origin: Vars;
  sandbox: Vars;
}

/** A new merchant with each provider. Every id contains «sandbox», so that production refuses them. */
export function makeSandboxKeys(): SandboxKeys {
  const [merchant, platform, app, alipay] = [rsaPair(), rsaPair(), rsaPair(), rsaPair()];
  const digits = () => String(randomBytes(4).readUInt32BE()).padStart(10, "0");
  const hex = () => randomBytes(12).toString("hex");
  const shared = {
    WECHAT_APP_ID: `wxsandbox${hex().slice(0, 9)}`,
    WECHAT_APP_SECRET: `sandbox${hex()}`,
    WECHAT_MINI_APP_ID: `wxsandbox${hex().slice(0, 9)}`,
    WECHAT_MINI_APP_SECRET: `sandbox${hex()}`,
    WECHAT_MCH_ID: `sandbox${digits()}`,
    WECHAT_MCH_SERIAL: `SANDBOX${hex().toUpperCase()}`,
    WECHAT_API_V3_KEY: `sandbox0${hex()}`,
    ALIPAY_APP_ID: `sandbox${digits()}`,
    ALIPAY_SELLER_ID: `2088sandbox${digits()}`,
    STRIPE_SECRET_KEY: `sk_test_sandbox${hex()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_sandbox${hex()}`,
  };
  const platformId = `PUB_KEY_ID_SANDBOX${digits()}`;
  return {
    origin: {
      ...shared,
      WECHAT_MCH_KEY: merchant.secret,
      WECHAT_PAY_KEYS: `${platformId}:${platform.open}`,
      ALIPAY_APP_KEY: app.secret,
      ALIPAY_PUBLIC_KEY: alipay.open,
    },
    sandbox: {
      ...shared,
      WECHAT_MCH_PUBLIC_KEY: merchant.open,
      WECHAT_PAY_PRIVATE_KEYS: `${platformId}:${platform.secret}`,
      ALIPAY_APP_PUBLIC_KEY: app.open,
      ALIPAY_PRIVATE_KEY: alipay.secret,
    },
  };
}

/** Where the origin finds the providers when the sandbox at `address` plays them. */
export const sandboxHosts = (address: string): Vars => ({
  WECHAT_PAY_HOST: address,
  WECHAT_API_HOST: address,
  WECHAT_OPEN_HOST: address,
  WECHAT_RELAY_HOST: address,
  ALIPAY_GATEWAY: `${address}/gateway.do`,
  STRIPE_HOST: address,
});

/** Base64 of PKCS #8 and of SPKI. */
function rsaPair(): { secret: string; open: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    secret: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
    open: publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  };
}

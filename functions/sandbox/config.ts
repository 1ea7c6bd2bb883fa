/** The keys that the providers hold, and the merchant's ids; every id contains «sandbox». */
export interface SandboxConfig {
  /** The site's address, no slash at its end: the domain that cashiers know, and Stripe's webhook. */
  siteUrl: string;
  wechat: {
    appId: string;
    appSecret: string;
    /** App id of the mini-program (小程序). */
    miniAppId: string;
    miniAppSecret: string;
    mchId: string;
    mchSerial: string;
    /** The merchant's public key as SPKI. */
    mchPublicKey: string;
    apiV3Key: string;
    /** The keys that WeChat signs with, as PKCS #8 with their ids; the usual one first. */
    payKeys: { id: string; key: string }[];
  };
  alipay: { appId: string; sellerId: string; appPublicKey: string; key: string };
  stripe: { secretKey: string; webhookSecret: string };
}

/** Reads the Worker's variables; throws one line that names what is missing. */
export function readConfig(raw: object): SandboxConfig {
  const vars = new Map(Object.entries(raw));
  const missing: string[] = [];
  const read = (name: string): string => {
    const value: unknown = vars.get(name);
    if (typeof value === "string" && value !== "") return value;
    missing.push(name);
    return "";
  };
  const config: SandboxConfig = {
    siteUrl: read("SITE_URL").replace(/\/$/, ""),
    wechat: {
      appId: read("WECHAT_APP_ID"),
      appSecret: read("WECHAT_APP_SECRET"),
      miniAppId: read("WECHAT_MINI_APP_ID"),
      miniAppSecret: read("WECHAT_MINI_APP_SECRET"),
      mchId: read("WECHAT_MCH_ID"),
      mchSerial: read("WECHAT_MCH_SERIAL"),
      mchPublicKey: read("WECHAT_MCH_PUBLIC_KEY"),
      apiV3Key: read("WECHAT_API_V3_KEY"),
      payKeys: read("WECHAT_PAY_PRIVATE_KEYS")
        .split(",")
        .map((pair) => {
          const [id = "", key = ""] = pair.split(":");
          return { id, key };
        }),
    },
    alipay: {
      appId: read("ALIPAY_APP_ID"),
      sellerId: read("ALIPAY_SELLER_ID"),
      appPublicKey: read("ALIPAY_APP_PUBLIC_KEY"),
      key: read("ALIPAY_PRIVATE_KEY"),
    },
    stripe: { secretKey: read("STRIPE_SECRET_KEY"), webhookSecret: read("STRIPE_WEBHOOK_SECRET") },
  };
  if (missing.length > 0) throw new Error(`sandbox configuration: ${missing.join(", ")} missing`);
  return config;
}

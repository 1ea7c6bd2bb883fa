/** The providers' halves of the keys, and who the merchant is; every id contains «sandbox». */
export interface SandboxConfig {
  /** Where the site stands: the cashiers' registered domain and Stripe's webhook. No slash at the end. */
  siteUrl: string;
  wechat: {
    appId: string;
    appSecret: string;
    /** The mini-program's (小程序). */
    miniAppId: string;
    miniAppSecret: string;
    mchId: string;
    mchSerial: string;
    /** SPKI of the merchant's key. */
    mchPublicKey: string;
    apiV3Key: string;
    /** What WeChat signs with: PKCS #8 by id, the usual one first. */
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

import type { Channel } from "#functions/contract/orders/payments.ts";

/** An app whose own browser shows the page (内置浏览器). */
export type InApp =
  | "mini-program"
  | "wxwork"
  | "wechat"
  | "qq"
  | "alipay"
  | "douyin"
  | "line"
  | "instagram"
  | "facebook";

export interface Browser {
  /** Null: a browser of its own. */
  app: InApp | null;
  device: "phone" | "desktop";
}

interface Row {
  app: InApp;
  name: string;
  /** What its User-Agent says; the first row that fits counts. */
  sign: RegExp;
  /** Ways to pay that work in it; null: those of any browser on such a device. */
  channels: readonly Channel[] | null;
  /** How to leave it for a browser. */
  leave: string;
}

const MENU = "点右上角“···”，选“在浏览器打开”";

/** Every in-app browser that the site tells apart. A mini-program and 企业微信 say MicroMessenger too: they come first. */
const ROWS: readonly Row[] = [
  {
    app: "mini-program",
    name: "小程序",
    sign: /miniProgram/i,
    channels: [],
    leave: "点右上角“···”，选“复制链接”，再到手机浏览器里打开",
  },
  { app: "wxwork", name: "企业微信", sign: /wxwork\//i, channels: [], leave: MENU },
  { app: "wechat", name: "微信", sign: /MicroMessenger\//i, channels: ["wechat-jsapi"], leave: MENU },
  // MQQBrowser is a browser of its own.
  { app: "qq", name: "QQ", sign: /\bQQ\/\d/, channels: ["wechat-h5", "card"], leave: MENU },
  { app: "alipay", name: "支付宝", sign: /AlipayClient\//i, channels: ["alipay-wap", "card"], leave: MENU },
  {
    app: "douyin",
    name: "抖音",
    sign: /\baweme|BytedanceWebview|NewsArticle\//i,
    channels: null,
    leave: MENU,
  },
  {
    app: "line",
    name: "LINE",
    sign: /\bLine\/\d/i,
    channels: null,
    leave: "点右下角“⋮”，选“用默认浏览器打开”",
  },
  {
    app: "instagram",
    name: "Instagram",
    sign: /\bInstagram \d/,
    channels: null,
    leave: "点右上角“···”，选“在外部浏览器打开”",
  },
  {
    app: "facebook",
    name: "Facebook",
    sign: /\bFB(AN|AV|_IAB)\//,
    channels: null,
    leave: "点右上角“···”，选“在外部浏览器打开”",
  },
];

/** Ways to pay that work in any browser of its own. */
const ANYWHERE: Readonly<Record<Browser["device"], readonly Channel[]>> = {
  phone: ["wechat-h5", "alipay-wap", "card"],
  desktop: ["wechat-native", "alipay-page", "card"],
};

const PHONE = /Mobi|Android|iPhone|iPad|iPod|HarmonyOS/i;

/** Which browser this User-Agent is of. */
export function browserOf(userAgent: string | null): Browser {
  const text = userAgent ?? "";
  return {
    app: ROWS.find(({ sign }) => sign.test(text))?.app ?? null,
    device: PHONE.test(text) ? "phone" : "desktop",
  };
}

const rowOf = ({ app }: Browser): Row | undefined => ROWS.find((row) => row.app === app);

/** The ways to pay that work in this browser, best first. */
export const workingIn = (browser: Browser): readonly Channel[] =>
  rowOf(browser)?.channels ?? ANYWHERE[browser.device];

/** What the app is called, and how to leave it for a browser; null for a browser of its own. */
export function appWords(browser: Browser): { name: string; leave: string } | null {
  const row = rowOf(browser);
  return row === undefined ? null : { name: row.name, leave: row.leave };
}

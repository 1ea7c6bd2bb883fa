import { describe, expect, test } from "vitest";
import { appWords, browserOf, type InApp, workingIn } from "#app/kit/order/browsers.ts";
import { phones } from "#tests/kit/runtime/phones.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 13; M2102J2SC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/111.0.5563.116";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";

/** User agents as these browsers send them; numbers of versions are of their day. */
const seen: [what: string, app: InApp | null, device: "phone" | "desktop", userAgent: string][] = [
  ["WeChat on Android", "wechat", "phone", phones.weChat],
  [
    "WeChat on iPhone",
    "wechat",
    "phone",
    `${IPHONE} MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/zh_CN`,
  ],
  [
    "WeChat on Windows",
    "wechat",
    "desktop",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat/WMPF XWEB/6945",
  ],
  [
    "WeChat on a Mac",
    "wechat",
    "desktop",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/6.8.0(0x16080000) NetType/WIFI MacWechat/3.8.4(0x13080410) XWEB/30817 Flue",
  ],
  [
    "a mini-program's web-view on Android",
    "mini-program",
    "phone",
    `${ANDROID} Mobile Safari/537.36 XWEB/5061 MMWEBSDK/20230303 MMWEBID/1 MicroMessenger/8.0.34.2340(0x2800225D) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx0123456789abcdef`,
  ],
  [
    "a mini-program's web-view on iPhone",
    "mini-program",
    "phone",
    `${IPHONE} MicroMessenger/8.0.42(0x18002a2f) NetType/4G Language/zh_CN miniProgram/wx0123456789abcdef`,
  ],
  [
    "企业微信 on iPhone",
    "wxwork",
    "phone",
    `${IPHONE} wxwork/4.1.10 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
  ],
  [
    "企业微信 on Windows",
    "wxwork",
    "desktop",
    "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4044.138 Safari/537.36 wxwork/4.1.6 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron WeMail embeddisk",
  ],
  [
    "QQ on Android",
    "qq",
    "phone",
    `${ANDROID} MQQBrowser/6.2 TBS/046281 Mobile Safari/537.36 V1_AND_SQ_8.9.50_3898_YYB_D QQ/8.9.50.10650 NetType/WIFI WebP/0.3.0 AppId/537155599 Pixel/1080`,
  ],
  [
    "QQ on iPhone",
    "qq",
    "phone",
    `${IPHONE} QQ/8.9.63.602 V1_IPH_SQ_8.9.63_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 NetType/WIFI`,
  ],
  [
    "QQ浏览器, which is no app",
    null,
    "phone",
    "Mozilla/5.0 (Linux; U; Android 12; zh-cn; NOH-AN00 Build/HUAWEINOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0.4389.72 MQQBrowser/13.1 Mobile Safari/537.36 COVC/046007",
  ],
  [
    "Alipay on Android",
    "alipay",
    "phone",
    `${ANDROID} UWS/3.22.2.9999 Mobile Safari/537.36 UCBS/3.22.2.9999_220000000000 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:393|0|2.75) AliApp(AP/10.3.20.8000) AlipayClient/10.3.20.8000 Language/zh-Hans`,
  ],
  [
    "Douyin on iPhone",
    "douyin",
    "phone",
    `${IPHONE} aweme_25.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh Region/CN BytedanceWebview/d8a21c6`,
  ],
  [
    "Douyin on Android",
    "douyin",
    "phone",
    `${ANDROID} Mobile Safari/537.36 aweme_250900 JsSdk/1.0 NetType/WIFI AppName/aweme app_version/25.9.0 ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light`,
  ],
  ["LINE on iPhone", "line", "phone", `${IPHONE} Safari Line/13.14.1`],
  ["LINE on Android", "line", "phone", `${ANDROID} Mobile Safari/537.36 Line/13.4.2/IAB`],
  [
    "Facebook on iPhone",
    "facebook",
    "phone",
    `${IPHONE} [FBAN/FBIOS;FBAV/431.0.0.29.109;FBBV/512379847;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/16.6;FBSS/3;FBID/phone;FBLC/zh_TW;FBOP/5]`,
  ],
  [
    "Facebook on Android",
    "facebook",
    "phone",
    `${ANDROID} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/430.0.0.23.113;]`,
  ],
  [
    "Instagram on iPhone",
    "instagram",
    "phone",
    `${IPHONE} Instagram 300.0.0.11.109 (iPhone14,5; iOS 16_6; zh_Hant_TW; zh-Hant; scale=3.00; 1170x2532; 511944219)`,
  ],
  ["Safari on iPhone", null, "phone", phones.iPhone],
  [
    "Safari on an iPad that says so",
    null,
    "phone",
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome on Windows",
    null,
    "desktop",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
  ],
  [
    "HarmonyOS",
    null,
    "phone",
    "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile",
  ],
  ["a browser that says nothing", null, "desktop", ""],
];

describe("a browser by its User-Agent", () => {
  test.each(seen)("%s", (_what, app, device, userAgent) => {
    expect(browserOf(userAgent)).toEqual({ app, device });
  });

  test("each of the ten apps is recognised, and has words on how to leave it", () => {
    const apps = new Set(seen.map(([, app]) => app));
    for (const app of apps) {
      const words = appWords({ app, device: "phone" });
      expect(words === null).toBe(app === null);
      if (words !== null) expect(words.leave).toMatch(/打开|复制链接/);
    }
    expect(apps.size).toBe(10);
  });
});

describe("what works there", () => {
  test.each([
    ["wechat", ["wechat-jsapi"]],
    ["mini-program", []],
    ["wxwork", []],
    ["qq", ["wechat-h5", "card"]],
    ["alipay", ["alipay-wap", "card"]],
    ["douyin", ["wechat-h5", "alipay-wap", "card"]],
    ["line", ["wechat-h5", "alipay-wap", "card"]],
    [null, ["wechat-h5", "alipay-wap", "card"]],
  ] as const)("%s on a phone", (app, channels) => {
    expect(workingIn({ app, device: "phone" })).toEqual(channels);
  });

  test("a desktop scans, or goes to the cashier's page for desktops", () => {
    expect(workingIn({ app: null, device: "desktop" })).toEqual(["wechat-native", "alipay-page", "card"]);
  });
});

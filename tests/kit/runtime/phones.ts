/** Browsers that visitors really use. `HeadlessChrome` and `curl` count as bots, which get another page. */
export const phones = {
  weChat:
    "Mozilla/5.0 (Linux; Android 14; PJD110 Build/UKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 " +
    "Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260183 MMWEBSDK/20240801 MicroMessenger/8.0.53.2740(0x28003533) " +
    "WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64",
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
    "Version/17.6 Mobile/15E148 Safari/604.1",
  weChatOnIPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 " +
    "MicroMessenger/8.0.53(0x1800352e) NetType/WIFI Language/zh_CN",
  alipay:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G80 " +
    "NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:390|780|3.0) AliApp(AP/10.6.30.6000) " +
    "AlipayClient/10.6.30.6000 Language/zh-Hans",
  qq:
    "Mozilla/5.0 (Linux; Android 14; PJD110 Build/UKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 " +
    "Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046317 Mobile Safari/537.36 V1_AND_SQ_9.0.95_7368_YYB_D " +
    "QQ/9.0.95.18900 NetType/WIFI WebP/0.3.0 AppId/537230561 Pixel/1080",
} as const;

/**
 * A stand-in for `WeixinJSBridge`, as the text of a script. The site's policy lets no foreign script in, so a test's
 * browser puts it in before the page's own scripts (`addInitScript`) and lends it `sandboxSheet(params) → Promise`,
 * which asks `POST /control/sheet`. In any other browser than WeChat's it does nothing.
 */
export const BRIDGE = `(() => {
  if (!/MicroMessenger/i.test(navigator.userAgent)) return;
  const invoke = (name, params, callback) => {
    if (name !== "getBrandWCPayRequest") return callback({ err_msg: name + ":fail" });
    globalThis.sandboxSheet({ ...params }).then(callback, () => callback({ err_msg: "get_brand_wcpay_request:fail" }));
  };
  const ready = () => {
    globalThis.WeixinJSBridge = { invoke, on: () => {}, call: () => {} };
    document.dispatchEvent(new Event("WeixinJSBridgeReady"));
  };
  // WeChat's own comes a little after the page.
  addEventListener("DOMContentLoaded", () => setTimeout(ready, 50));
})();
`;

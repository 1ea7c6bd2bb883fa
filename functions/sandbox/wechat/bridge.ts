/**
 * A stand-in for `WeixinJSBridge`, as the text of a script. The site's policy lets no foreign script in, so a test's
 * browser puts it in before the page's own scripts (`addInitScript`) and lends it `sandboxSheet(params) → Promise`,
 * which asks `POST /control/sheet`, and `sandboxJsApi({name, page, params}) → Promise`, which asks `/control/js-api`. In
 * any other browser than WeChat's it does nothing. An iPhone knows a page by the address it was loaded at.
 */
export const BRIDGE = `(() => {
  if (!/MicroMessenger/i.test(navigator.userAgent)) return;
  const loaded = location.href;
  const jsApi = (name, params, callback) => {
    if (name === "getNetworkType") return callback({ err_msg: "network_type:wifi" });
    if (!globalThis.sandboxJsApi) return callback({ err_msg: name + ":fail" });
    const page = (/iPhone|iPad/.test(navigator.userAgent) ? loaded : location.href).split("#")[0];
    globalThis.sandboxJsApi({ name, page, params }).then(callback, () => callback({ err_msg: name + ":fail" }));
  };
  const invoke = (name, params, callback) => {
    if (name !== "getBrandWCPayRequest") return jsApi(name, params, callback);
    globalThis.sandboxSheet({ ...params }).then(callback, () => callback({ err_msg: "get_brand_wcpay_request:fail" }));
  };
  const ready = () => {
    globalThis.WeixinJSBridge = { invoke, on: () => {}, call: () => {} };
    document.dispatchEvent(new Event("WeixinJSBridgeReady"));
  };
  // WeChat's own bridge is ready a little later than the page.
  addEventListener("DOMContentLoaded", () => setTimeout(ready, 50));
})();
`;

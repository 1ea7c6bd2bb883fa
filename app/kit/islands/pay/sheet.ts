/** What WeChat puts into its pages. */
interface Bridge {
  invoke(name: string, params: unknown, done: (answer: { err_msg: string }) => void): void;
}

const bridge = (): Bridge | undefined => Reflect.get(window, "WeixinJSBridge");

/** WeChat's own sheet (微信支付) behind its button; what it says proves nothing, so the payment is looked at. */
export function offerSheet(look: () => void): void {
  const button = document.querySelector<HTMLButtonElement>("[data-sheet]");
  const words = document.getElementById("sheet-said");
  if (!button || !words) return;
  const { sheet = "{}", now, cancel = "", fail = "" } = button.dataset;
  const open = () => {
    const weixin = bridge();
    if (!weixin) {
      words.textContent = fail;
      return;
    }
    words.textContent = "";
    weixin.invoke("getBrandWCPayRequest", JSON.parse(sheet), ({ err_msg }) => {
      if (/:cancel$/.test(err_msg)) words.textContent = cancel;
      else if (!/:ok$/.test(err_msg)) words.textContent = fail;
      look();
    });
  };
  button.hidden = false;
  button.addEventListener("click", open);
  if (now === undefined) return;
  if (bridge()) open();
  else document.addEventListener("WeixinJSBridgeReady", open, { once: true });
}

import wx from "weixin-js-sdk";

/** What the site answers (see app/kit/upstream/ask-share.server.ts). */
interface Answer {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  card: { title: string; desc: string; link: string; imgUrl: string };
}

// By way of this call the SDK would report the page's address, an order's number in it, to a host that is not ours.
Object.assign(wx, { getNetworkType: () => undefined });

const success = () => undefined;

/** Gets the loaded address signed. iOS knows no other address: on this site every link loads a page. */
async function share(ask: string): Promise<void> {
  const url = location.href.replace(/#.*$/, "");
  const answer = await fetch(`${ask}?url=${encodeURIComponent(url)}`);
  if (answer.status !== 200) return;
  const { card, ...config }: Answer = await answer.json();
  wx.config({ ...config, jsApiList: ["updateAppMessageShareData", "updateTimelineShareData"] });
  wx.ready(() => {
    wx.updateAppMessageShareData({ ...card, success });
    wx.updateTimelineShareData({ ...card, success });
  });
}

/** Shares this page with a card of our own; `ask`: where to ask how. */
export function offerCard(ask: string): void {
  const start = () => void share(ask).catch(() => undefined);
  // Drawn ahead, nobody has opened the page yet: WeChat has the card of the one before it.
  if (Reflect.get(document, "prerendering") === true) document.addEventListener("prerenderingchange", start);
  else start();
  // The browser kept this page and shows it again: WeChat has the card of another page by now.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) start();
  });
}

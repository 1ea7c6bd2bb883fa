import wx from "weixin-js-sdk";

/** In a mini-program's page (小程序网页) a link to one of its own pages opens that page; another app's is followed as it is. */
export function openMiniPages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-mini]")) {
    link.addEventListener("click", (event) => {
      const { mini: url = "" } = link.dataset;
      event.preventDefault();
      wx.miniProgram.navigateTo({ url, fail: () => location.assign(link.href) });
    });
  }
}

import { toast } from "./toast.ts";

/** Links that copy what they name, or else their own address (复制链接); where that can't be done it is left to be kept pressed. */
export function copyLinks(): void {
  document.querySelectorAll<HTMLElement>("[data-copy][hidden]").forEach((link) => {
    link.hidden = false;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-copy]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const failed = () => toast("复制失败，请长按选择", "bad");
    const text = link.dataset.copy;
    const done = () => toast(text ? "已复制" : "链接已复制");
    if (!navigator.clipboard) failed();
    else navigator.clipboard.writeText(text || link.href).then(done, failed);
  });
}

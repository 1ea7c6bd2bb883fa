import { toast } from "./toast.ts";

/** Links that copy their own address (复制链接); where that can't be done they stay what they are, to be kept pressed. */
export function copyLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-copy]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const failed = () => toast("复制失败，请长按选择", "bad");
    if (!navigator.clipboard) failed();
    else navigator.clipboard.writeText(link.href).then(() => toast("链接已复制"), failed);
  });
}

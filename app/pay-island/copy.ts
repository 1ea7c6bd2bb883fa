/** Buttons that copy a text (复制): shown only where that works. */
export function offerCopies(): void {
  if (!navigator.clipboard) return;
  for (const button of Array.from(document.querySelectorAll<HTMLButtonElement>("[data-copy]"))) {
    button.hidden = false;
    button.addEventListener("click", () => {
      navigator.clipboard.writeText(button.dataset.copy ?? "").then(
        () => window.luopan?.toast("链接已复制"),
        () => window.luopan?.toast("复制失败，请长按选择", "bad"),
      );
    });
  }
}

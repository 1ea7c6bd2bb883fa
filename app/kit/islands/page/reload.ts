/** A page that says it is not ready (data-reload, seconds) is loaded again by itself. */
export function reloadSoon(): void {
  const waiting = document.querySelector<HTMLElement>("[data-reload]");
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reload) * 1000);
}

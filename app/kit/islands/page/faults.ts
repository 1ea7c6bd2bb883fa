import { notify, toast } from "./toast.ts";

/** Milliseconds that a page may take to load, its script file with it. */
const LOAD_MS = 120_000;
const notLoaded = () => notify("页面没有加载完整，请刷新再试");

/** Shows errors that no other code handles, in place of the browser's report, and files that did not load. */
export function catchFaults(): void {
  const say = (event: Event, message: unknown) => {
    event.preventDefault();
    toast(`出错了：${message}`, "bad");
  };
  addEventListener(
    "error",
    (event) => {
      if (event.target === window) say(event, event.message);
      else notLoaded();
    },
    true,
  );
  addEventListener("unhandledrejection", (event: PromiseRejectionEvent) =>
    say(event, Object(event.reason).message || event.reason),
  );
  addEventListener("DOMContentLoaded", () => {
    if (!document.querySelector("script[src]")) return;
    const timer = setTimeout(notLoaded, LOAD_MS);
    addEventListener("load", () => clearTimeout(timer));
  });
}

import { notify, toast } from "./toast.ts";

/** Milliseconds a page's own script may take. */
const LOAD_MS = 120_000;
const notLoaded = () => notify("页面没有加载完整，请刷新再试");

/** Says what nothing else handles; the default is suppressed. Hands back what to call once React runs. */
export function catchFaults(): () => void {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("[type=module]")) timer = setTimeout(notLoaded, LOAD_MS);
  });
  return () => clearTimeout(timer);
}

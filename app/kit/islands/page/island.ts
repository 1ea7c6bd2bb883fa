import { copyLinks } from "./copy.ts";
import { keepDraft } from "./draft.ts";
import { catchFaults } from "./faults.ts";
import { reloadSoon } from "./reload.ts";
import { notify, toast } from "./toast.ts";
import { waitFor } from "./wait.ts";

/**
 * The script of every page: visitor id, toasts, the compass of a wait, a half-filled form. No innerHTML
 * (Trusted Types forbid it), nothing newer than ES2018.
 */
const { vid = "", say } = (document.currentScript as HTMLScriptElement).dataset;

window.luopan = { toast, notify };
catchFaults();
if (say) toast(say);
document.getElementById("errors")?.focus();
document.querySelector("[data-print]")?.addEventListener("click", (event) => {
  // WeChat prints nothing: there the link leads to how it is done.
  if (/MicroMessenger/.test(navigator.userAgent)) return;
  event.preventDefault();
  print();
});
copyLinks();
waitFor();
reloadSoon();
try {
  sessionStorage.setItem("bd_vid", vid);
  keepDraft(sessionStorage);
} catch {
  // Storage is off: no half-filled form is kept; the visitor id is in the cookie as well.
}

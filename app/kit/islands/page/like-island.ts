/** ♡ (收藏) without leaving the page, over the form that works by itself: nothing newer than ES2018, no innerHTML. */

/** Forms that were sent and have no answer yet. */
const underWay = new Set<HTMLFormElement>();
/** The visitor left the page while a form had no answer: this page does not know whether the ♡ was kept. */
let isUnsure = false;
/** The storage key for the time when this tab last kept a ♡, and the value that this page read last. */
const LAST = "liked";
let known = lastKept();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.like === undefined) return;
  event.preventDefault();
  // A second press before the answer is not sent.
  if (!underWay.has(form)) send(form);
});
addEventListener("pagehide", () => {
  isUnsure = underWay.size > 0;
});
addEventListener("pageshow", ({ persisted }) => {
  // The page comes out of the browser's memory: its ♡ may be old, and only the server knows.
  if (persisted && (isUnsure || lastKept() !== known)) location.reload();
});

/** Shows the new ♡ at once, and takes it back where it was not kept: refused, offline, cut off. */
function send(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  // The button tells, not the hidden field: a browser that goes back may put an old value into the field.
  const liked = button?.getAttribute("aria-pressed") !== "true";
  const body = new URLSearchParams({ quiet: "1" });
  for (const field of form.querySelectorAll("input"))
    body.append(field.name, field.name === "liked" ? bit(liked) : field.value);
  underWay.add(form);
  show(form, liked);
  // `keepalive`: the request goes on where the visitor opens another page at once.
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true })
    // A ♡ that is kept is answered with a redirect to the page; any other answer means that it was not kept.
    .then(
      ({ type }) => type === "opaqueredirect",
      () => false,
    )
    .then((isKept) => {
      underWay.delete(form);
      if (isKept) {
        noteKept();
        window.luopan?.toast(liked ? "已收藏" : "已取消收藏");
      } else if (!isUnsure) {
        show(form, !liked);
        window.luopan?.toast("没有收藏成功，请再试一次", "bad");
      }
    });
}

/** The button's state and words, and what the form asks for next; the name that is read out stays. */
function show(form: HTMLFormElement, liked: boolean): void {
  const button = form.querySelector("button");
  const next = form.querySelector<HTMLInputElement>("[name=liked]");
  if (!button || !next) return;
  const name = button.querySelector(".sr-only");
  button.setAttribute("aria-pressed", String(liked));
  button.textContent = liked ? "♥ 已收藏" : "♡ 收藏";
  if (name) button.appendChild(name);
  next.value = bit(!liked);
}

function bit(on: boolean): string {
  return on ? "1" : "0";
}

function lastKept(): string | null {
  try {
    return sessionStorage.getItem(LAST);
  } catch {
    return null;
  }
}

function noteKept(): void {
  try {
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // Storage is off: nothing is known of other pages.
  }
  known = lastKept();
}

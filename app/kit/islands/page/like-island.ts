/** ♡ (收藏) without leaving the page, over the form that works by itself: nothing newer than ES2018, no innerHTML. */

/** Forms that were sent and have no answer yet. */
const underWay = new Set<HTMLFormElement>();
/** The page was left while one was: what became of it is not known here. */
let isUnsure = false;
/** Where this tab says when a ♡ was last kept, and what it said when this page last looked. */
const LAST = "liked";
let known = lastKept();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.like === undefined) return;
  event.preventDefault();
  // What is pressed before the answer is there is not sent.
  if (!underWay.has(form)) send(form);
});
addEventListener("pagehide", () => {
  isUnsure = underWay.size > 0;
});
addEventListener("pageshow", ({ persisted }) => {
  // Out of the browser's memory: only the server knows how these names stand.
  if (persisted && (isUnsure || lastKept() !== known)) location.reload();
});

/** Shows what was wished at once, and goes back where it came to nothing: refused, offline, cut off. */
function send(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  // Not by the hidden field: a browser that goes back may fill that in as it was when the page was left.
  const liked = button?.getAttribute("aria-pressed") !== "true";
  const body = new URLSearchParams({ quiet: "1" });
  for (const field of form.querySelectorAll("input"))
    body.append(field.name, field.name === "liked" ? bit(liked) : field.value);
  underWay.add(form);
  show(form, liked);
  // Kept alive, for whoever goes on to another page at once.
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true })
    // A ♡ that is kept is answered with the way back to the page; whatever else comes is no such answer.
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

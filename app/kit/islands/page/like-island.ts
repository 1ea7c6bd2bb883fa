/** ♡ and 不合适 (收藏) without leaving the page, over the form that works by itself: nothing newer than ES2018, no innerHTML. */

/** The buttons of a form in their order: what each asks for, says and reads as where it is off, and where it is on. */
const KINDS = [
  {
    ask: ["unliked", "liked"],
    say: ["已取消收藏", "已收藏"],
    read: ["♡ 收藏", "♥ 已收藏"],
    fail: "收藏成功",
  },
  {
    ask: ["fit", "unfit"],
    say: ["已撤销", "已标不合适"],
    read: ["不合适", "已标不合适，撤销"],
    fail: "标成",
  },
];
const UNFIT = 1;
/** Of a form without a mark. */
const NONE = -1;

/** Forms that were sent and have no answer yet. */
const underWay = new Set<HTMLFormElement>();
/** The visitor left the page while a form had no answer: this page does not know whether the mark was kept. */
let isUnsure = false;
/** The storage key for the time when this tab last kept a mark, and the value that this page read last. */
const LAST = "liked";
let known = lastKept();

// A click, as older browsers do not say which button submits a form.
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const form = button?.form;
  if (!button || !form || form.dataset.like === undefined) return;
  event.preventDefault();
  // A second press before the answer is not sent.
  if (!underWay.has(form)) send(form, Array.from(form.querySelectorAll("button")).indexOf(button));
});
addEventListener("pagehide", () => {
  isUnsure = underWay.size > 0;
});
addEventListener("pageshow", ({ persisted }) => {
  // The page comes out of the browser's memory: its marks may be old, and only the server knows.
  if (persisted) afterFrame(isUnsure);
});
// The browser drew the page ahead, and a mark may have been kept since.
document.addEventListener("prerenderingchange", () => afterFrame(false));

/** Loads the page again where its marks are old: asked once it is seen, as storage waits for the browser's process, which is busy with showing it. */
function afterFrame(isOld: boolean): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isOld || lastKept() !== known) location.reload();
    }),
  );
}

/** Shows the new mark at once, and takes it back where it was not kept: refused, offline, cut off. */
function send(form: HTMLFormElement, pressed: number): void {
  const kind = KINDS[pressed];
  if (!kind) return;
  const before = markOf(form);
  const on = before === pressed ? 0 : 1;
  const body = new URLSearchParams({ quiet: "1", mark: kind.ask[on] || "" });
  for (const field of form.querySelectorAll("input")) body.append(field.name, field.value);
  underWay.add(form);
  show(form, on ? pressed : NONE);
  // `keepalive`: the request goes on where the visitor opens another page at once.
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true })
    // A mark that is kept is answered with a redirect to the page; any other answer means that it was not kept.
    .then(
      ({ type }) => type === "opaqueredirect",
      () => false,
    )
    .then((isKept) => {
      underWay.delete(form);
      if (isKept) {
        noteKept();
        // Now there is something to lean by (照喜好).
        const lean = document.querySelector<HTMLElement>("#lean form");
        if (lean) lean.hidden = false;
        window.luopan?.toast(kind.say[on] || "");
      } else if (!isUnsure) {
        show(form, before);
        window.luopan?.toast(`没有${kind.fail}，请再试一次`, "bad");
      }
    });
}

/** The mark that a form shows; the buttons tell, for a browser that goes back may put old values into fields. */
function markOf(form: HTMLFormElement): number {
  return Array.from(form.querySelectorAll("button")).findIndex(
    (button) => button.getAttribute("aria-pressed") === "true",
  );
}

/** The buttons' state and words, and what they ask for next without this script; the name that is read out stays. */
function show(form: HTMLFormElement, mark: number): void {
  form.querySelectorAll("button").forEach((button, at) => {
    const kind = KINDS[at];
    if (!kind) return;
    const on = at === mark ? 1 : 0;
    const name = button.querySelector(".sr-only");
    button.setAttribute("aria-pressed", String(on === 1));
    button.textContent = kind.read[on] || "";
    if (name) button.appendChild(name);
    button.value = kind.ask[1 - on] || "";
  });
  const slip = form.closest("article");
  if (slip) slip.classList.toggle("unfit", mark === UNFIT);
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

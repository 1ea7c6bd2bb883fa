import { sayLeft } from "#app/kit/form/say-left.ts";

/** Milliseconds without typing before a draft is sent, and between two drafts: the gate limits posts. */
const PAUSE_MS = 3000;
const EVERY_MS = 15_000;

/** Sends what is written as a draft, now and then; where that fails the button is still there. */
function keepDraft(form: HTMLFormElement, places: Iterable<HTMLElement>): void {
  const say = (text: string) => {
    for (const said of places) said.textContent = text;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let sent = "";

  const save = () => {
    timer = undefined;
    const body = new URLSearchParams();
    new FormData(form).forEach((value, key) => {
      if (typeof value === "string" && key !== "guardian" && key !== "sure") body.append(key, value);
    });
    body.set("step", "save");
    const now = body.toString();
    if (now === sent) return;
    sent = now;
    last = Date.now();
    body.set("auto", "1");
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).then(
      ({ type }) => {
        // A saved draft is answered with a redirect; any other answer means that it was refused.
        const isKept = type === "opaqueredirect";
        const clock = new Date().toTimeString().slice(0, 5);
        say(isKept ? `已自动保存 ${clock}` : "还没有保存，请检查后点“保存草稿”");
        if (!isKept) sent = "";
      },
      () => {
        say("网络不稳，还没有保存，稍后会再试");
        sent = "";
      },
    );
  };

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(save, Math.max(PAUSE_MS, last + EVERY_MS - Date.now()));
  });
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    timer = undefined;
  });
  // Whoever leaves before the pause is over takes what was typed last along; a phone may tell of it by either event.
  const leave = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    save();
  };
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}

/** Counts what is written into a field that takes some signs at least. */
function countSigns(told: HTMLElement): void {
  const field = told.parentElement?.querySelector("textarea");
  field?.addEventListener("input", () => {
    told.textContent = sayLeft(field.value, Number(told.dataset.least));
  });
}

const form = document.querySelector<HTMLFormElement>("form[data-autosave]");
if (form) keepDraft(form, document.querySelectorAll<HTMLElement>(".draft-said"));
form?.querySelectorAll<HTMLElement>("[data-least]").forEach(countSigns);

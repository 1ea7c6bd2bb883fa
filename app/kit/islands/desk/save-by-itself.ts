/** Milliseconds without typing before a manuscript is saved, and between two saves: the gate limits posts. */
const PAUSE_MS = 2000;
const EVERY_MS = 8000;

/** What the answer has anew: the version that the next save is based on, and what is said of each name and of the save. */
const PARTS = "[data-fresh]";

/**
 * Saves a manuscript a while after its typing stops (自动保存), by the form's own button: the answer is the page, of which
 * the checks of names and the version are taken over. Where it is refused, the button is there and says why.
 */
export function saveByItself(form: HTMLFormElement): void {
  const said = document.getElementById("self-said");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let isSending = false;
  /** A button that was pressed while a save was on its way: sent with it, it would be based on an old version. */
  let pressed: HTMLElement | null = null;

  const tell = (text: string) => {
    if (said) said.textContent = text;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(save, Math.max(PAUSE_MS, last + EVERY_MS - Date.now()));
  };
  const save = () => {
    clearTimeout(timer);
    if (isSending) return later();
    const sent = wordsOf(form);
    isSending = true;
    last = Date.now();
    post(form, (page, isAnswered) => {
      isSending = false;
      if (page) {
        takeOver(page);
        tell(`已自动保存 ${new Date().toTimeString().slice(0, 5)}`);
        if (wordsOf(form) === sent) form.dispatchEvent(new Event("saved"));
        else later();
      } else if (isAnswered) tell("还没有保存，请点“保存草稿”看原因");
      else {
        tell("网络不稳，还没有保存，稍后会再试");
        later();
      }
      const button = pressed;
      pressed = null;
      button?.click();
    });
  };
  form.addEventListener("input", later);
  form.addEventListener("save-now", save);
  form.addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (!isSending) return;
    event.preventDefault();
    pressed = event.submitter;
  });
}

/** Sends the form to be saved; tells the page that answers, null where it was refused or, not `isAnswered`, nobody answered. */
function post(form: HTMLFormElement, done: (page: Document | null, isAnswered: boolean) => void): void {
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  // A page read this way is no text that a script could run (Trusted Types).
  request.responseType = "document";
  request.onload = () => done(request.status === 200 ? request.responseXML : null, true);
  request.onerror = () => done(null, false);
  const body = textOf(form);
  body.set("act", "save");
  body.set("auto", "1");
  request.send(body);
}

/** What the form sends. */
function textOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  new FormData(form).forEach((value, key) => {
    if (typeof value === "string") body.append(key, value);
  });
  return body;
}

/** The same without the versions, which every save makes anew. */
function wordsOf(form: HTMLFormElement): string {
  const body = textOf(form);
  body.delete("version");
  body.delete("newest");
  return body.toString();
}

/** Puts the fresh parts of a page in the place of this page's, but for one that the writer is in. */
function takeOver(page: Document): void {
  for (const old of Array.from(document.querySelectorAll<HTMLElement>(PARTS))) {
    const fresh = page.getElementById(old.id);
    if (!fresh || old.contains(document.activeElement)) continue;
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) old.value = fresh.value;
    else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) renew(old, fresh);
    else old.replaceWith(document.importNode(fresh, true));
  }
}

/** Says anew what may be chosen (the names, as they are now); what is chosen stays. */
function renew(old: HTMLSelectElement, fresh: HTMLSelectElement): void {
  for (const [at, option] of Array.from(old.options).entries())
    option.text = fresh.options[at]?.text ?? option.text;
}

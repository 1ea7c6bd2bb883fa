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
    const body = textOf(form);
    const sent = wordsOf(form);
    isSending = true;
    last = Date.now();
    const request = new XMLHttpRequest();
    request.open("POST", form.action);
    // A page read this way is no text that a script could run (Trusted Types).
    request.responseType = "document";
    request.onload = () => {
      isSending = false;
      const page = request.responseXML;
      if (request.status !== 200 || page === null) return tell("还没有保存，请点“保存草稿”看原因");
      takeOver(page);
      tell(`已自动保存 ${new Date().toTimeString().slice(0, 5)}`);
      if (wordsOf(form) === sent) form.dispatchEvent(new Event("saved"));
      else later();
    };
    request.onerror = () => {
      isSending = false;
      tell("网络不稳，还没有保存，稍后会再试");
      later();
    };
    body.set("act", "save");
    body.set("auto", "1");
    request.send(body);
  };
  form.addEventListener("input", later);
  form.addEventListener("save-now", save);
  form.addEventListener("submit", () => clearTimeout(timer));
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
    else old.replaceWith(document.importNode(fresh, true));
  }
}

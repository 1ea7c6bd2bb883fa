import { PART_HEADER } from "./part-header.ts";

/**
 * A part that answers at the touch on pages in 繁體: those are written on their way out, and only the server has the tables for
 * it. So the part is not drawn here: each answer of its form is asked for in the background, by the form's own address, and
 * what the page that comes has in the part's place is put there. Nothing is asked before somebody touches it.
 */

/** Milliseconds after which an answer is given up, for which a typing hand is let finish, and in which a press is a second tap. */
const LATE_MS = 8000;
const TYPING_MS = 300;
const SECOND_TAP_MS = 350;
const PART = "[data-swapped]";

/** The page at an address; null where none comes in time. As a document, which no policy of scripts need allow. */
function pageAt(address: string, body?: URLSearchParams): Promise<Document | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open(body === undefined ? "GET" : "POST", address);
    request.setRequestHeader(PART_HEADER, "1");
    request.responseType = "document";
    request.timeout = LATE_MS;
    request.onload = () => done(request.status < 400 ? request.responseXML : null);
    request.onerror = request.ontimeout = () => done(null);
    if (body !== undefined) request.setRequestHeader("content-type", "application/x-www-form-urlencoded");
    request.send(body?.toString());
  });
}

/** The same part in another page, in the same writing; null where that page has none. */
function partIn(page: Document): HTMLElement | null {
  const root = document.documentElement;
  return page.documentElement.lang === root.lang ? page.querySelector<HTMLElement>(PART) : null;
}

/** Puts into `box` what `from` has, but what stands up to `kept`, if that is given; and the outlines of its characters. */
function take(box: HTMLElement, from: HTMLElement, kept: number): void {
  const main = document.querySelector("main");
  for (const path of Array.from(from.ownerDocument.querySelectorAll<SVGPathElement>("main > svg path[id]"))) {
    if (document.getElementById(path.id) !== null || path.ownerSVGElement === null || main === null) continue;
    const sheet = path.ownerSVGElement.cloneNode(false);
    sheet.appendChild(path);
    main.insertBefore(document.importNode(sheet, true), main.firstChild);
  }
  while (box.children.length > kept) box.lastElementChild?.remove();
  for (const child of Array.from(from.children).slice(kept))
    box.appendChild(document.importNode(child, true));
}

/** Rounds of two: a press sends the answer, and the next pair stands there. */
function swapRounds(box: HTMLElement): void {
  let since = 0;
  let isBusy = false;
  box.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const form = button?.form ?? null;
    if (button === null || form === null) return;
    event.preventDefault();
    if (isBusy || Date.now() - since < SECOND_TAP_MS) return;
    isBusy = true;
    button.style.opacity = ".6";
    const body = new URLSearchParams();
    for (const input of Array.from(form.querySelectorAll("input"))) body.append(input.name, input.value);
    body.append(button.name, button.value);
    const page = await pageAt(form.action, body);
    isBusy = false;
    button.style.opacity = "";
    if (page === null) return window.luopan?.toast(box.dataset.failed ?? "", "bad");
    const part = partIn(page);
    if (part === null) return location.replace(form.action);
    take(box, part, 0);
    since = Date.now();
    const same = box.querySelector<HTMLElement>(`button[name="${button.name}"][value="${button.value}"]`);
    same?.focus({ preventScroll: true });
  });
}

const isTyping = (event: Event): boolean => "isComposing" in event && event.isComposing === true;

/** A form that asks (凭音找字、放在一起比): whatever is chosen or typed in it is asked for, and stands behind it. */
function swapFindings(box: HTMLElement): void {
  let waits: ReturnType<typeof setTimeout> | undefined;
  let asked = location.search;
  const look = async (form: HTMLFormElement) => {
    const query = `?${queryOf(form)}`;
    if (query === asked || (box.dataset.swapped === "compare" && query.split("compare=").length < 3)) return;
    asked = query;
    const page = await pageAt(form.action.split("?")[0] + query);
    const part = page === null ? null : partIn(page);
    // Half a sound is no mistake: what is wrong is said when it is sent.
    if (part === null || asked !== query || part.querySelector(".wrong") !== null) return;
    history.replaceState(history.state, "", query);
    take(box, part, 1);
  };
  const hear = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest("form") : null;
    if (form === null || isTyping(event)) return;
    if (waits !== undefined) clearTimeout(waits);
    waits = setTimeout(() => void look(form), TYPING_MS);
  };
  for (const kind of ["input", "change", "compositionend"]) box.addEventListener(kind, hear);
}

/** What a form would send, as a GET does. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") query.append(name, value);
  });
  return query.toString();
}

const swapped = document.querySelector<HTMLElement>(PART);
if (swapped !== null) (swapped.dataset.swapped === "duet" ? swapRounds : swapFindings)(swapped);

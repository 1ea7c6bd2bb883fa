/** What j and k go through: rows of a list, or the names of a manuscript. */
const steps = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>("[data-step]"));

const FIELD = "input:not([type=hidden],[type=radio],[type=checkbox]),textarea,select";
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELD);

/** Focuses the next (1) or the one before (-1) of what j and k go through. */
function step(by: 1 | -1): void {
  const all = steps();
  const now = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[now < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, now + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Fields that a letter enters: the reason of an act, what is said to a family, how a manuscript opens and what it puts first. */
const FIELDS: Readonly<Record<string, string>> = {
  r: "#reason",
  m: "#answer,#text",
  o: "#opening",
  f: "#pick",
};

/** A field with this key is entered, anything else with it is pressed. */
function pressKeyed(key: string): boolean {
  const keyed = document.querySelector<HTMLElement>(
    `[data-key="${key}"]${FIELDS[key] ? `,${FIELDS[key]}` : ""}`,
  );
  if (!keyed) return false;
  keyed.focus();
  if (!isField(keyed)) keyed.click();
  return true;
}

/**
 * Presses the button of the form, or of the part of it, in which something is typed (发出这一格), and of no other: words to a
 * family hand no manuscript over. Where nothing is typed it is the page's own.
 */
function pressSend(target: EventTarget | null): boolean {
  const part = target instanceof Element ? target.closest("[data-part],form") : null;
  if (!part) return pressKeyed("send");
  const own = part.querySelector<HTMLElement>('[data-key="send"]');
  own?.click();
  return own !== null;
}

/** A manuscript that saves by itself does so now, without leaving the page. */
function saveNow(): boolean {
  const form = document.querySelector("form[data-saves]");
  return form?.dispatchEvent(new Event("save-now")) ?? false;
}

/** The keys of the desk (快捷键): letters only while no field has the focus, those with ⌘ or Ctrl always. */
export function watchKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isBusy = event.isComposing || event.altKey;
    const isCommand = event.metaKey || event.ctrlKey;
    if (isBusy) return;
    let isDone = false;
    if (isCommand) {
      if (key === "s") isDone = saveNow() || pressKeyed("save");
      if (key === "k") isDone = pressKeyed("/");
      if (key === "Enter") isDone = pressSend(target);
    } else if (key === "Escape" && isField(target) && target instanceof HTMLElement) {
      const row = steps().find((one) => one.contains(target));
      if (row) row.focus();
      else target.blur();
    } else if (!isField(target) && /^[a-z0-9/]$/.test(key)) {
      isDone = key === "j" || key === "k" || pressKeyed(key);
      if (key === "j") step(1);
      if (key === "k") step(-1);
    } else if (key === "Enter" && target instanceof HTMLElement && target.matches("section[data-step]")) {
      target.querySelector<HTMLElement>(FIELD)?.focus();
      isDone = true;
    }
    if (isDone) event.preventDefault();
  });
}

import type { Locator, Page } from "playwright-core";
import { press } from "./press.ts";

/** What a family fills in: name of the control → value; ticks of one name parted by commas, null leaves a field alone. */
export type Filling = Readonly<Record<string, string | null>>;

/** A form that goes through. */
export const GOOD: Filling = {
  surname: "林",
  sex: "female",
  year: "2026",
  month: "4",
  day: "18",
  hour: "8",
  guardian: "1",
};

const FOLDED = /^(keep|sources|fixed|generation|avoid|have|rarity|speech|use|zishi|place)/;

/** Fills in the baby form on the page as a visitor does, `GOOD` with `over` on top. */
export async function fillBaby(page: Page, over: Filling = {}): Promise<void> {
  const all = Object.entries({ ...GOOD, ...over });
  if (all.some(([name, value]) => value !== null && FOLDED.test(name))) await openFold(page);
  for (const [name, value] of all) if (value !== null) await put(page, name, value);
}

/** The same, but `GOOD` is put there at once, without a visitor's hands: only `over` is typed. */
export async function fillQuickly(page: Page, over: Filling = {}): Promise<void> {
  const rest = Object.entries(GOOD).filter(([name]) => over[name] === undefined);
  await page.locator("form[data-draft]").evaluate((form, values) => {
    for (const [name, value] of values) {
      for (const control of form.querySelectorAll(`[name="${name}"]`)) {
        if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
          control.checked = control.value === value;
        else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
          control.value = value ?? "";
      }
    }
  }, rest);
  const typed = Object.entries(over);
  if (typed.some(([name, value]) => value !== null && FOLDED.test(name))) await openFold(page);
  for (const [name, value] of typed) if (value !== null) await put(page, name, value);
}

async function openFold(page: Page): Promise<void> {
  const fold = page.locator("details.fold");
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
}

async function put(page: Page, name: string, value: string): Promise<void> {
  const controls = page.locator(`form[data-draft] [name="${name}"]`);
  const kind = await controls.first().evaluate((control) => control.getAttribute("type") ?? control.tagName);
  if (kind === "SELECT") await controls.selectOption(value);
  else if (kind === "radio") await choose(controls, value);
  else if (kind === "checkbox") await tick(controls, value.split(","));
  else await controls.fill(value);
}

const choose = (controls: Locator, value: string) =>
  controls.and(controls.page().locator(`[value="${value}"]`)).check();

async function tick(controls: Locator, values: readonly string[]): Promise<void> {
  for (const control of await controls.all()) {
    const wanted = values.includes((await control.getAttribute("value")) ?? "");
    // 闰月 is hidden where the year has none, and is sent all the same.
    if (await control.isVisible()) await control.setChecked(wanted);
    else await control.evaluate((box, on) => box.toggleAttribute("checked", on), wanted);
  }
}

/** Presses 看免费结果 and waits for the answer: its status. */
export const submit = (page: Page, timeout?: number): Promise<number> => press(page, "#submit", timeout);

/** What the form holds now, as it would be sent, but for its key. */
export function held(page: Page): Promise<Record<string, string>> {
  return page.locator("form[data-draft]").evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error("no form");
    const out: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) {
      if (name === "idem") continue;
      out[name] = out[name] === undefined ? String(value) : `${out[name]},${value}`;
    }
    return out;
  });
}

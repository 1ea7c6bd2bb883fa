import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** What axe says of a text and what is behind it: half of its time, and the same of all text that is drawn alike. */
const CONTRAST = "color-contrast";
/** Its other rule about colours, which looks at a link's neighbours, too. */
const LINKS = "link-in-text-block";
/** Contrast is asked of what is marked (see markLooks), and nothing else: in one run with all other rules. */
const MARKED = `axe.configure({ rules: [
  { id: "${CONTRAST}", selector: "[data-look]" },
  { id: "${LINKS}", selector: "a[href][data-look], [role=link][data-look]" },
] })`;

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Faults that axe knows: all of them in the light, and those of colours in the dark, where only colours differ. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(`${AXE};${MARKED};0`);
  const seen = await page.evaluate(markLooks);
  const light = await runAxe(page, seen, {});
  await page.emulateMedia({ colorScheme: "dark" });
  const dimmed = await page.evaluate(markLooks);
  const isNew = Object.keys(dimmed).length > 0;
  const dark = isNew
    ? await runAxe(page, dimmed, { runOnly: { type: "rule", values: [LINKS, CONTRAST] } })
    : [];
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Asks for faults only, and has only them come out of the page: what passes is most of what axe would say. */
async function runAxe(page: Page, marked: Record<string, number>, rules: object): Promise<string[]> {
  const faults = await page.evaluate(
    async (options) => {
      const engine: { run(options: object): Promise<AxeResult> } = Reflect.get(window, "axe");
      const { violations } = await engine.run(options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`,
        ),
      );
    },
    { ...rules, resultTypes: ["violations"], selectors: false },
  );
  if (faults.length === 0) await page.evaluate(keepLooks, marked);
  return faults;
}

/**
 * Runs in the page: marks the first two texts or controls of each look, as their own styles tell and all that is drawn
 * behind them. What axe leaves open or out (a single sign, what is disabled) is a look of its own. Says how many of each
 * look it has marked; what was kept of earlier pages of this window is marked no more.
 */
function markLooks(): Record<string, number> {
  const numbers: Map<string, number> = Reflect.get(window, "looks") ?? new Map();
  Reflect.set(window, "looks", numbers);
  const kept: Record<string, number> = Reflect.get(window, "keptLooks") ?? {};
  const PLAIN = "rgba(0, 0, 0, 0)|none|1|none|static";
  const grounds = new Map<Element, string>();
  /** What is drawn behind a text of the element, or moves it there: of all around it what is not plain. */
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const around = element.parentElement === null ? "" : groundOf(element.parentElement);
    const own = [backgroundColor, backgroundImage, opacity, filter, position].join("|");
    const ground = own === PLAIN ? around : `${around}>${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const textOf = (element: Element | null): string => (element?.textContent ?? "").trim();
  const fontOf = ({ color, fontSize, fontWeight, fontStyle, fontFamily }: CSSStyleDeclaration) =>
    [color, fontSize, fontWeight, fontStyle, fontFamily].join("|");
  /** By what a link stands out from the text of its block; nothing where it is the whole of it. */
  const standsOutBy = (link: Element): string => {
    let block = link.parentElement;
    while (block !== null && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    if (block === null || textOf(block).length <= textOf(link).length) return "";
    const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
    return [textDecorationLine, borderBottomStyle, fontOf(getComputedStyle(block))].join("|");
  };
  const marked: Record<string, number> = {};
  for (const element of document.querySelectorAll("body *")) {
    element.removeAttribute("data-look");
    const isControl = element.matches("input, select, textarea, button");
    const isLink = element.matches("a[href], [role=link]");
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent?.trim() ?? "").join("");
    const { width, height } = element.getBoundingClientRect();
    if ((!isControl && !isLink && text === "") || width < 2 || height < 2 || !element.checkVisibility())
      continue;
    const isOff =
      element.closest(":disabled, [aria-disabled=true]") !== null ||
      element.closest("label")?.querySelector(":disabled") != null;
    const isShort = text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < 2;
    const style = getComputedStyle(element);
    const look = [groundOf(element), fontOf(style), style.textShadow, element.tagName, isOff, isShort];
    const key = [...look, isLink && standsOutBy(element)].join(" ");
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const times = marked[number] ?? 0;
    if (times + (kept[number] ?? 0) >= 2) continue;
    marked[number] = times + 1;
    element.toggleAttribute("data-look", true);
  }
  return marked;
}

/** Runs in the page: what was marked has no fault. */
function keepLooks(marked: Record<string, number>): void {
  const kept: Record<string, number> = Reflect.get(window, "keptLooks") ?? {};
  for (const [look, times] of Object.entries(marked)) kept[look] = (kept[look] ?? 0) + times;
  Reflect.set(window, "keptLooks", kept);
}

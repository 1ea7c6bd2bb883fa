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
 * Runs in the page: marks the first two texts or controls of each look, as the styles of it and of all around it tell.
 * What axe leaves open or out (a single sign, what is disabled) is a look of its own. Says how many of each look it has
 * marked; what was kept of earlier pages of this window is marked no more.
 */
function markLooks(): Record<string, number> {
  const STYLES = [
    "color",
    "backgroundColor",
    "backgroundImage",
    "opacity",
    "fontSize",
    "fontWeight",
    "fontStyle",
    "fontFamily",
    "textDecorationLine",
    "borderBottomStyle",
  ] as const;
  const numbers: Map<string, number> = Reflect.get(window, "looks") ?? new Map();
  Reflect.set(window, "looks", numbers);
  const kept: Record<string, number> = Reflect.get(window, "keptLooks") ?? {};
  const looks = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const around = element.parentElement === null ? "" : lookOf(element.parentElement);
    const own = [around, style.position, style.textShadow, style.filter, ...STYLES.map((one) => style[one])];
    const key = own.join("|");
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    looks.set(element, number);
    return number;
  };
  const amongText = (link: Element): boolean => {
    let block = link.parentElement;
    while (block !== null && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return (block?.textContent ?? "").trim().length > (link.textContent ?? "").trim().length;
  };
  const marked: Record<string, number> = {};
  for (const element of document.querySelectorAll("body *")) {
    element.removeAttribute("data-look");
    const isControl = element.matches("input, select, textarea, button");
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent?.trim() ?? "").join("");
    const { width, height } = element.getBoundingClientRect();
    const isLink = element.matches("a[href], [role=link]");
    if ((!isControl && !isLink && text === "") || width < 2 || height < 2 || !element.checkVisibility())
      continue;
    const isOff =
      element.closest(":disabled, [aria-disabled=true]") !== null ||
      element.closest("label")?.querySelector(":disabled") != null;
    const isShort = text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < 2;
    const look = [lookOf(element), element.tagName, isOff, isShort, isLink && amongText(element)].join(" ");
    const times = marked[look] ?? 0;
    if (times + (kept[look] ?? 0) >= 2) continue;
    marked[look] = times + 1;
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

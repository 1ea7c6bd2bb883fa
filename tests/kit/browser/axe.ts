import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** What axe says of a text and what is behind it: half of its time, and the same of all text that is drawn alike. */
const CONTRAST = "color-contrast";
/** Its other rule about colours, which looks at a link's neighbours, too. */
const LINKS = "link-in-text-block";

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Faults that axe knows: all of them in the light, and those of colours in the dark, where only colours differ. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(`${AXE};0`);
  const light = [
    ...(await runAxe(page, { rules: { [CONTRAST]: { enabled: false } } })),
    ...(await contrasts(page)),
  ];
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = [
    ...(await runAxe(page, { runOnly: { type: "rule", values: [LINKS] } })),
    ...(await contrasts(page)),
  ];
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

async function contrasts(page: Page): Promise<string[]> {
  await page.evaluate(markLooks);
  return runAxe(page, { runOnly: { type: "rule", values: [CONTRAST] } }, "[data-look]");
}

/**
 * Runs in the page: marks the first two texts or controls of each look, as the styles of it and of all around it tell.
 * What axe leaves open or out (a single sign, what is disabled) is a look of its own.
 */
function markLooks(): void {
  const STYLES = [
    "color",
    "backgroundColor",
    "backgroundImage",
    "opacity",
    "fontSize",
    "fontWeight",
  ] as const;
  const looks = new Map<Element, string>();
  const numbers = new Map<string, number>();
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const around = element.parentElement === null ? "" : lookOf(element.parentElement);
    const own = [around, style.position, style.textShadow, style.filter, ...STYLES.map((one) => style[one])];
    const key = own.join("|");
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    looks.set(element, String(number));
    return String(number);
  };
  const times = new Map<string, number>();
  for (const element of document.querySelectorAll("body *")) {
    element.removeAttribute("data-look");
    const isControl = element.matches("input, select, textarea, button");
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent?.trim() ?? "").join("");
    const { width, height } = element.getBoundingClientRect();
    if ((!isControl && text === "") || width < 2 || height < 2 || !element.checkVisibility()) continue;
    const isOff =
      element.closest(":disabled, [aria-disabled=true]") !== null ||
      element.closest("label")?.querySelector(":disabled") != null;
    const isShort = text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < 2;
    const look = [lookOf(element), element.tagName, isOff, isShort].join(" ");
    const seen = times.get(look) ?? 0;
    times.set(look, seen + 1);
    element.toggleAttribute("data-look", seen < 2);
  }
}

/** Asks for faults only, and has only them come out of the page: what passes is most of what axe would say. */
function runAxe(page: Page, rules: object, within = "html"): Promise<string[]> {
  return page.evaluate(
    async ([where, options]) => {
      const engine: { run(where: string, options: object): Promise<AxeResult> } = Reflect.get(window, "axe");
      if (document.querySelector(where) === null) return [];
      const { violations } = await engine.run(where, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 200)}`,
        ),
      );
    },
    [within, { ...rules, resultTypes: ["violations"], selectors: false }] as const,
  );
}

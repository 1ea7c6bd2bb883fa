import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** What axe's rules of the usual set say of colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** CSS pixels that a finger needs. */
const FINGER = 44;

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Faults that axe knows: all of them in the light, and those of colours in the dark, where only colours differ. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(`${AXE};0`);
  const light = await runAxe(page, {});
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await runAxe(page, { runOnly: { type: "rule", values: OF_COLOURS } });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Asks for faults only, and has only them come out of the page: what passes is most of what axe would say. */
function runAxe(page: Page, rules: object): Promise<string[]> {
  return page.evaluate(
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
}

/** What a finger would miss: controls under 44 CSS pixels; a link within a sentence is as high as its line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const out: string[] = [];
    for (const control of document.querySelectorAll("a, button, input, select, summary, textarea")) {
      const target = control.matches("[type=radio], [type=checkbox]") ? control.closest("label") : control;
      const { width = 0, height = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      if (!target?.checkVisibility() || width === 0 || bottom < 0) continue;
      const siblings = [...(target.parentElement?.childNodes ?? [])];
      const inText =
        target.matches("a") &&
        siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!inText && (width < finger - 0.5 || height < finger - 0.5))
        out.push(`${target.outerHTML.slice(0, 100)}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
    return out;
  }, FINGER);
}

/** Everything that is read on the page or read out: text, folded or not, and what names things; no quotations. */
export function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) throw new Error("no body");
    const marked = body.querySelectorAll(
      "script, style, blockquote, .whole, [data-quoted], [lang=en], [translate=no]",
    );
    for (const element of marked) element.remove();
    // Where scripts run, what stands in for them is source text.
    for (const element of body.querySelectorAll("noscript"))
      if (element.children.length === 0) element.remove();
    const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    const said = [document.title, description, body.textContent ?? ""];
    for (const element of body.querySelectorAll(
      "[aria-label], [title], [alt], [placeholder], [data-slow], [data-failed], [data-wait]",
    )) {
      for (const name of [
        "aria-label",
        "title",
        "alt",
        "placeholder",
        "data-slow",
        "data-failed",
        "data-wait",
      ])
        said.push(element.getAttribute(name) ?? "");
    }
    return said.join("\n");
  });
}

/** What a document weighs too much without its scripts. */
export function tooHeavy(html: string, most: number = FIRST_FLIGHT): string[] {
  const bytes = pageBytes(html);
  return bytes > most ? [`${bytes} B of HTML and CSS`] : [];
}

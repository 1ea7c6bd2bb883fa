import type { Page } from "playwright-core";
import { FIRST_FLIGHT, pageBytes } from "#scripts/bench/first-flight.ts";

/** CSS pixels that a finger needs. */
const FINGER = 44;

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

/** What a browser leaves white around a sheet whose page says nothing. */
const MARGIN = "10mm";

/** How many sheets of A4 a page is printed on. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const paper = await page.pdf({ format: "A4", preferCSSPageSize: true, margin });
  return paper.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

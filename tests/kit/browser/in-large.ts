import type { Page } from "playwright-core";

/** Looks at a page in 大字, for which `css` has all the rules of the site; afterwards it is as it was. */
export async function inLarge<T>(page: Page, css: string, look: (page: Page) => Promise<T>): Promise<T> {
  await page.evaluate((rules) => {
    // A window keeps its sheet: one page after another is drawn in it.
    const kept: unknown = Reflect.get(window, "allRules");
    const sheet = kept instanceof CSSStyleSheet ? kept : new CSSStyleSheet();
    if (sheet !== kept) sheet.replaceSync(rules);
    Reflect.set(window, "allRules", sheet);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.classList.add("large");
  }, css);
  const seen = await look(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.classList.remove("large");
  });
  return seen;
}

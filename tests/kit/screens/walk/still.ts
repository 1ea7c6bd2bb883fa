import type { Page } from "playwright-core";
import { holdValues } from "#tests/kit/browser/copy-of.ts";

/** The rules for the dark, as the site writes them once in every page. */
const IN_THE_DARK = "@media screen and (prefers-color-scheme:dark)";

/** A page as it stands, as one file that needs nothing else: what was typed and unfolded stays, scripts are left out. */
export async function stillOf(page: Page): Promise<string> {
  await holdValues(page);
  await page.evaluate(() => {
    for (const gone of document.querySelectorAll("script,noscript,[http-equiv=refresh]")) gone.remove();
  });
  const html = asVisited(await page.content(), new URL(page.url()));
  const pictures = [...new Set(html.match(/(?<=<img\b[^>]*\ssrc=")\/[^"]+(?=")/g) ?? [])];
  const inlined = await Promise.all(pictures.map(async (src) => [src, await asData(page, src)] as const));
  return inlined.reduce((text, [src, data]) => text.replaceAll(`src="${src}"`, `src="${data}"`), html);
}

/** Where the site stands in pictures: tests see it on loopback, a visitor at an address of its own. */
const VISITED = new URL("https://luopan.example");

/** A page as whoever visits a real site has it: its address is in links, on receipts and on paper. */
const asVisited = (html: string, { origin, host }: Pick<URL, "origin" | "host">): string =>
  html.replaceAll(origin, VISITED.origin).replaceAll(host, VISITED.host);

/** The same file as a reader in the dark sees it; in any light. */
export const inTheDark = (still: string): string => still.replaceAll(IN_THE_DARK, "@media screen");

async function asData(page: Page, src: string): Promise<string> {
  const answer = await page.context().request.get(src.replaceAll("&amp;", "&"));
  const type = answer.headers()["content-type"] ?? "image/png";
  return `data:${type};base64,${(await answer.body()).toString("base64")}`;
}

/** How many times a fold is open, to open the same ones once the page has come anew. */
export const unfoldedOn = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => [...document.querySelectorAll("details")].map(({ open }) => open));

export const unfold = (page: Page, open: readonly boolean[]): Promise<void> =>
  page.evaluate((wanted) => {
    for (const [at, fold] of document.querySelectorAll("details").entries()) fold.open = wanted[at] === true;
  }, open);

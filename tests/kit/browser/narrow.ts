import type { Page } from "playwright-core";
import { lineHeads } from "./line-heads.ts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };
const USUAL = { width: 375, height: 812 };

/** What becomes of a page where there is little room, and whether it fits a monitor. */
interface Narrow {
  /** Lines that begin with what belongs to the line before (see lineHeads), at 320 px. */
  heads: string[];
  /** What stands out of the page, where it can be scrolled sideways: at 1280 and 320 px, and at 375 with text of 200 %. */
  sideways: string[];
}

/** Makes the page wide, then narrow, then its text large, and looks at each; `css` has all the rules of the site. */
export async function narrow(page: Page, css: string): Promise<Narrow> {
  await page.setViewportSize(WIDE);
  const wide = (await standsOut(page)).map((fault) => `1280 px: ${fault}`);
  await page.setViewportSize(NARROW);
  const usual = await standsOut(page);
  const heads = await lineHeads(page, css);
  await page.setViewportSize(USUAL);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const large = (await standsOut(page)).map((fault) => `200 %: ${fault}`);
  return { heads, sideways: [...wide, ...usual, ...large] };
}

function standsOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

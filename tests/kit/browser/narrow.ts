import type { Page } from "playwright-core";
import { inLarge } from "./in-large.ts";
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
  /** What stands out of a part of a page of the desk, where one can't see that there is more: at 320 px, and at 375 in 大字. */
  cut: string[];
}

/** Makes the page wide, then narrow, then its text large, and looks at each; `css` has all the rules of the site. */
export async function narrow(page: Page, css: string): Promise<Narrow> {
  await page.setViewportSize(WIDE);
  const wide = (await standsOut(page)).map((fault) => `1280 px: ${fault}`);
  await page.setViewportSize(NARROW);
  const usual = await standsOut(page);
  const cut = await cutOff(page);
  const heads = await lineHeads(page, css);
  await page.setViewportSize(USUAL);
  const large = (await inLarge(page, css, cutOff)).map((fault) => `大字: ${fault}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const doubled = (await standsOut(page)).map((fault) => `200 %: ${fault}`);
  return { heads, sideways: [...wide, ...usual, ...doubled], cut: [...cut, ...large] };
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

/** Parts of a page of the desk that hold more than they show: whoever works there reads a figure at a glance, or not at all. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".desk-page :not(input,select,textarea)")]
      .filter((part) => {
        const { overflowX, textOverflow } = getComputedStyle(part);
        if (overflowX === "visible" || textOverflow === "ellipsis" || part.clientWidth <= 1) return false;
        return part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => `${part.scrollWidth} > ${part.clientWidth}: ${part.outerHTML.slice(0, 100)}`),
  );
}

import type { Page } from "playwright-core";
import { inLarge } from "./in-large.ts";

/**
 * Lines that begin with a sign that belongs to what stands before it (行首禁则), or with the second number of 1–5: as the
 * page stands, and again in 大字, for which `css` has all the rules of the site.
 */
export async function lineHeads(page: Page, css: string): Promise<string[]> {
  const usual = await badHeads(page);
  const large = await inLarge(page, css, badHeads);
  return [...usual, ...large.map((fault) => `大字: ${fault}`)];
}

function badHeads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bound = /[，。；：？！、）」』”’》】·・…]|(?<=–)./gu;
    const range = document.createRange();
    const rectsOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getClientRects();
    };
    /** Of an element: the block whose lines its text stands in, whether it is seen, and whether its lines lie. */
    const known = new Map<Element, { block: Element; isSeen: boolean; isLevel: boolean }>();
    const layoutOf = (element: Element): { block: Element; isSeen: boolean; isLevel: boolean } => {
      const found = known.get(element);
      if (found !== undefined) return found;
      const { display, writingMode } = getComputedStyle(element);
      const outer = /^(inline|ruby|contents)/.test(display) ? element.parentElement : null;
      const block = outer === null ? element : layoutOf(outer).block;
      const layout = { block, isSeen: element.checkVisibility(), isLevel: writingMode === "horizontal-tb" };
      known.set(element, layout);
      return layout;
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: { node: Text; block: Element } | null = null;
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const { data, parentElement: parent } = node;
      if (parent === null || data.trim() === "") continue;
      const { block, isSeen, isLevel } = layoutOf(parent);
      if (!isSeen) continue;
      const signs = isLevel ? [...data.matchAll(bound)] : [];
      const first = data.search(/\S/);
      // Of a text on one line only what it begins with can begin the line.
      const isBroken = signs.length > 0 && rectsOf(node, first, data.trimEnd().length).length > 1;
      for (const { index } of signs) {
        if (!isBroken && index > first) break;
        const led = data.slice(0, index).trimEnd();
        const prior =
          led !== ""
            ? ([node, led.length - 1] as const)
            : before?.block === block
              ? ([before.node, before.node.data.trimEnd().length - 1] as const)
              : null;
        if (prior === null) continue;
        const [here] = rectsOf(node, index, index + 1);
        const [there] = rectsOf(prior[0], prior[1], prior[1] + 1);
        if (here === undefined || there === undefined || here.width === 0 || there.width === 0) continue;
        if (there.bottom > here.top + 2) continue;
        faults.push(`${prior[0].data.slice(-12)} ⏎ ${data.slice(index, index + 12)}`);
      }
      before = { node, block };
    }
    return faults;
  });
}

import type { Page } from "playwright-core";

/**
 * Lines that begin with a sign that belongs to what stands before it (行首禁则), or with the second number of 1–5: at 320 px, and
 * again in 大字, for which `css` has all the rules of the site.
 */
export async function lineHeads(page: Page, css: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const usual = await badHeads(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.classList.add("large");
  }, css);
  const large = await badHeads(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.classList.remove("large");
  });
  await page.setViewportSize({ width: 375, height: 812 });
  return [...usual, ...large.map((fault) => `大字: ${fault}`)];
}

function badHeads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bound = /[，。；：？！、）」』”’》】·・…]|(?<=–)./gu;
    const blocks = new Map<Element, Element>();
    const blockOf = (element: Element): Element => {
      const known = blocks.get(element);
      if (known !== undefined) return known;
      const isInline = /^(inline|ruby|contents)/.test(getComputedStyle(element).display);
      const block = isInline && element.parentElement !== null ? blockOf(element.parentElement) : element;
      blocks.set(element, block);
      return block;
    };
    const rectAt = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: { node: Text; block: Element } | null = null;
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === "" || !parent.checkVisibility()) continue;
      const block = blockOf(parent);
      const isUpright = getComputedStyle(parent).writingMode !== "horizontal-tb";
      for (const { index } of isUpright ? [] : node.data.matchAll(bound)) {
        const led = node.data.slice(0, index).trimEnd();
        const prior =
          led !== ""
            ? ([node, led.length - 1] as const)
            : before?.block === block
              ? ([before.node, before.node.data.trimEnd().length - 1] as const)
              : null;
        const here = rectAt(node, index);
        const there = prior === null ? undefined : rectAt(...prior);
        if (here === undefined || there === undefined || here.width === 0 || there.width === 0) continue;
        if (there.bottom > here.top + 2) continue;
        faults.push(`${prior?.[0].data.slice(-12) ?? ""} ⏎ ${node.data.slice(index, index + 12)}`);
      }
      before = { node, block };
    }
    return faults;
  });
}

import type { Page } from "playwright-core";

/** Words of the page's heading that a line break parts, as the page stands. */
export function partedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
    const range = document.createRange();
    const lineOf = (node: Text, at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const faults: string[] = [];
    for (const heading of document.querySelectorAll("h1")) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const signs: (readonly [node: Text, at: number])[] = [];
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        for (let at = 0; at < node.data.length; at++) signs.push([node, at]);
      const text = heading.textContent ?? "";
      for (const { segment, index, isWordLike } of segmenter.segment(text)) {
        if (isWordLike !== true) continue;
        const lines = signs.slice(index, index + segment.length).map((sign) => lineOf(...sign));
        if (Math.max(...lines) - Math.min(...lines) > 2) faults.push(`“${segment}” in “${text}”`);
      }
    }
    return faults;
  });
}

import type { Page } from "playwright-core";

/** Rules of a stylesheet that would match something on the page but are not in the page's own CSS. */
export function missingRules(page: Page, css: string): Promise<string[]> {
  return page.evaluate((css) => {
    const pieces = (rules: CSSRuleList, at: string): { at: string; rule: CSSStyleRule }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [{ at, rule }];
        if (rule instanceof CSSConditionRule) return pieces(rule.cssRules, at + rule.conditionText);
        return [];
      });
    const said = ({ at, rule }: { at: string; rule: CSSStyleRule }) => `${at} ${rule.cssText}`;
    const there = new Set(
      [...document.styleSheets].flatMap(({ cssRules }) => pieces(cssRules, "").map(said)),
    );
    // Whatever state an element is in; what is left of a selector that named nothing else is any element. A class that
    // `:has()` asks for is no state: it is there or not.
    const stateless = (selectors: string) =>
      selectors
        .replaceAll(/:[\w-]+\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|::?[\w-]+/g, (one) =>
          /^:has\([^:()]*\.[^:()]*\)$/.test(one) ? one : "",
        )
        .split(",")
        .map((selector) => selector.trim().replaceAll(/(^|[>+~])\s*(?=[>+~]|$)/g, "$1 *"));
    const wholeOf = (text: string): { piece: string; selectors: string[] }[] => {
      const whole = new CSSStyleSheet();
      whole.replaceSync(text);
      return pieces(whole.cssRules, "").map((one) => ({
        piece: said(one),
        selectors: stateless(one.rule.selectorText),
      }));
    };
    // Read once for all pages that are drawn in this window.
    const all: ReturnType<typeof wholeOf> = Reflect.get(window, "wholeCss") ?? wholeOf(css);
    Reflect.set(window, "wholeCss", all);
    return all
      .filter(({ piece }) => !there.has(piece))
      .filter(({ selectors }) => selectors.some((selector) => document.querySelector(selector) !== null))
      .map(({ piece }) => piece);
  }, css);
}

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { documentCss } from "#app/styles/document-css.ts";
import { classesOf, joined, rulesOf, selectorsOf } from "#app/styles/rules.ts";
import { rulesOfRoute, type SiteCss, spansOf } from "#app/styles/site-css.ts";
import { makeSiteCss } from "#scripts/vite/site-css.ts";

let site: SiteCss;
beforeAll(async () => {
  site = await makeSiteCss();
});

const numbersOf = ({ routes }: SiteCss, route: string): number[] => {
  const spans = routes[route] ?? [];
  return spans.flatMap((from, at) =>
    at % 2 === 0 ? Array.from({ length: (spans[at + 1] ?? from) - from }, (_, plus) => from + plus) : [],
  );
};

test("spans name the same rising numbers", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(300)), (some) => {
      const numbers = some.toSorted((a, b) => a - b);
      const rules = Array.from({ length: 301 }, (_, number) => `.r${number}{}`);
      const css = { rules, routes: { here: spansOf(numbers) }, late: [] };
      expect([...rulesOfRoute(css, "here")]).toEqual(numbers.map((number) => `.r${number}{}`));
    }),
  );
});

test("each rule stands once, and some route uses it", () => {
  expect(new Set(site.rules).size).toBe(site.rules.length);
  const used = new Set(Object.keys(site.routes).flatMap((route) => numbersOf(site, route)));
  expect(used.size).toBe(site.rules.length);
});

describe("the CSS of a document", () => {
  const routes = () => Object.keys(site.routes);
  const classes = () => [...new Set(site.rules.flatMap(selectorsOf).flatMap(classesOf))];

  test("is the route's own, in its order, without what no class of it can match", () => {
    const cssOf = documentCss(site);
    const route = fc.constantFrom(...routes());
    fc.assert(
      fc.property(route, fc.subarray(classes()), (route, used) => {
        const rules = new Set(rulesOf(cssOf(route, `<p class="${used.join(" ")}">`)));
        const whole = [...rulesOfRoute(site, route)];
        expect([...rules]).toEqual(whole.filter((rule) => rules.has(rule)));
        const left = whole.filter((rule) => !rules.has(rule));
        const matching = left.filter((rule) =>
          selectorsOf(rule).some((selector) => classesOf(selector).every((name) => used.includes(name))),
        );
        expect(matching).toEqual([]);
      }),
    );
  });

  test("is the whole route's where its classes are all there", () => {
    const html = classes().map((name) => `<b class="${name}">`);
    for (const route of routes())
      expect(documentCss(site)(route, html.join(""))).toBe(joined(rulesOfRoute(site, route)));
  });

  test("keeps what a part that is yet to come can use", () => {
    const shell = documentCss(site)("routes/home", "<p>", true);
    for (const name of ["comments", "blank", "go"]) expect(shell).toContain(`.${name}`);
    expect(documentCss(site)("routes/home", "<p>")).not.toContain(".blank");
  });

  test("keeps what scripts add: a toast has its look on every page", () => {
    for (const route of routes()) expect(documentCss(site)(route, "<p>")).toMatch(/\.toast\{/);
  });
});

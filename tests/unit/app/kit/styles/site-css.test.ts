import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { documentCss } from "#app/kit/styles/document-css.ts";
import { numbersOfRoute, type SiteCss, spansOf, stylesheetOf } from "#app/kit/styles/site-css.ts";
import { rulesOf } from "#scripts/vite/css-rules.ts";
import { makeSiteCss } from "#scripts/vite/site-css.ts";

let site: SiteCss;
beforeAll(async () => {
  site = await makeSiteCss();
}, 60_000);

const textsOf = (css: SiteCss, route: string) =>
  numbersOfRoute(css, route).map((number) => css.rules[number] ?? "");

test("rising numbers written as spans are read back unchanged", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(300)), (some) => {
      const numbers = some.toSorted((a, b) => a - b);
      const css = { rules: [], needs: [], above: 0, routes: { here: spansOf(numbers) }, late: [] };
      expect(numbersOfRoute(css, "here")).toEqual(numbers);
    }),
  );
});

test("each rule stands once, and some route uses it", () => {
  expect(new Set(site.rules).size).toBe(site.rules.length);
  const used = new Set(Object.keys(site.routes).flatMap((route) => numbersOfRoute(site, route)));
  expect(used.size).toBe(site.rules.length);
});

describe("the CSS of a document", () => {
  const routes = () => Object.keys(site.routes);
  const classes = () => [...new Set(site.needs.flat().flatMap((classes) => classes.split(" ")))];

  test("keeps the route's order, and drops only rules that the document's classes cannot match", () => {
    const cssOf = documentCss(site);
    const route = fc.constantFrom(...routes());
    fc.assert(
      fc.property(route, fc.subarray(classes()), (route, used) => {
        const css = cssOf(route, `<p class="${used.join(" ")}">`);
        const rules = new Set(rulesOf(css).map(({ text }) => text));
        const whole = textsOf(site, route);
        expect([...rules]).toEqual(whole.filter((rule) => rules.has(rule)));
        const left = numbersOfRoute(site, route).filter((number) => !rules.has(site.rules[number] ?? ""));
        const matching = left.filter((number) =>
          (site.needs[number] ?? []).some((classes) =>
            classes
              .split(" ")
              .filter(Boolean)
              .every((name) => used.includes(name)),
          ),
        );
        expect(matching).toEqual([]);
      }),
    );
  });

  test("is the whole CSS of the route where the document has all of its classes", () => {
    const html = classes().map((name) => `<b class="${name}">`);
    for (const route of routes())
      expect(documentCss(site)(route, html.join(""))).toBe(stylesheetOf(textsOf(site, route)));
  });

  // Breaks it catches: a header drawn before its rules are there; a rule in neither part, in both, or before one that it overrules.
  test("comes in two parts, whose first has all that is the header's", () => {
    const cssOf = documentCss(site);
    const used = new Set(classes());
    const listed = (css: string) => rulesOf(css).map(({ text }) => text);
    for (const route of routes()) {
      const [above, below] = [cssOf(route, used, false, "above"), cssOf(route, used, false, "below")];
      expect([...listed(above), ...listed(below)]).toEqual(listed(cssOf(route, used)));
      expect(below).not.toMatch(/(?:^|[},{])\.(?:skip|site-top|brand|seal|tools|tabs|twin-rule)\b/);
    }
    expect(cssOf("routes/home", used, false, "above")).toMatch(/\.brand\{.*\.tabs\{/);
  });

  test("keeps the rules of parts that are sent after the shell", () => {
    const shell = documentCss(site)("routes/home", "<p>", true);
    for (const name of ["comments", "blank", "go"]) expect(shell).toContain(`.${name}`);
    expect(documentCss(site)("routes/home", "<p>")).not.toContain(".blank");
  });

  test("keeps the rules of a toast, which scripts add to any page", () => {
    // What leaves ahead of a page is none: the page's own styles follow it.
    for (const route of routes().filter((id) => id !== "ahead"))
      expect(documentCss(site)(route, "<p>")).toMatch(/\.toast\{/);
  });
});

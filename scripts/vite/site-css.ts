import { globSync } from "node:fs";
import { createGenerator } from "unocss";
import type { Plugin } from "vite";
import { components } from "../../app/kit/styles/components.ts";
import { type SiteCss, spansOf } from "../../app/kit/styles/site-css.ts";
import unoConfig from "../../uno.config.ts";
import { bundleOf } from "./bundle-of.ts";
import { type CssRule, framesOf, rulesOf } from "./css-rules.ts";
import { lateFiles, screenFiles, stringsIn } from "./screen-sources.ts";

const ID = "virtual:site-css";
const RESOLVED = `\0${ID}`;

/**
 * `virtual:site-css`: all CSS, each rule once, and for each route the rules that its screens can use, for the server to
 * inline; `root` is the frame and the error pages.
 */
export function siteCss(): Plugin {
  let drawn: readonly string[] | undefined;
  return {
    name: "luopan:site-css",
    config: (config) => {
      drawn = bundleOf(config)?.files;
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(await makeSiteCss(drawn))};` : undefined,
  };
}

/** The component that stands above every screen; those before it dress it too. */
const HEADER = "site-top";

/** Where stands what leaves ahead of a page's answer: all down to the place that is left open (head-first.ts). */
const AHEAD = ["page", "seal", "site-header", "waiting"].map((name) => `app/kit/page/frame/${name}.tsx`);

const allRoutes = () => ["app/root.tsx", ...globSync("app/routes/**/*.tsx")];

/**
 * The CSS of base, components and utilities in this order, minified; routes by id, such as `routes/home`: these, by
 * their files, or all of them.
 */
export async function makeSiteCss(drawn: readonly string[] = allRoutes()): Promise<SiteCss> {
  const uno = await createGenerator(unoConfig);
  const files = [...drawn].sort();
  const stringsOf = async (file: string) => (await Promise.all(screenFiles(file).map(stringsIn))).join("\n");
  const strings = await Promise.all(files.map(stringsOf));
  const { getLayer } = await uno.generate(strings.join("\n"), { preflights: true, minify: true });
  const frames = framesOf(Object.values(components).join(""));
  const parts: Part[] = [
    ...rulesOf(getLayer("preflights") ?? "").map((rule) => ({ rules: [rule], isUsed: () => true })),
    ...Object.entries(components).map(([name, css]) => componentPart(name, rulesOf(css, frames))),
    ...rulesOf(getLayer("default") ?? "").map((rule) => ({ rules: [rule], isUsed: canMatch([rule]) })),
  ];
  const used = strings.map((text) => new Set(text.split(/[\s${}]+/)));
  const kept = parts.filter(({ isUsed }) => used.some(isUsed));
  const above = kept.slice(0, kept.findIndex(({ name }) => name === HEADER) + 1);
  const numbered = kept.flatMap(({ rules, isUsed }) => rules.map((rule) => ({ rule, isUsed })));
  const routes = files.map((file, at): [string, number[]] => {
    const words = used[at] ?? new Set();
    const numbers = numbered.flatMap(({ isUsed }, number) => (isUsed(words) ? [number] : []));
    return [file.replace(/^app\//, "").replace(/\.tsx$/, ""), spansOf(numbers)];
  });
  const rules = numbered.map(({ rule }) => rule);
  return {
    rules: rules.map(({ text }) => text),
    needs: rules.map(needsOf),
    above: above.flatMap((part) => part.rules).length,
    routes: { ...Object.fromEntries(routes), ahead: spansOf(await numbersAhead(rules)) },
    late: await lateClasses(rules),
  };
}

const needsOf = ({ selectors }: CssRule): string[] => [
  ...new Set(selectors.map(({ classes }) => classes.join(" "))),
];

/** The numbers of the rules that what leaves ahead can use; nobody prints it. */
async function numbersAhead(rules: readonly CssRule[]): Promise<number[]> {
  const strings = await Promise.all(AHEAD.map(stringsIn));
  const words = new Set(strings.join("\n").split(/\s+/));
  const isOfAll = ({ selectors }: CssRule) =>
    selectors.some(({ classes, elements }) => classes.length + elements.length === 0);
  return rules.flatMap((rule, number) =>
    !rule.text.startsWith("@media print") && (isOfAll(rule) || canMatch([rule])(words)) ? [number] : [],
  );
}

/** Of the classes that rules speak of, those in parts of a page that may come after its shell. */
async function lateClasses(rules: readonly CssRule[]): Promise<string[]> {
  const strings = await Promise.all(lateFiles().map(stringsIn));
  const words = new Set(strings.join("\n").split(/\s+/));
  const classes = new Set(
    rules.flatMap(({ selectors }) => selectors.flatMap((selector) => selector.classes)),
  );
  return [...classes].filter((name) => words.has(name));
}

/** Rules that come together or not at all, and whether a screen whose strings hold these words can use them. */
interface Part {
  /** A component's. */
  name?: string;
  rules: readonly CssRule[];
  isUsed(words: ReadonlySet<string>): boolean;
}

/** A component's CSS stands at its name; it is asked for as well by any selector that could match. */
function componentPart(name: string, rules: readonly CssRule[]): Part {
  const matches = canMatch(rules);
  return { name, rules, isUsed: (words) => words.has(name) || matches(words) };
}

/**
 * Could any selector of these rules match? Its classes are there, or its elements (as `<tag`) where it has no class. A rule
 * about the sheet of paper (`@page`) has none, and goes along with the others.
 */
function canMatch(rules: readonly CssRule[]): Part["isUsed"] {
  const selectors = rules.flatMap((rule) => rule.selectors);
  const needed = selectors
    .map(({ classes, elements }) => (classes.length > 0 ? classes : elements.map((tag) => `<${tag}`)))
    .filter((all) => all.length > 0);
  return (words) => needed.some((all) => all.every((word) => words.has(word)));
}

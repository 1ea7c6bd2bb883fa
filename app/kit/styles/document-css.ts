import { numbersOfRoute, type SiteCss, stylesheetOf } from "./site-css.ts";

/** Classes that scripts put on what they add to a page: toasts. */
const BY_SCRIPTS = ["toast", "plain", "bad"] as const;
/** Kinds of documents, by route and classes, that an isolate remembers at most. */
const MOST_KINDS = 300;

/** All of a document's CSS, or what dresses its header, or all but that. */
export type CssPart = "whole" | "above" | "below";

interface NeededRule {
  number: number;
  text: string;
  /** For each of its selectors, the classes without which it matches nothing. */
  needs: readonly (readonly string[])[];
}

/**
 * The CSS of one document (一页的样式), from its route and its HTML, or the values of its class attributes: the rules that its
 * elements can match, in order, and those that can match what is yet to come; or one part of it.
 */
export function documentCss(
  site: SiteCss,
): (route: string, drawn: string | ReadonlySet<string>, isToCome?: boolean, part?: CssPart) => string {
  const ofRoutes = new Map<string, readonly NeededRule[]>();
  const ofKinds = new Map<string, string>();
  return (route, drawn, isToCome = false, part = "whole") => {
    const classes = typeof drawn === "string" ? classAttributes(drawn) : drawn;
    const attributes = [...(isToCome ? new Set([...site.late, ...classes]) : classes)];
    const kind = `${route} ${part}|${attributes.join("|")}`;
    const known = ofKinds.get(kind);
    if (known !== undefined) return known;
    const rules = ofRoutes.get(route) ?? rulesOfRoute(site, route);
    ofRoutes.set(route, rules);
    if (ofKinds.size >= MOST_KINDS) ofKinds.clear();
    const isOfPart = ({ number }: NeededRule) =>
      part === "whole" || number < site.above === (part === "above");
    const css = stylesheetOf(usable(rules.filter(isOfPart), attributes));
    ofKinds.set(kind, css);
    return css;
  };
}

const rulesOfRoute = (site: SiteCss, route: string): NeededRule[] =>
  numbersOfRoute(site, route).map((number) => ({
    number,
    text: site.rules[number] ?? "",
    needs: (site.needs[number] ?? []).map((classes) => classes.split(" ").filter(Boolean)),
  }));

function usable(rules: readonly NeededRule[], attributes: readonly string[]): string[] {
  const used = new Set([...BY_SCRIPTS, ...attributes.flatMap((text) => text.split(" "))]);
  const isUsed = ({ needs }: NeededRule) => needs.some((all) => all.every((name) => used.has(name)));
  return rules.filter(isUsed).map(({ text }) => text);
}

const CLASS = ' class="';

/** The values of the class attributes of a document, each once. */
function classAttributes(html: string): Set<string> {
  const found = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    at += CLASS.length;
    found.add(html.slice(at, html.indexOf('"', at)));
  }
  return found;
}

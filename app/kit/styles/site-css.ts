/** All CSS of the site, each rule once, and which of it the screens of a route can use. */
export interface SiteCss {
  rules: readonly string[];
  /** By number of a rule: for each of its selectors, the classes without which it matches nothing, in one text. */
  needs: readonly (readonly string[])[];
  /** The first so many rules dress what stands above every screen: type, and the site's header. */
  above: number;
  /** By id of a route, or of what leaves `ahead` of any: the numbers of its rules, as spans: from, to (not included), from, to … */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Classes in parts of pages that may come after the shell. */
  late: readonly string[];
}

/** The numbers of one route's rules, rising; of a route that is not known, none. */
export function numbersOfRoute({ routes }: SiteCss, route: string): number[] {
  const spans = routes[route] ?? [];
  return spans.flatMap((from, at) =>
    at % 2 === 0 ? Array.from({ length: (spans[at + 1] ?? from) - from }, (_, plus) => from + plus) : [],
  );
}

/** Rising numbers as spans. */
export function spansOf(numbers: readonly number[]): number[] {
  const spans: number[] = [];
  for (const number of numbers) {
    if (spans.at(-1) === number) spans[spans.length - 1] = number + 1;
    else spans.push(number, number + 1);
  }
  return spans;
}

/** Rules as one stylesheet: neighbours under the same at-rule share it. */
export function stylesheetOf(rules: Iterable<string>): string {
  let css = "";
  let shared = "";
  for (const rule of rules) {
    const head = rule.startsWith("@") ? rule.slice(0, rule.indexOf("{") + 1) : "";
    css = head !== "" && head === shared ? css.slice(0, -1) + rule.slice(head.length) : css + rule;
    shared = head;
  }
  return css;
}

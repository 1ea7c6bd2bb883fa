/** All CSS of the site, each rule once, and which of it the screens of a route can use. */
export interface SiteCss {
  rules: readonly string[];
  /** By id of a route: the numbers of its rules, as spans: from, to (not included), from, to … */
  routes: Readonly<Record<string, readonly number[]>>;
  /** Classes in parts of pages that may come after the shell. */
  late: readonly string[];
}

/** The rules of one route in their order; of none that is known, nothing. */
export function* rulesOfRoute({ rules, routes }: SiteCss, route: string): Generator<string> {
  const spans = routes[route] ?? [];
  for (let at = 0; at < spans.length; at += 2) yield* rules.slice(spans[at], spans[at + 1]);
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

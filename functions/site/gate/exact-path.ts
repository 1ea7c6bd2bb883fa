import { withoutBase } from "#functions/site/base-path.ts";

/** The verdict on a path by the route table: exact, moved (right but for case or slashes), or unknown. */
export type PathVerdict =
  | { kind: "exact"; pattern: string }
  | { kind: "moved"; to: string }
  | { kind: "unknown" };

/** With this suffix Remix answers with the data of a screen; no page of ours asks for that. */
const DATA = ".data";

/** The verdict on a path as visitors see it; the base with a slash at its end is moved. */
export function judgeAddress(pathname: string, base: string, patterns: readonly string[]): PathVerdict {
  if (base !== "/" && pathname === `${base}/`) return { kind: "moved", to: "/" };
  const path = withoutBase(pathname, base);
  return path === null ? { kind: "unknown" } : judgePath(path, patterns);
}

/** Patterns such as `/naming-result/:sn`. */
function judgePath(path: string, patterns: readonly string[]): PathVerdict {
  if (path.endsWith(DATA)) return { kind: "unknown" };
  const segments = segmentsOf(path);
  const read = segments.map(plain);
  const known = partsOf(patterns);
  for (const { pattern, wanted } of known.get(read[0] ?? "") ?? known.get(ANY) ?? []) {
    const right = canonical(segments, read, wanted);
    if (right === undefined) continue;
    return right === path ? { kind: "exact", pattern } : { kind: "moved", to: right };
  }
  return { kind: "unknown" };
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

interface Pattern {
  pattern: string;
  wanted: readonly string[];
}

type Known = ReadonlyMap<string, readonly Pattern[]>;

/** Under what patterns stand whose first segment may be any; no segment of an address has a slash. */
const ANY = "/";

/** The segments of the patterns of a site, taken apart once. */
const apart = new WeakMap<readonly string[], Known>();

/** The patterns by their first segment, each list in their order. */
function partsOf(patterns: readonly string[]): Known {
  const before = apart.get(patterns);
  if (before !== undefined) return before;
  const parts = patterns.map((pattern) => ({ pattern, wanted: segmentsOf(pattern) }));
  const isAny = ({ wanted: [first = ""] }: Pattern) => first.startsWith(":");
  const firsts = new Set(parts.map(({ wanted: [first = ""] }) => first));
  const known = new Map(
    [...firsts].map((one) => [one, parts.filter((part) => isAny(part) || (part.wanted[0] ?? "") === one)]),
  ).set(ANY, parts.filter(isAny));
  apart.set(patterns, known);
  return known;
}

/** The path of a pattern with these segments, which read so; undefined where they are another's. */
function canonical(
  segments: readonly string[],
  read: readonly string[],
  wanted: readonly string[],
): string | undefined {
  if (wanted.length !== segments.length) return undefined;
  const out: string[] = [];
  for (const [at, name] of wanted.entries()) {
    const given = segments[at] ?? "";
    if (name.startsWith(":")) out.push(given);
    else if (read[at] === name) out.push(name);
    else return undefined;
  }
  return `/${out.join("/")}`;
}

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

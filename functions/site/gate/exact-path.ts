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
export function judgePath(path: string, patterns: readonly string[]): PathVerdict {
  if (path.endsWith(DATA)) return { kind: "unknown" };
  const segments = path.split("/").filter((segment) => segment !== "");
  for (const pattern of patterns) {
    const right = canonical(segments, pattern);
    if (right === undefined) continue;
    return right === path ? { kind: "exact", pattern } : { kind: "moved", to: right };
  }
  return { kind: "unknown" };
}

function canonical(segments: readonly string[], pattern: string): string | undefined {
  const wanted = pattern.split("/").filter((segment) => segment !== "");
  if (wanted.length !== segments.length) return undefined;
  const out: string[] = [];
  for (const [at, name] of wanted.entries()) {
    const given = segments[at] ?? "";
    if (name.startsWith(":")) out.push(given);
    else if (plain(given) === name) out.push(name);
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

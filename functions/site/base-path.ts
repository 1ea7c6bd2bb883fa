/** The path below the router's base, or null where the address is not under it. */
export function withoutBase(pathname: string, base: string): string | null {
  if (base === "/") return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** A path of the route table as visitors see it under the router's base. */
export function withBase(path: string, base: string): string {
  if (base === "/") return path;
  return path === "/" ? base : base + path;
}

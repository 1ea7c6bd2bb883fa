import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** The base path that the page stands under, `/` where there is none. */
export const Base = createContext("/");

type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;

/** A plain link to a page of this site, under whatever base path it stands: no script, a whole page load. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={usePath(to)} />;
}

/** A path from the root, and not an address of another host (`//…`). */
const PLAIN = /^\/(?![/\\])/;

/** The address of a path from the root. The router, which would take apart and put together all that it knows for it, is not asked. */
export function usePath(path: string): string {
  const base = useContext(Base);
  return below(base, PLAIN.test(path) ? path : path.replace(/^[/\\]*/, "/"));
}

/** A path of this site as it stands under the base path. */
export const below = (base: string, to: string): string => {
  if (base === "/") return to;
  return base + (/^\/(?=[?#]|$)/.test(to) ? to.slice(1) : to);
};

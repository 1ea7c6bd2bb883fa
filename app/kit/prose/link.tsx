import { useHref } from "@remix-run/react";
import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** The base path that the page stands under, `/` where there is none; null outside of a page. */
export const Base = createContext<string | null>(null);

type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;

/** A path from the root, and not an address of another host (`//…`). */
const PLAIN = /^\/(?!\/)/;

/** A plain link to a page of this site, under whatever base path it stands: no script, a whole page load. */
export function Link({ to, ...rest }: LinkProps) {
  const base = useContext(Base);
  if (base === null || !PLAIN.test(to)) return <ResolvedLink to={to} {...rest} />;
  return <a {...rest} href={below(base, to)} />;
}

/** The router resolves any address; most of ours are whole, and there are dozens on a page. */
function ResolvedLink({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(to)} />;
}

/** The address of a path from the root: the router, which resolves any, takes apart and together again all that it knows. */
export const usePath = (path: string): string => below(useContext(Base) ?? "/", path);

/** A path of this site as it stands under the base path. */
export const below = (base: string, to: string): string => {
  if (base === "/") return to;
  return base + (/^\/(?=[?#]|$)/.test(to) ? to.slice(1) : to);
};

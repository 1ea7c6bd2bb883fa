import { useHref } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** A plain link to a page of this site, under whatever base path it stands: no script, a whole page load. */
export function Link({
  to,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">) {
  return <a {...rest} href={useHref(to)} />;
}

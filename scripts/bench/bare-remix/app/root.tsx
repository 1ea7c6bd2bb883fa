import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";

/** Remix's own template, as it comes: the measure that the site's pages are held against. */
export default function Root() {
  return (
    <html lang="zh-Hans">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

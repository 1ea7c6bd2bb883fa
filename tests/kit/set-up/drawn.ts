import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Shell } from "#app/kit/page/shell.server.ts";

const ROOT = { id: "root", path: "", module: "", hasLoader: true, hasAction: false, hasErrorBoundary: false };

/**
 * A piece of a page as Remix draws it below a root whose loader answered so. Its modules are the real ones: the files of a
 * worker share them, so that one replaced by a test may be replaced too late, or in another test.
 */
export function drawn(piece: ReactElement, { traditional = false }: Partial<Shell> = {}): string {
  const match = { params: {}, pathname: "/", pathnameBase: "/", route: ROOT };
  // Of an entry's context Remix reads these on the way to a page, and all else (assets, hydration) in a browser: hence the cast.
  const context = {
    manifest: { routes: { root: ROOT }, entry: { imports: [], module: "" }, url: "", version: "" },
    routeModules: { root: { default: () => piece } },
    future: {},
    isSpaMode: false,
    staticHandlerContext: {
      ...{ basename: "", location: { pathname: "/", search: "", hash: "", state: null, key: "" } },
      ...{ matches: [match], loaderData: { root: { traditional } }, actionData: null, errors: null },
      ...{ statusCode: 200, loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
    },
  } as unknown as EntryContext;
  return renderToStaticMarkup(createElement(RemixServer, { context, url: "https://luopan.example/" }));
}

import { Links, Meta, useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { OutlineSheet } from "../name/glyph.tsx";
import { NO_OUTLINES, OutlinesContext, outlinesIn } from "../name/outlines.ts";
import { defersAnything } from "./deferred.ts";
import { pageKind } from "./handle.ts";
import { Luopan } from "./luopan.tsx";
import { reloadIn } from "./reload.ts";
import type { Shell } from "./shell.server.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteScripts } from "./site-scripts.tsx";
import { SiteStyle } from "./site-style.tsx";
import { StatusBlock } from "./status-block.tsx";
import { Still } from "./still.tsx";
import { useShell } from "./use-shell.ts";

/** The frame around every screen, and around every error: head, header, footer, scripts where there are any. */
export function Page({ children, broken = false }: { children: ReactNode; broken?: boolean }) {
  const shell = useShell();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const kind = pageKind(broken ? [] : matches.map(({ handle }) => handle));
  // A page that was rewritten is not what React would draw again.
  const hydrated = shell?.traditional !== true && kind.hydrated;
  // What is left for later is not in the browser's data: it goes by the page as it came, or React would redraw it all.
  const refreshes = import.meta.env.SSR
    ? shell !== null && !shell.whole && !shell.isPost && defersAnything(matches.map(({ data }) => data))
    : document.querySelector("head noscript") !== null;
  const reload = import.meta.env.SSR ? reloadIn(matches.map(({ data }) => data)) : null;
  const outlines = import.meta.env.SSR ? outlinesIn(matches.map(({ data }) => data)) : NO_OUTLINES;
  useEffect(() => window.luopan?.loaded(), []);
  return (
    <html lang="zh-Hans" className={viewOf(shell)}>
      <head>
        <meta charSet="utf-8" />
        {refreshes && (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${shell?.wholeHref}`} />
          </noscript>
        )}
        {reload !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={String(reload)} />
          </noscript>
        )}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`${(shell?.publicPath ?? "/").replace(/\/$/, "")}/favicon.svg`} />
        <Meta />
        <Links />
        <SiteStyle route={broken ? "root" : (matches.at(-1)?.id ?? "root")} />
      </head>
      <body>
        <OutlinesContext.Provider value={outlines}>
          <Still id="top">
            {import.meta.env.SSR &&
              (() => (
                <>
                  <OutlineSheet />
                  <a className="skip" href="#main">
                    跳到正文
                  </a>
                  <SiteHeader
                    large={shell?.large === true}
                    traditional={shell?.traditional === true}
                    address={pathname + search}
                  />
                </>
              ))}
          </Still>
          <main id="main">
            <div className="wrap">
              <Still id="said">
                {import.meta.env.SSR &&
                  (() => <StatusBlock shell={shell} saysRefusals={kind.saysRefusals} />)}
              </Still>
              {children}
            </div>
          </main>
          <Still id="foot">
            {import.meta.env.SSR &&
              (() => (
                <>
                  <SiteFooter info={shell?.siteInfo ?? null} />
                  <Luopan />
                </>
              ))}
          </Still>
          <Region id="toasts" className="toasts" />
          <Region id="corner" className="toasts corner" />
          <SiteScripts shell={shell} hydrated={hydrated} shared={kind.shared} />
        </OutlinesContext.Provider>
      </body>
    </html>
  );
}

/** How the visitor reads: larger text (大字), and the faces of traditional script (繁體). */
const viewOf = (shell: Shell | null): string | undefined =>
  [shell?.large === true ? "large" : "", shell?.traditional === true ? "hant" : ""]
    .filter(Boolean)
    .join(" ") || undefined;

/** Where the island says things: what it has said before React runs is left alone. */
function Region({ id, className }: { id: string; className: string }) {
  return (
    <div
      className={className}
      id={id}
      role="status"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

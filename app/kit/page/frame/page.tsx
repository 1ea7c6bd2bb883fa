import { Meta, useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { OutlineSheet } from "#app/kit/glyphs/glyph.tsx";
import { outlinesIn } from "#app/kit/glyphs/outlines.ts";
import { OutlinesContext } from "#app/kit/glyphs/outlines-context.ts";
import { HoldOfPage, holdOf } from "#app/kit/order/hold.ts";
import { pageKind, waitsIn } from "#app/kit/page/handle.ts";
import { reloadIn } from "#app/kit/page/reload.ts";
import type { Shell } from "#app/kit/page/shell.server.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { rootFile } from "#app/kit/paths/root-file.ts";
import { Luopan } from "./luopan.tsx";
import { ReaderNote } from "./reader-note.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteScripts } from "./site-scripts.tsx";
import { SiteStyle } from "./site-style.tsx";
import { StatusBlock } from "./status-block.tsx";
import { Waiting } from "./waiting.tsx";

/** What leaves ahead of an answer has CSS of its own, and so little that nothing of it is taken from what follows. */
const AHEAD = { route: "ahead", part: "whole" } as const;

/** The frame around every screen, and around every error: head, header, footer, scripts where there are any. */
export function Page({ children, broken = false }: { children: ReactNode; broken?: boolean }) {
  const shell = useShell();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const kind = pageKind(broken ? [] : matches.map(({ handle }) => handle));
  const loaded = matches.map(({ data }) => data);
  const waits = matches.some(({ handle }) => waitsIn(handle));
  const reload = reloadIn(loaded);
  const isDesk = !broken && isOfDesk(matches.at(-1)?.id);
  const route = broken ? "root" : (matches.at(-1)?.id ?? "root");
  return (
    <html lang="zh-Hans" className={viewOf(shell)}>
      <head>
        <meta charSet="utf-8" />
        {reload !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={String(reload)} />
          </noscript>
        )}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href={rootFile("favicon.svg", shell?.publicPath)} />
        <Meta />
        {isDesk ? (
          !search.endsWith("&bare=1") && <SiteStyle route={route} part="whole" />
        ) : (
          <SiteStyle {...(waits ? AHEAD : { route, part: "above" })} />
        )}
      </head>
      <body>
        <OutlinesContext.Provider value={outlinesIn(loaded)}>
          <HoldOfPage.Provider value={holdOf(loaded)}>
            <a className="skip" href="#main">
              跳到正文
            </a>
            {!isDesk && (
              <SiteHeader
                large={shell?.large === true}
                traditional={shell?.traditional === true}
                address={pathname + search}
              />
            )}
            <main id="main">
              {waits && <Waiting />}
              {!isDesk && <SiteStyle route={route} part={waits ? "whole" : "below"} />}
              <OutlineSheet />
              <div className={isDesk ? "desk-page" : "wrap"}>
                <StatusBlock shell={shell} saysRefusals={kind.saysRefusals} />
                {!broken && <ReaderNote />}
                {children}
              </div>
            </main>
            {!isDesk && <SiteFooter shell={shell} address={pathname + search} />}
            <Luopan />
            <div className="toasts" id="toasts" role="status" />
            <div className="toasts corner" id="corner" role="status" />
            <SiteScripts shell={shell} kind={kind} />
          </HoldOfPage.Provider>
        </OutlinesContext.Provider>
      </body>
    </html>
  );
}

/** The desk has a frame of its own (工作台): nothing on it is for customers. */
const isOfDesk = (route: string | undefined): boolean => route?.startsWith("routes/desk/") === true;

/** How the visitor reads: larger text (大字), and the faces of traditional script (繁體). */
const viewOf = (shell: Shell | null): string | undefined =>
  [shell?.large === true ? "large" : "", shell?.traditional === true ? "hant" : ""]
    .filter(Boolean)
    .join(" ") || undefined;

import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import { faultId } from "./kit/page/fault-id.ts";
import { pageKind, saysPrivate } from "./kit/page/handle.ts";
import { Nonce } from "./kit/page/nonce.ts";
import { cssInto, withCss } from "./kit/page/place-css.ts";
import { defersAnything } from "./kit/prose/deferred.ts";

/** Milliseconds after which a late part is given up: a little more than an upstream call may take. */
const GIVE_UP_MS = 20_300;

/** Renders a document, which no browser renders again: as a string without late parts, else as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { loaderData, matches, errors } = remix.staticHandlerContext;
  const kind = pageKind(
    errors === null ? matches.map(({ route }) => remix.routeModules[route.id]?.handle) : [],
  );
  context.page.private = !kind.open || saysPrivate(Object.values(loaderData));
  headers.set("content-type", "text/html; charset=utf-8");

  const defers = defersAnything(Object.values(loaderData));
  const page = (
    <Nonce.Provider value={context.nonce}>
      <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={GIVE_UP_MS} />
    </Nonce.Provider>
  );
  const whole = (html: string) => new Response(withCss(html, context.nonce), { status, headers });
  if (!defers) return whole(`<!DOCTYPE html>${renderToString(page)}`);

  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), GIVE_UP_MS);
  const body = await renderToReadableStream(page, {
    nonce: context.nonce,
    signal: clock.signal,
    onError: (error) => logRenderFault(error, clock.signal),
  });
  body.allReady.finally(() => clearTimeout(timer)).catch(() => undefined);
  if (context.whole) return whole(await new Response(body).text());
  return new Response(body.pipeThrough(cssInto(context.nonce)), { status, headers });
}

function logRenderFault(error: unknown, signal: AbortSignal): void {
  if (signal.aborted) return;
  say({ at: "render", fault: error instanceof Error ? error.name : "unknown" });
}

interface FaultyVisit {
  request: Request;
  context: AppLoadContext;
}

/**
 * Logs a bug in a loader, action or screen: one line with the visitor's fault number and the stack, never the
 * address or what was typed.
 */
export function handleError(error: unknown, { request, context }: FaultyVisit): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  say({ at: "site", id: faultId(context.nonce), fault: faultLine(error) });
}

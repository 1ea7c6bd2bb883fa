import { classesDrawn, renderToString } from "virtual:drawing";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import { faultId } from "./kit/page/fault-id.ts";
import { pageKind, saysPrivate } from "./kit/page/handle.ts";
import { Nonce } from "./kit/page/nonce.ts";
import { sharedTexts } from "./kit/page/shared-texts.ts";
import { Parts, PartsToCome, streamOf } from "./kit/prose/in-order.tsx";
import { Base } from "./kit/prose/link.tsx";
import { filledBytes, filledPlaces } from "./kit/styles/place.ts";

/** How a page begins: a whole page put behind it as text would be copied. */
const DOCTYPE = "<!DOCTYPE html>";

/** Milliseconds after which a late part is given up: a little more than an upstream call may take. */
const GIVE_UP_MS = 20_300;

/** Renders a document, which no browser renders again: as a string, or in its order where parts of it are still to come. */
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

  const { nonce, routerBase } = context;
  const parts = new Parts(nonce);
  const page = (
    <Nonce.Provider value={nonce}>
      <Base.Provider value={routerBase}>
        <PartsToCome.Provider value={parts}>
          <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={GIVE_UP_MS} />
        </PartsToCome.Provider>
      </Base.Provider>
    </Nonce.Provider>
  );
  const draw = () => renderToString(page);
  // What was drawn before is of no page.
  classesDrawn();
  const html = parts.draw(draw);
  const texts = sharedTexts(classesDrawn(), !parts.isWhole);
  if (parts.isWhole) return new Response(filledBytes(DOCTYPE, html, nonce, texts), { status, headers });
  const filled = (text: string) => filledPlaces(text, nonce, texts);
  return new Response(streamOf(inTime(parts, DOCTYPE + html, draw, filled)), { status, headers });
}

/** A page in its order; a part that does not come is given up in the end. */
async function* inTime(
  parts: Parts,
  html: string,
  draw: () => string,
  filled: (text: string) => string,
): AsyncGenerator<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gaveUp = new Promise<void>((done) => {
    timer = setTimeout(done, GIVE_UP_MS);
  });
  try {
    for await (const text of parts.inOrder(html, draw, gaveUp, logRenderFault)) yield filled(text);
  } finally {
    clearTimeout(timer);
  }
}

function logRenderFault(error: unknown): void {
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

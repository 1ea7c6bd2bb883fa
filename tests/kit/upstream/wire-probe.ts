import * as v from "valibot";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import { siteEnv } from "#functions/site/env.ts";
import { makeContext } from "#functions/site/site-context.ts";

declare const caches: { default: CacheLike };

const Ask = v.object({
  area: v.string(),
  call: v.string(),
  params: v.record(v.string(), v.any()),
  visitorId: v.string(),
  /** The page the visitor is on. */
  page: v.string(),
});

/** Makes the load context of a request as the site does, performs one call with it, and tells what came back. */
export default {
  async fetch(request: Request, raw: object, execution: { waitUntil(work: Promise<unknown>): void }) {
    const ask = v.parse(Ask, await request.json());
    const page = new URL(ask.page);
    const { context, upstreamCookies } = makeContext({
      request,
      url: page,
      env: siteEnv(raw),
      origin: page.origin,
      secure: false,
      visitorId: ask.visitorId,
      post: null,
      desk: null,
      speculation: "",
      ...{ prefetch: false, stays: false },
      assertion: null,
      cache: caches.default,
      memory: new Map(),
      glyphs: new Map(),
      waitUntil: (work) => execution.waitUntil(work),
    });
    const area: unknown = Reflect.get(context.upstream, ask.area);
    const call: unknown = typeof area === "object" && area !== null ? Reflect.get(area, ask.call) : undefined;
    if (typeof call !== "function") return Response.json({ fault: "no such call" }, { status: 400 });
    try {
      const data: unknown = await call(ask.params);
      return Response.json({ data, cookies: upstreamCookies });
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { message, status, code, say, detail } = error;
      return Response.json({
        error: { message, status, code, say, detail, call: error.call },
        cookies: upstreamCookies,
      });
    }
  },
};

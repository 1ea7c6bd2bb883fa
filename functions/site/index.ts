import * as build from "virtual:remix/server-build";
import pages from "virtual:visitor-pages";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { visitorsDoors } from "./gate/doors.ts";
import { siteHandler } from "./site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The site Worker: assets → gate → Remix. It has every screen of visitors but those about an order. */
export default {
  fetch: siteHandler({ build, pages, makeDoors: visitorsDoors(pages) }, () => caches.default),
};

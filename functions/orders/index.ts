import * as build from "virtual:remix/server-build";
import pages from "virtual:visitor-pages";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { openDoors } from "#functions/site/gate/doors.ts";
import { siteHandler } from "#functions/site/site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The orders Worker: the site's gate and frame around the screens about an order. Only the site's binding reaches it. */
export default {
  fetch: siteHandler({ build, pages, makeDoors: () => openDoors }, () => caches.default),
};

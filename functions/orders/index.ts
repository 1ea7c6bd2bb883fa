import * as build from "virtual:remix/server-build";
import pages from "virtual:visitor-pages";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { ordersDoors } from "#functions/site/gate/doors.ts";
import { screensOf } from "#functions/site/screens.ts";
import { siteHandler } from "#functions/site/site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The orders Worker: the site's gate and frame around the screens about an order. The platform's routes reach it, or the site. */
export default {
  fetch: siteHandler(
    { pages, makeDoors: ordersDoors((request) => fetch(request)), makeInside: screensOf(build) },
    () => caches.default,
  ),
};

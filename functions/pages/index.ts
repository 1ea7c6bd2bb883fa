import * as build from "virtual:remix/server-build";
import pages from "virtual:visitor-pages";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { openDoors } from "#functions/site/gate/doors.ts";
import { screensOf } from "#functions/site/screens.ts";
import { siteHandler } from "#functions/site/site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The pages Worker: the site's gate and frame around the screens that anybody may open, and the not-found page. Only the site's binding reaches it. */
export default {
  fetch: siteHandler(
    { pages, makeDoors: () => openDoors, makeInside: screensOf(build) },
    () => caches.default,
  ),
};

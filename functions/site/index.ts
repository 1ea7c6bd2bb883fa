import handles from "virtual:open-handles";
import pages from "virtual:visitor-pages";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { drawnBefore } from "./door.ts";
import { visitorsDoors } from "./gate/doors.ts";
import { siteHandler } from "./site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The site Worker: all visits come to it. It draws nothing: what is for everybody it fills, all else it hands to the Worker that draws it. */
export default {
  fetch: siteHandler(
    { pages, makeDoors: visitorsDoors(pages), makeInside: drawnBefore(handles) },
    () => caches.default,
  ),
};

import * as build from "virtual:remix/server-build";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { visitorsDoors } from "./gate/doors.ts";
import { siteHandler } from "./site-handler.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The site Worker: assets → gate → Remix. It has every screen but the desk's. */
export default { fetch: siteHandler(build, () => caches.default, visitorsDoors) };

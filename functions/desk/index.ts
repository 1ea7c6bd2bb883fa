import * as build from "virtual:remix/server-build";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { readAccessConfig } from "#functions/access/config.ts";
import { screensOf } from "#functions/site/screens.ts";
import { siteHandler } from "#functions/site/site-handler.ts";
import { deskDoors } from "./gate.ts";

/** Workers' own addition to the standard CacheStorage. */
declare const caches: { default: CacheLike };

/** The desk Worker (工作台): the site's gate and frame around the screens of staff. Only the site's binding reaches it. */
export default {
  fetch: siteHandler(
    {
      pages: [],
      makeInside: screensOf(build),
      makeDoors: ({ STAGE, ROUTER_BASE }, raw) => {
        const { config, faults } = readAccessConfig({ ...raw }, STAGE);
        if (faults.length > 0) throw new Error(`desk configuration: ${faults.join("; ")}`);
        return deskDoors(config, ROUTER_BASE);
      },
    },
    () => caches.default,
  ),
};

import { workerOf } from "./scripts/vite/visitor-pages.ts";

/** Remix options; vite.config.ts hands them to the Remix Vite plugin. @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Three Workers draw pages: build/server/pages, build/server/orders and, for staff, build/server/desk.
  serverBundles: ({ branch }) => workerOf(branch.at(-1)),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Links are whole page loads and the routes are few: nothing is left to discover.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
    v3_routeConfig: true,
  },
};

/** Remix options; vite.config.ts hands them to the Remix Vite plugin. @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  // The screens of staff are a Worker of their own: build/server/site and build/server/desk.
  serverBundles: ({ branch }) => (branch.some(({ id }) => id.startsWith("routes/desk/")) ? "desk" : "site"),
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

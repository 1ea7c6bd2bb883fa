import type { Plugin } from "vite";

/**
 * Remix's build for the browser, of which nothing is left but what the server build reads in its manifest: no page is
 * hydrated, so no module of app/ is made for a browser, and no file of it is shipped. Without an entry.client of our own
 * Remix takes its default, which is emptied like every other entry.
 */
export function noClientScript(): Plugin {
  return {
    name: "luopan:no-client-script",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    enforce: "post",
    config: () => ({
      build: {
        rollupOptions: {
          onwarn: (warning, warn) => {
            if (warning.code !== "EMPTY_BUNDLE") warn(warning);
          },
        },
      },
    }),
    transform(_code, id) {
      return this.getModuleInfo(id)?.isEntry === true ? "export {};" : undefined;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, { type }] of Object.entries(bundle)) if (type === "chunk") delete bundle[name];
      },
    },
  };
}

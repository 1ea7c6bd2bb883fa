import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "../../../remix.config.js";

/** The server build is a Worker, as the site's is (see the site's vite.config.ts). */
const workerEntry: Plugin = {
  name: "bare-remix:worker-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild === true
      ? { build: { rollupOptions: { input: "scripts/bench/bare-remix/worker.ts" } } }
      : undefined,
};

/** The same build options as the site's, over Remix's own template. */
export default defineConfig(({ isSsrBuild }) => ({
  root: "scripts/bench/bare-remix",
  plugins: [
    remix({
      // The template has one route, found by its file.
      future: { ...remixConfig.future, v3_routeConfig: false },
      buildDirectory: "../../../build/bare-remix",
    }),
    workerEntry,
  ],
  build: isSsrBuild ? { target: "es2022", minify: "esbuild" } : {},
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
  },
}));

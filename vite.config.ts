import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { bundleOf } from "./scripts/vite/bundle-of.ts";
import { island } from "./scripts/vite/island.ts";
import { noClientScript } from "./scripts/vite/no-client-script.ts";
import { notePackages } from "./scripts/vite/note-packages.ts";
import { scriptFiles } from "./scripts/vite/script-files.ts";
import { serverModules } from "./scripts/vite/server-modules.ts";
import { siteCss } from "./scripts/vite/site-css.ts";
import { smaller } from "./scripts/vite/smaller.ts";
import { templates } from "./scripts/vite/templates/templates.ts";
import { visitorPages } from "./scripts/vite/visitor-pages.ts";
import { workerBuild } from "./scripts/vite/worker-build.ts";

/** Each server build is a Worker itself; Remix's plugin sets an input of its own, so this one comes after it. */
const workerEntry: Plugin = {
  name: "luopan:worker-entry",
  config: (config, { isSsrBuild }) =>
    isSsrBuild === true
      ? { build: { rollupOptions: { input: `functions/${bundleOf(config)?.name ?? "pages"}/index.ts` } } }
      : undefined,
};

const { define, ssr, target } = workerBuild();

export default defineConfig({
  plugins: [
    siteCss(),
    visitorPages(),
    island(),
    scriptFiles(),
    serverModules(),
    remix(remixConfig),
    templates(),
    workerEntry,
    noClientScript(),
    notePackages(),
    smaller(),
  ],
  publicDir: "public",
  define,
  build: {
    target,
    assetsInlineLimit: 0,
  },
  ssr,
});

import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { contractDefine, screensDefine } from "./scripts/origin/contract-define.ts";
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

/** Each server build is a Worker itself; Remix's plugin sets an input of its own, so this one comes after it. */
const workerEntry: Plugin = {
  name: "luopan:worker-entry",
  config: (config, { isSsrBuild }) =>
    isSsrBuild === true
      ? { build: { rollupOptions: { input: `functions/${bundleOf(config)?.name ?? "pages"}/index.ts` } } }
      : undefined,
};

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
  define: { ...contractDefine(), ...screensDefine() },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // A server build is the Worker itself: one finished module, so wrangler bundles nothing.
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
  },
});

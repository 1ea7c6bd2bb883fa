import { readFileSync } from "node:fs";
import { build } from "vite";
import { contractDefine, screensDefine } from "../origin/contract-define.ts";
import { notePackages } from "./note-packages.ts";
import { serverModules } from "./server-modules.ts";
import { smaller } from "./smaller.ts";
import { visitorPages } from "./visitor-pages.ts";

/** The only calls that the site Worker makes of its own are for what pages are made of. */
const CALLS = "app/kit/upstream/edge-cache.server.ts";

/** Bundles the site Worker, which draws nothing and so is no build of Remix's, into build/server/site. */
export async function buildDoor(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [
      visitorPages(),
      serverModules({ name: "site", text: readFileSync(CALLS, "utf8") }),
      notePackages("site"),
      smaller(),
    ],
    define: { ...contractDefine(), ...screensDefine() },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
    },
    build: {
      ssr: "functions/site/index.ts",
      outDir: "build/server/site",
      target: "es2022",
      rollupOptions: { output: { entryFileNames: "index.js", inlineDynamicImports: true } },
    },
  });
}

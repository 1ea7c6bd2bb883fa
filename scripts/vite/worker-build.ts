import { readFileSync } from "node:fs";
import { build, type SSROptions } from "vite";
import { hashOf } from "../data/stamp.ts";
import { contractDefine } from "../origin/contract-define.ts";
import { notePackages } from "./note-packages.ts";
import { serverModules } from "./server-modules.ts";
import { smaller } from "./smaller.ts";
import { visitorPages } from "./visitor-pages.ts";

/** What Workers with pages are built of; a change of any of it is another build, and draws other pages. */
export const SOURCES = [
  "app/**/*",
  "functions/site/**/*",
  "functions/{desk,orders,pages}/*.ts",
  "functions/access/*",
  "functions/contract/**/*",
  "public/**/*",
  "scripts/vite/**/*",
  "*.config.*",
  "package-lock.json",
];
/** By what the outlines are made that pages are drawn with. */
const OUTLINES = ["scripts/data/glyphs.ts", "scripts/data/glyphs/**/*.ts"];

/** How every Worker with pages is built: a finished module, so that wrangler bundles nothing, with the marks of its contract and its screens. */
export const workerBuild = () => ({
  define: {
    ...contractDefine(),
    // functions/site/ahead/validator.ts
    LUOPAN_SCREENS: JSON.stringify(hashOf([], [...SOURCES, ...OUTLINES]).slice(0, 16)),
  },
  target: "es2022",
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
  } satisfies SSROptions,
});

/** The only calls that the site Worker makes of its own are for what pages are made of. */
const CALLS = "app/kit/upstream/edge-cache.server.ts";

/** Bundles the site Worker, which draws nothing and so is no build of Remix's, into build/server/site. */
export async function buildDoor(): Promise<void> {
  const { define, ssr, target } = workerBuild();
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
    define,
    ssr,
    build: {
      ssr: "functions/site/index.ts",
      outDir: "build/server/site",
      target,
      rollupOptions: { output: { entryFileNames: "index.js", inlineDynamicImports: true } },
    },
  });
}

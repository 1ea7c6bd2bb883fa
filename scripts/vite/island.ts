import { build, type Plugin, type Rollup } from "vite";
import { smallestScript } from "../origin/smallest.ts";

/** The classic scripts that pages may carry, by the module that holds their text. */
const ENTRIES: Readonly<Record<string, string>> = {
  "virtual:island": "app/kit/islands/page/island.ts",
  "virtual:ahead-island": "app/kit/islands/page/ahead-island.ts",
  "virtual:like-island": "app/kit/islands/page/like-island.ts",
  "virtual:pay-island": "app/kit/islands/pay/pay-island.ts",
  "virtual:draft-island": "app/kit/islands/draft-island.ts",
  "virtual:touch-island": "app/kit/islands/touch/touch-island.ts",
  "virtual:swap-island": "app/kit/islands/touch/swap-island.ts",
  "virtual:aloud-island": "app/kit/islands/aloud-island.ts",
  "virtual:leave-island": "app/kit/islands/leave-island.ts",
  "virtual:desk-island": "app/kit/islands/desk/desk-island.ts",
};

/** `virtual:island` and its like: each as one minified classic script, for the server to inline. */
export function island(): Plugin {
  return {
    name: "luopan:island",
    resolveId: (id) => (Object.hasOwn(ENTRIES, id) ? `\0${id}` : undefined),
    async load(id) {
      const entry = ENTRIES[id.slice(1)];
      if (!id.startsWith("\0") || entry === undefined) return undefined;
      return `export default ${JSON.stringify(await bundleIsland(entry))};`;
    },
  };
}

/** Every module that stands in an island that was bundled. */
export const islandModules = new Set<string>();

/** The browser draws the parts that answer at the touch with Preact, React's own interface at a ninth of its size (054). */
const SMALLER = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
];

/** An island's script, for old in-app browsers too. */
export async function bundleIsland(entry = "app/kit/islands/page/island.ts"): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: SMALLER },
    build: {
      write: false,
      target: ["es2018", "chrome70", "safari12"],
      minify: "esbuild",
      lib: { entry, formats: ["iife"], name: "luopan" },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (first === undefined || !("output" in first)) throw new Error("the island did not build");
  const [chunk] = (first as Rollup.RollupOutput).output;
  for (const [id, { renderedLength }] of Object.entries(chunk.modules))
    if (renderedLength > 0) islandModules.add(id);
  return (await smallestScript(chunk.code)).trim();
}

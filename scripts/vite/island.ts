import { build, type Plugin, type Rollup } from "vite";

const ID = "virtual:island";
const RESOLVED = `\0${ID}`;

/** `virtual:island`: app/island/island.ts as one minified classic script, for the server to inline. */
export function island(): Plugin {
  return {
    name: "luopan:island",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id, options) {
      if (id !== RESOLVED) return undefined;
      return `export default ${JSON.stringify(options?.ssr === true ? await bundleIsland() : "")};`;
    },
  };
}

/** The island's script, for old in-app browsers too. */
export async function bundleIsland(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: ["es2018", "chrome70", "safari12"],
      minify: "esbuild",
      lib: { entry: "app/island/island.ts", formats: ["iife"], name: "luopan" },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (first === undefined || !("output" in first)) throw new Error("the island did not build");
  return (first as Rollup.RollupOutput).output[0].code.trim();
}

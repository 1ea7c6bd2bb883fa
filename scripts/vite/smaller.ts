import { type JsMinifyOptions, minify } from "@swc/core";
import type { Plugin } from "vite";

/** Nothing in a Worker is asked for by a name that it had. */
const HOW: JsMinifyOptions = {
  module: true,
  compress: { ecma: 2020, passes: 2 },
  mangle: { toplevel: true },
  format: { comments: false },
};

/**
 * A Worker's module minified by swc: esbuild leaves a sixteenth more (gz), as it looks at each statement by itself, and
 * terser, which leaves as little, takes ten times as long.
 */
export const smallest = async (code: string): Promise<string> => (await minify(code, HOW)).code;

/** Minifies a server build. */
export function smaller(): Plugin {
  return {
    name: "luopan:smaller",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config: () => ({ build: { minify: false } }),
    // Last of all: before that Vite writes every chunk anew, with all its spaces.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk") output.code = await smallest(output.code);
      },
    },
  };
}

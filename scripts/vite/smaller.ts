import { type JsMinifyOptions, minify } from "@swc/core";
import type { Plugin } from "vite";

const HOW: JsMinifyOptions = {
  module: true,
  compress: { ecma: 2020, passes: 2 },
  mangle: { toplevel: true },
  format: { comments: false },
};

/**
 * Minifies a server build by swc: esbuild leaves a sixteenth more (gz), as it looks at each statement by itself, and
 * terser, which leaves as little, takes ten times as long. Nothing in a Worker is asked for by a name that it had.
 */
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
          if (output.type === "chunk") output.code = (await minify(output.code, HOW)).code;
      },
    },
  };
}

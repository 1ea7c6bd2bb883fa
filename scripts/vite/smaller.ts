import type { Plugin } from "vite";
import { smallest } from "../origin/smallest.ts";

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

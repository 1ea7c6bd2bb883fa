import { type JsMinifyOptions, minify } from "@swc/core";

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

/** A classic script in the language that it is written in. */
const SCRIPT: JsMinifyOptions = {
  ...HOW,
  module: false,
  compress: { ecma: 2018, passes: 3, toplevel: true },
};

/** A script for browsers that stands in pages: of what esbuild has minified it takes another sixteenth off. */
export const smallestScript = async (code: string): Promise<string> => (await minify(code, SCRIPT)).code;

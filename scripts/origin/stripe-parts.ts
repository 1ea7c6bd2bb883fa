import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** What Stripe sells besides cards (Issuing, Treasury, Terminal …), a folder each. */
const PARTS = /[\\/]stripe[\\/]esm[\\/]resources[\\/]\w+[\\/].+\.js$/;
/** The one of them that the origin asks for. */
const ASKED = /[\\/]Checkout[\\/]/;

/**
 * Leaves out of a bundle what Stripe's package has for other trades: its client makes all of it at once, so that no bundler sees
 * that nobody asks for it. A test holds what our own code asks for.
 */
export const stripeParts: Plugin = {
  name: "stripe-parts",
  setup(build) {
    build.onLoad({ filter: PARTS }, ({ path }) => {
      if (ASKED.test(path)) return undefined;
      const names = [...readFileSync(path, "utf8").matchAll(/^export class (\w+)/gm)];
      return { contents: names.map(([, name]) => `export class ${name} {}`).join("\n"), loader: "js" };
    });
  },
};

import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** What the rest of Drizzle imports of its relations: a further name would fail the build, and a use of these throws. */
const NAMES = [
  ...["Many", "One", "createTableRelationsHelpers", "extractTablesRelationalConfig", "getOperators"],
  ...["getOrderByOperators", "mapRelationalRow", "normalizeRelation"],
];

/** What Stripe sells besides cards (Issuing, Treasury, Terminal …), a folder each. */
const STRIPE_PARTS = /[\\/]stripe[\\/]esm[\\/]resources[\\/]\w+[\\/].+\.js$/;
/** The one of them that the origin asks for. */
const ASKED = /[\\/]Checkout[\\/]/;

/**
 * Leaves out of the origin Drizzle's queries over relations: it has none, and every statement of ours is written out. And what
 * Stripe's package has for other trades: its client makes all of it at once, so that no bundler sees that nobody asks for it. A test
 * holds what our own code asks for.
 */
export const leftOut: Plugin = {
  name: "left out",
  setup(build) {
    build.onLoad({ filter: /\/drizzle-orm\/relations\.js$/ }, () => ({
      contents: NAMES.map((name) => `export const ${name} = undefined;`).join("\n"),
    }));
    build.onLoad({ filter: STRIPE_PARTS }, ({ path }) => {
      if (ASKED.test(path)) return undefined;
      const names = [...readFileSync(path, "utf8").matchAll(/^export class (\w+)/gm)];
      return { contents: names.map(([, name]) => `export class ${name} {}`).join("\n") };
    });
  },
};

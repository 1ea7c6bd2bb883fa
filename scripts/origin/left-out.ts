import type { Plugin } from "esbuild";

/** What the rest of Drizzle imports of its relations: a further name would fail the build, and a use of these throws. */
const NAMES = [
  ...["Many", "One", "createTableRelationsHelpers", "extractTablesRelationalConfig", "getOperators"],
  ...["getOrderByOperators", "mapRelationalRow", "normalizeRelation"],
];

/** Leaves out of the origin Drizzle's queries over relations: it has none, and every statement of ours is written out. */
export const leftOut: Plugin = {
  name: "left out",
  setup(build) {
    build.onLoad({ filter: /\/drizzle-orm\/relations\.js$/ }, () => ({
      contents: NAMES.map((name) => `export const ${name} = undefined;`).join("\n"),
    }));
  },
};

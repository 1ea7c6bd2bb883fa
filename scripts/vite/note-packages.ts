import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { PACKAGES, packagesOf } from "../licences/bundled-packages.ts";
import { bundleOf } from "./bundle-of.ts";
import { islandModules } from "./island.ts";

/** Writes down which packages have left something in a server build and in the islands it inlines: their licences go along. */
export function notePackages(name = "pages"): Plugin {
  let worker = name;
  return {
    name: "luopan:note-packages",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config(config) {
      worker = bundleOf(config)?.name ?? worker;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            )
          : [],
      );
      mkdirSync(PACKAGES, { recursive: true });
      writeFileSync(
        join(PACKAGES, `${worker}.json`),
        JSON.stringify(packagesOf([...modules, ...islandModules])),
      );
    },
  };
}

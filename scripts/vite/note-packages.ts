import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { packagesOf, SITE_PACKAGES } from "../licences/bundled-packages.ts";
import { islandModules } from "./island.ts";

/** Writes down which packages have left something in the server build and in the islands it inlines: their licences go along. */
export function notePackages(): Plugin {
  return {
    name: "luopan:note-packages",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            )
          : [],
      );
      mkdirSync(dirname(SITE_PACKAGES), { recursive: true });
      writeFileSync(SITE_PACKAGES, JSON.stringify(packagesOf([...modules, ...islandModules])));
    },
  };
}

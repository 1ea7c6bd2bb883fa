import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** What the lockfile, or a package's own manifest, says of a licence: old packages have a list of them. */
const Said = v.object({
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
  licenses: v.optional(v.array(v.object({ type: v.string() }))),
});
const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
    }),
  ),
});

/** One package as it is locked, wherever it lies; `licence` is an SPDX expression, null where none is stated. */
export interface LockedPackage {
  /** From the project's root, `node_modules/…`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string | null;
  /** Needed to build and to test only. */
  readonly dev: boolean;
}

/** Every package of the lockfile, those for other machines than this one too. */
export function lockedPackages(root = "."): readonly LockedPackage[] {
  const lock = v.parse(Lock, JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  return Object.entries(lock.packages).flatMap(([folder, { version = "", license, dev = false }]) => {
    if (folder === "") return [];
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    return [{ folder, name, version, dev, licence: license ?? statedIn(join(root, folder)) }];
  });
}

function statedIn(folder: string): string | null {
  try {
    const said = v.parse(Said, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    if (typeof said.license === "string") return said.license;
    const types = said.license === undefined ? said.licenses?.map(({ type }) => type) : [said.license.type];
    return types === undefined || types.length === 0 ? null : `(${[...new Set(types)].join(" OR ")})`;
  } catch {
    return null;
  }
}

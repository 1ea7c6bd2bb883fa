import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { ORIGIN } from "#scripts/origin/bundle-origin.ts";

/** Where the build writes down which packages stand in each of its bundles. */
export const PACKAGES = "build/packages";

/** The folders of the packages that these modules belong to, from the folder of all packages on, each once, sorted. */
export function packagesOf(modules: Iterable<string>): readonly string[] {
  const folders = [...modules].flatMap((id) => {
    const path = id.replace(/\?.*$/, "").replaceAll("\\", "/");
    // Wherever the folder of packages stands: a copy of the project may have a link to another's.
    const [, folder] = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    return folder === undefined || basename(folder) === ".vite" ? [] : [folder];
  });
  return [...new Set(folders)].sort();
}

/** The packages of which something stands in the origin Worker, as it is bundled. */
export async function originPackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    ...ORIGIN,
    metafile: true,
    logLevel: "silent",
  });
  const outputs = Object.values(metafile.outputs);
  const used = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return packagesOf(used);
}

/** The packages of which something stands in the site, the desk or the scripts of their pages, as the build has noted them. */
export const builtPackages = (): readonly string[] =>
  globSync(join(PACKAGES, "*.json")).flatMap((file): readonly string[] =>
    JSON.parse(readFileSync(file, "utf8")),
  );

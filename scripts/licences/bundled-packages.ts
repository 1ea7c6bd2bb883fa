import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { build } from "esbuild";

/** Where the site's build writes down which packages stand in it. */
export const SITE_PACKAGES = "build/packages.json";

/** The folders of the packages that these modules belong to, from the project's root, each once, sorted. */
export function packagesOf(modules: Iterable<string>): readonly string[] {
  const folders = [...modules].flatMap((id) => {
    const path = relative(process.cwd(), id.replace(/^\0+/, "").replace(/\?.*$/, ""));
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll("\\", "/")) ?? [];
    return folder === undefined || basename(folder) === ".vite" ? [] : [folder];
  });
  return [...new Set(folders)].sort();
}

/** The packages of which something stands in the origin Worker, bundled as wrangler bundles it. */
export async function originPackages(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: ["functions/origin/index.ts"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    minify: true,
    logLevel: "silent",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    loader: { ".bin": "binary" },
  });
  const outputs = Object.values(metafile.outputs);
  const used = outputs.flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return packagesOf(used);
}

/** The packages of which something stands in the site Worker or in the scripts of its pages, as its build has noted them. */
export function sitePackages(): readonly string[] {
  const noted: readonly string[] = JSON.parse(readFileSync(SITE_PACKAGES, "utf8"));
  return noted;
}

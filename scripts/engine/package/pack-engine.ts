import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { packagesOf } from "../../licences/bundled-packages.ts";
import { licencesText } from "../../licences/licences-text.ts";
import { lockedPackages } from "../../licences/locked-packages.ts";
import { Trouble } from "../../steps/tell.ts";
import { writeTypes } from "./write-types.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
/** The rooms of the package, an export each. */
export const ROOMS = [
  ...(["characters", "calendar", "grids", "sound"] as const),
  ...(["poems", "score", "generate", "business"] as const),
];

/** What the package's code imports in place of the files in depth. */
const withoutDepth: Plugin = {
  name: "luopan:without-depth",
  setup({ onResolve }) {
    onResolve({ filter: /\/(depth-files|poems-depth)\.ts$/ }, () => ({ path: join(HERE, "no-depth.ts") }));
  },
};

/** Makes the package of the engine in `folder`, anew, and gives the path of its archive. The data must be there. */
export async function packEngine(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [...ROOMS.map((room) => join(HERE, "rooms", `${room}.ts`)), join(HERE, "cli.ts")],
    outdir: folder,
    entryNames: "[name]",
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
    minify: true,
    charset: "utf8",
    metafile: true,
    logLevel: "silent",
    external: ["node:*"],
    loader: { ".bin": "binary" },
    plugins: [withoutDepth],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const cli = join(folder, "cli.js");
  writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, "utf8")}`, { mode: 0o755 });
  writeFileSync(join(folder, "LICENCES.txt"), licencesText(packagesOf(used), lockedPackages()));
  for (const file of ["README.md", "CHANGELOG.md"]) cpSync(join(HERE, file), join(folder, file));
  cpSync("LICENSE", join(folder, "LICENSE"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  await writeTypes(folder, ROOMS);
  return archive(folder);
}

const manifest = () => ({
  name: "luopan-engine",
  version: ENGINE_VERSION,
  description: "Chinese names: characters, calendar, grids, sound, sources, scores, generation",
  license: "MIT",
  type: "module",
  sideEffects: ["./score.js", "./generate.js", "./parts/*.js"],
  engines: { node: ">=22" },
  bin: { "luopan-engine": "./cli.js" },
  exports: Object.fromEntries(
    ROOMS.map((room) => [`./${room}`, { types: `./types/${room}.d.ts`, default: `./${room}.js` }]),
  ),
});

/** `npm pack` of what was made; the archive stands beside the folder's files. */
function archive(folder: string): string {
  const packed = spawnSync("npm", ["pack", "--silent", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
  });
  const name = packed.stdout.trim().split("\n").at(-1) ?? "";
  if (packed.status !== 0 || name === "") throw new Trouble(`npm pack failed: ${packed.stderr.trim()}`);
  return resolve(folder, name);
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packEngine } from "#scripts/engine/package/pack-engine.ts";

/** The package as it is made, and a folder with nothing but the package installed. */
export interface Packed {
  folder: string;
  archive: string;
  empty: string;
  /** The installed package's own folder. */
  installed: string;
}

/** Packs the engine and installs the archive into an empty folder, without a network. */
export async function packAndInstall(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-engine-"));
  const archive = await packEngine(join(folder, "made"));
  const empty = mkdtempSync(join(tmpdir(), "luopan-empty-"));
  writeFileSync(
    join(empty, "package.json"),
    JSON.stringify({ name: "empty", private: true, type: "module" }),
  );
  const flags = ["--offline", "--silent", "--no-audit", "--no-fund"];
  const done = spawnSync("npm", ["install", ...flags, archive], { cwd: empty, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`the package can't be installed: ${done.stderr}`);
  return {
    folder: join(folder, "made"),
    archive,
    empty,
    installed: join(empty, "node_modules/luopan-engine"),
  };
}

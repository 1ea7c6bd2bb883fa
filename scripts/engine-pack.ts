import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "./steps/commands.ts";
import { ensureData } from "./steps/data.ts";
import { main, Trouble } from "./steps/tell.ts";

/** Milliseconds that ten names may take. */
const MOST_MS = 1000;

/** `npm run engine:pack [-- folder]`: makes the engine's package, and prints its archive, the weight of its rooms, a run. */
await main(async () => {
  await ensureData();
  const { packEngine, ROOMS } = await import("./engine/package/pack-engine.ts");
  const { reachedFrom } = await import("./engine/package/reached-from.ts");
  const folder = process.argv[2] ?? "build/engine";
  const archive = await packEngine(folder);
  console.log(`${archive}: ${kilobytes(statSync(archive).size)}`);
  for (const room of ROOMS) {
    const files = reachedFrom(folder, `${room}.js`);
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
      0,
    );
    console.log(`${basename(room)}: ${kilobytes(bytes)} gz in ${files.length} files`);
  }
  const ms = await tenNames(resolve(archive));
  console.log(`ten names in an empty folder: ${ms} ms, the process included; at most ${MOST_MS} ms`);
  return ms <= MOST_MS ? 0 : 1;
});

/** Milliseconds in which the package, installed into an empty folder, gives ten names by its command. */
async function tenNames(archive: string): Promise<number> {
  const empty = mkdtempSync(join(tmpdir(), "luopan-engine-"));
  try {
    const install = ["install", "--offline", "--no-audit", "--no-fund", "--prefix", empty, archive];
    await run("npm", install, "The installation of the package");
    const command = join(empty, "node_modules/.bin/luopan-engine");
    const began = performance.now();
    const family = ["--surname", "林", "--sex", "female", "--count", "10"];
    const { status } = spawnSync(process.execPath, [realpathSync(command), "names", ...family]);
    if (status !== 0) throw new Trouble("the package's command line fails");
    return Math.round(performance.now() - began);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

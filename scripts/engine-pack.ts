import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureData } from "./steps/data.ts";
import { main, Trouble } from "./steps/tell.ts";

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
  const began = performance.now();
  const family = ["--surname", "林", "--sex", "female", "--count", "10"];
  const { status } = spawnSync(process.execPath, [join(folder, "cli.js"), "names", ...family]);
  if (status !== 0) throw new Trouble("the package's command line fails");
  console.log(`ten names by its command: ${Math.round(performance.now() - began)} ms, the process included`);
});

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

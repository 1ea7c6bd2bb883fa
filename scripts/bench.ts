import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchCpu, SITE, workersOf } from "./bench/cpu.ts";
import { benchBundles, benchPages } from "./bench/pages.ts";
import { startWorkerd } from "./bench/plain-workerd.ts";
import { depthFolder } from "./data/poems-depth.ts";
import { ensureBuild } from "./steps/build.ts";
import { run } from "./steps/commands.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main } from "./steps/tell.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
const BARE = "scripts/bench/bare-remix";

/** `npm run bench`: every figure that matters, printed (`-- engine`, `-- notification`, `-- ears`, `-- couples`: that alone); compare within one run, for machines are shared and noisy. */
await main(async () => {
  // First: the engine imports what is derived.
  await ensureEngineData();
  const { benchEngine } = await import("./bench/engine.ts");
  if (process.argv[2] === "engine") return benchEngine();
  if (process.argv[2] === "couples") return (await import("./bench/couples.ts")).benchCouples();
  if (process.argv[2] === "ears") return (await import("./bench/ears/ear-rates.ts")).printEarRates();
  const { benchNotification } = await import("./bench/notification.ts");
  if (process.argv[2] === "notification") return benchNotification();
  await ensureBuild();
  const { record } = await import("./bench/recording.ts");
  await run("remix", ["vite:build", BARE, "-c", `${BARE}/vite.config.ts`], "The bare Remix page's build");
  const bundle = mkdtempSync(join(tmpdir(), "luopan-origin-"));
  await run(
    "wrangler",
    ["deploy", "--dry-run", "-c", "functions/origin/wrangler.toml", "--outdir", bundle],
    "The origin's bundle",
  );
  const recording = await record();
  const workerd = await startWorkerd(workersOf(recording));
  try {
    const first = await fetch(SITE, { headers: { "user-agent": PHONE } });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const headers = { "user-agent": PHONE, "accept-encoding": "identity", cookie };
    await benchPages(recording, SITE, headers);
    benchBundles({
      "site Worker": "build/server/site/index.js",
      "desk Worker": "build/server/desk/index.js",
      "origin Worker": join(bundle, "index.js"),
      "  its grades in depth": join(depthFolder, "grades.bin"),
    });
    await benchCpu(recording, workerd.pid, headers);
  } finally {
    workerd.stop();
  }
  await benchNotification();
  (await import("./bench/couples.ts")).benchCouples();
  await benchEngine();
});

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchBundles, benchPages } from "./bench/pages.ts";
import { benchColdStart } from "./bench/workerd/cold.ts";
import { benchCpu, SITE, workersOf } from "./bench/workerd/cpu.ts";
import { startWorkerd } from "./bench/workerd/plain-workerd.ts";
import { ensureBuild } from "./steps/build.ts";
import { run } from "./steps/commands.ts";
import { ensureEngineData } from "./steps/data.ts";
import { main, Trouble } from "./steps/tell.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
const BARE = "scripts/bench/bare-remix";
const HEADERS = { "user-agent": PHONE, "accept-encoding": "identity" };

/** What is measured by itself (`npm run bench -- trips`); what imports the engine or the tests' kit does so when it is asked for. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  engine: async () => (await import("./bench/engine.ts")).benchEngine(),
  couples: async () => (await import("./bench/couples.ts")).benchCouples(),
  ears: async () => (await import("./bench/ears/ear-rates.ts")).printEarRates(),
  notification: async () => (await import("./bench/notification.ts")).benchNotification(),
  cpu: benchSite,
  turns: benchInTurn,
  bundles: benchSizes,
  cold: benchCold,
  profile: benchSteps,
  lighthouse: async () => (await import("./bench/lighthouse.ts")).benchLighthouse(),
  peers: async () => (await import("./bench/peers/peers.ts")).benchPeers(),
  walks: async () => (await import("./bench/peers/peers.ts")).benchWalks(),
  bodies: async () => (await import("./scale/heaviest.ts")).benchBodies(),
  scale: async () => (await import("./scale/busy.ts")).benchScale(),
  memory: async () => (await import("./bench/start/memory.ts")).benchMemory(),
  load: async () => (await import("./bench/start/load.ts")).benchLoad(),
  trips: async () => (await import("./bench/trips.ts")).benchTrips(),
};

/** `npm run bench`: the figures that matter, printed; compare within one run, for machines are shared and noisy. */
await main(async () => {
  // First: the engine imports what is derived.
  await ensureEngineData();
  const asked = process.argv[2];
  const part = asked === undefined ? benchAll : PARTS[asked];
  if (part === undefined)
    throw new Trouble(`The benches are ${Object.keys(PARTS).join(", ")}, not ${asked}.`);
  await part();
});

async function benchAll(): Promise<void> {
  await benchSite();
  for (const part of [benchSizes, benchCold]) await part();
  for (const name of ["trips", "notification", "couples", "engine"]) await PARTS[name]?.();
}

async function buildBare(): Promise<void> {
  await run("remix", ["vite:build", BARE, "-c", `${BARE}/vite.config.ts`], "The bare Remix page's build");
}

async function benchInTurn(): Promise<void> {
  await ensureBuild();
  await buildBare();
  await (await import("./bench/workerd/turns.ts")).benchTurns(await recorded(), HEADERS);
}

async function benchSite(): Promise<void> {
  await ensureBuild();
  await buildBare();
  const recording = await recorded();
  const workerd = await startWorkerd(workersOf(recording));
  try {
    const first = await fetch(SITE, { headers: { "user-agent": PHONE } });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    await benchPages(recording, SITE, { ...HEADERS, cookie });
    await benchCpu(recording, workerd.pid, { ...HEADERS, cookie });
  } finally {
    workerd.stop();
  }
}

async function benchSteps(): Promise<void> {
  await ensureBuild();
  const recording = await recorded();
  const page = recording.pages.find(({ name }) => name === "free result");
  if (page !== undefined)
    await (await import("./bench/workerd/profile.ts")).benchProfile(recording, page, HEADERS);
}

async function recorded() {
  return (await import("./bench/workerd/recording.ts")).record();
}

async function benchSizes(): Promise<void> {
  await ensureBuild();
  const bundle = mkdtempSync(join(tmpdir(), "luopan-origin-"));
  await run(
    "wrangler",
    ["deploy", "--dry-run", "-c", "functions/origin/wrangler.toml", "--outdir", bundle],
    "The origin's bundle",
  );
  benchBundles([
    ["site Worker", "build/server/site/*.js", 30],
    ["pages Worker", "build/server/pages/*.js", 150],
    ["orders Worker", "build/server/orders/*.js"],
    ["desk Worker", "build/server/desk/*.js"],
    ["origin Worker, whole", `${bundle}/*.{js,bin}`, 1500],
    ["  of which code", `${bundle}/*.js`],
  ]);
}

async function benchCold(): Promise<void> {
  await ensureBuild();
  const recording = await recorded();
  await benchColdStart(recording, workersOf(recording, false), HEADERS);
}

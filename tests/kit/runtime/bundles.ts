import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readStamp, stampOf } from "#scripts/data/stamp.ts";
import { run } from "#scripts/steps/commands.ts";

const FOLDER = ".generated/workers";
/** What of the Workers only tests bundle: the origin, the payment sandbox, and the probe of the wire. */
const BUNDLES = {
  origin: ["-c", "functions/origin/wrangler.toml"],
  sandbox: ["-c", "functions/sandbox/wrangler.toml"],
  probe: ["tests/kit/upstream/wire-probe.ts", "-c", "tests/kit/upstream/wire-probe.toml"],
} as const;
/** What any of them is made of. */
const INPUTS = [
  "app/**/*.{ts,tsx,json}",
  "functions/**/*",
  "scripts/origin/*",
  "scripts/vite/smaller.ts",
  ".generated/*.ts",
  ".generated/engine/*",
  ".generated/depth/grades.bin",
  "tests/kit/upstream/wire-probe.*",
  "package-lock.json",
];

/** The folder of a bundle, as wrangler makes it. */
export const bundleFolder = (name: keyof typeof BUNDLES): string => resolve(FOLDER, name);

/** Bundles all of them, side by side, where anything they are made of has changed since. */
export async function ensureBundles(): Promise<void> {
  const now = stampOf(INPUTS);
  if (now === readStamp(`${FOLDER}/stamp.txt`)) return;
  const fresh = `${FOLDER}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const bundling = Object.entries(BUNDLES).map(([name, args]) =>
    run("wrangler", ["deploy", ...args, "--dry-run", "--outdir", resolve(fresh, name)], "Bundling a Worker"),
  );
  await Promise.all(bundling);
  writeFileSync(`${fresh}/stamp.txt`, now);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(fresh, FOLDER);
}

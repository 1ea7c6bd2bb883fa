import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import { run } from "./commands.ts";
import { ensureData } from "./data.ts";

/** One thing that must hold: its name as it is printed, and what does it (throws Trouble where it doesn't). */
export interface Check {
  name: string;
  work: () => Promise<unknown>;
}

/** What holds without running a test: lint and format, types, and that both Workers could be deployed. */
export const checks: readonly Check[] = [
  {
    name: "Lint and format",
    work: () =>
      run("biome", ["ci", "--error-on-warnings", "--diagnostic-level=warn", "--colors=off", "."], "Biome"),
  },
  // The types of what is generated are read off it, so it stands before the type check.
  { name: "Generated data", work: () => ensureData() },
  { name: "Types", work: () => run("tsc", ["--noEmit"], "The type check") },
  { name: "Build", work: () => ensureBuild() },
  { name: "Deploy dry run: site", work: () => dryRun("wrangler.toml") },
  { name: "Deploy dry run: origin", work: () => dryRun("functions/origin/wrangler.toml") },
];

async function dryRun(config: string): Promise<void> {
  const outdir = mkdtempSync(join(tmpdir(), "luopan-dry-run-"));
  try {
    await run(
      "wrangler",
      ["deploy", "-c", config, "--dry-run", "--outdir", outdir],
      `wrangler deploy -c ${config}`,
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Runs checks one after the other, a line each; says what failed and goes on. Returns how many failed. */
export async function runChecks(list: readonly Check[]): Promise<number> {
  let failures = 0;
  for (const { name, work } of list) {
    const started = performance.now();
    try {
      await work();
      console.log(`${name}: ok (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failures++;
      console.log(`${name}: failed\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}

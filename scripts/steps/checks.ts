import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import { run } from "./commands.ts";
import { type Ended, type Job, runJobs } from "./jobs.ts";
import { SMALL } from "./origin-config.ts";

/** One thing that must hold, or that what holds is made of. */
interface Check extends Job {
  /** What its minutes are counted to. */
  readonly part: "checks" | "build";
}

/** What holds without running a test: lint and format, types, and that all Workers could be deployed. */
const checks: readonly Check[] = [
  {
    name: "Generated data",
    part: "checks",
    work: () => make("scripts/steps/data.ts", "Making the data"),
  },
  {
    name: "Lint and format",
    part: "checks",
    work: () =>
      run("biome", ["ci", "--error-on-warnings", "--diagnostic-level=warn", "--colors=off", "."], "Biome"),
  },
  { name: "Licences", part: "checks", work: () => make("scripts/licences.ts", "The check of licences") },
  { name: "Glyphs", part: "build", work: () => make("scripts/data/glyphs.ts", "Cutting the glyphs") },
  {
    name: "Strokes",
    part: "build",
    work: () => make("scripts/data/glyphs/strokes/pack-strokes.ts", "Packing the strokes"),
  },
  { name: "Build", part: "build", after: ["Generated data", "Glyphs"], work: () => ensureBuild() },
  {
    name: "Types",
    part: "checks",
    // The types of what is generated are read off it.
    after: ["Generated data"],
    work: () => run("tsc", ["--noEmit", ...REMEMBERED], "The type check"),
  },
  {
    name: "Unused code",
    part: "checks",
    after: ["Generated data"],
    work: () => run("knip", ["--no-progress", "--no-config-hints"], "Knip"),
  },
  {
    name: "Deploy dry run: origin",
    part: "checks",
    after: ["Generated data"],
    work: () => dryRun(SMALL),
  },
  {
    name: "Deploy dry run: origin, large",
    part: "checks",
    // Both bundle the origin into one folder.
    after: ["Deploy dry run: origin"],
    work: dryRunLarge,
  },
  ...["desk", "orders", "pages"].map(
    (name): Check => ({
      name: `Deploy dry run: ${name}`,
      part: "checks",
      after: ["Build"],
      work: () => dryRun(`functions/${name}/wrangler.toml`),
    }),
  ),
  { name: "Deploy dry run: site", part: "checks", after: ["Build"], work: () => dryRun("wrangler.toml") },
];

/** The next type check takes up what this one knows. */
const REMEMBERED = ["--incremental", "--tsBuildInfoFile", ".generated/tsbuildinfo"];

/** Makes files by a script in a process of its own, so that others go on beside it. */
const make = (script: string, what: string) => run(process.execPath, ["scripts/run.mjs", script], what);

/** The generated configuration of 64 databases, beside the small one, for its paths are told from there. */
async function dryRunLarge(): Promise<void> {
  const config = `functions/origin/.large-check-${process.pid}.toml`;
  const scale = ["scripts/run.mjs", "scripts/scale.ts", "config", "--out", config];
  await run(process.execPath, scale, "Making the large configuration");
  await dryRun(config).finally(() => rmSync(config, { force: true }));
}

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

/** Runs all checks, one on each core, a line each; says what failed and goes on. */
export const runChecks = (): Promise<readonly Ended<Check>[]> =>
  runJobs(checks, availableParallelism(), (ended) => {
    if (ended.ok) console.log(`${ended.job.name}: ok (${(ended.ms / 1000).toFixed(1)} s)`);
    else console.log(`${ended.job.name}: failed\n${wordsOf(ended.error)}`);
  });

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

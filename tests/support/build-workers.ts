import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "#scripts/steps/build.ts";
import { run } from "#scripts/steps/commands.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folders of the bundles that only tests need: the origin Worker, the payment sandbox, and the probe of the wire. */
    originBundle: string;
    sandboxBundle: string;
    probeBundle: string;
  }
}

/** Builds, once for all suites of a project: the site as it is shipped, the origin as wrangler bundles it, the probe. */
export default async function buildWorkers(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "luopan-workers-"));
  const originBundle = join(folder, "origin");
  const sandboxBundle = join(folder, "sandbox");
  const probeBundle = join(folder, "probe");
  await ensureBuild();
  await bundle(["-c", "functions/origin/wrangler.toml"], originBundle);
  await bundle(["-c", "functions/sandbox/wrangler.toml"], sandboxBundle);
  await bundle(["tests/support/wire-probe.ts", "-c", "tests/support/wire-probe.toml"], probeBundle);
  project.provide("originBundle", originBundle);
  project.provide("sandboxBundle", sandboxBundle);
  project.provide("probeBundle", probeBundle);
  return () => rmSync(folder, { recursive: true, force: true });
}

const bundle = (args: string[], outdir: string) =>
  run("wrangler", ["deploy", ...args, "--dry-run", "--outdir", outdir], "Bundling a Worker");

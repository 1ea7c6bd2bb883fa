import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuild } from "#scripts/steps/build.ts";
import { ensureBundles } from "./bundles.ts";

/** Before all suites of a project: the site as it is shipped, and the other Workers, are there; and a folder of the run. */
export default async function buildWorkers(project: TestProject): Promise<() => void> {
  await ensureBuild();
  await ensureBundles();
  const folder = mkdtempSync(join(tmpdir(), "luopan-run-"));
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

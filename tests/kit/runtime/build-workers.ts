import { ensureBuild } from "#scripts/steps/build.ts";
import { ensureBundles } from "./bundles.ts";

/** Before all suites of a project: the site as it is shipped, and the other Workers, are there. */
export default async function buildWorkers(): Promise<void> {
  await ensureBuild();
  await ensureBundles();
}

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFolder } from "./bundles.ts";
import {
  bundleIn,
  migrate,
  modulesOf,
  type Runtime,
  readWorker,
  startRuntime,
  type WorkerOptions,
} from "./runtime.ts";

/** Texts of the origin's bundle, each with what stands in its place: another engine than ours. */
export type Edits = readonly (readonly [from: string, to: string])[];

/** Of the Worker that only tests have. */
const COMPATIBILITY = "2026-10-01";
const KIT = "tests/kit/runtime/shells";
const SHELL = { "shell.js": `${KIT}/shell.js`, "chance.js": `${KIT}/chance.js` };

/** A Worker with pages, as it is built and as its wrangler.toml describes it, in the site's shell. */
function pagesWorker(name: string, config: string, beside: Record<string, string>): WorkerOptions {
  const { workerOptions, main = "" } = readWorker(config);
  return {
    ...workerOptions,
    ...modulesOf({
      "entry.js": `${KIT}/site-shell.js`,
      ...SHELL,
      "site.js": main,
      "probe.js": join(bundleFolder("probe"), "wire-probe.js"),
    }),
    name,
    serviceBindings: { ORIGIN: "luopan-origin", RECORDER: "luopan-recorder", ...beside },
  };
}

/** How the origin is configured, and the names of its databases. */
interface Configured {
  config: string;
  bindings: readonly string[];
}

const SMALL: Configured = { config: "functions/origin/wrangler.toml", bindings: ["DB"] };

/** Starts site, pages, orders and desk as they are built beside their origin, each in a shell. */
export async function startOurWorkers(
  edits: Edits = [],
  { config, bindings }: Configured = SMALL,
): Promise<Runtime> {
  const site = pagesWorker("luopan-site", "wrangler.toml", {
    PAGES: "luopan-pages",
    ORDERS: "luopan-orders",
    DESK: "luopan-desk",
  });
  const pages = pagesWorker("luopan-pages", "functions/pages/wrangler.toml", {});
  const orders = pagesWorker("luopan-orders", "functions/orders/wrangler.toml", {});
  const desk = pagesWorker("luopan-desk", "functions/desk/wrangler.toml", {});
  const origin: WorkerOptions = {
    ...readWorker(config).workerOptions,
    ...modulesOf({
      "entry.js": `${KIT}/origin-shell.js`,
      ...SHELL,
      "origin-database.js": `${KIT}/origin-database.js`,
      ...bundleIn(editedBundle(bundleFolder("origin"), edits)),
    }),
    name: "luopan-origin",
  };
  const recorder: WorkerOptions = {
    ...modulesOf({ "entry.js": `${KIT}/recorder-shell.js`, ...SHELL }),
    name: "luopan-recorder",
    compatibilityDate: COMPATIBILITY,
  };
  const runtime = await startRuntime([site, pages, orders, desk, origin, recorder], bindings);
  for (const database of runtime.databases) await migrate(database);
  return runtime;
}

/** The bundle with these texts changed, in a folder of its own; throws where one of them is not in it. */
function editedBundle(folder: string, edits: Edits): string {
  if (edits.length === 0) return folder;
  const copy = mkdtempSync(`${folder}-edited-`);
  cpSync(folder, copy, { recursive: true });
  const path = join(copy, "index.js");
  let text = readFileSync(path, "utf8");
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`nothing to change in the bundle: ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
  return copy;
}

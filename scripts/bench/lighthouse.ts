import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { cacheFolder } from "#scripts/data/packages/npm-archive.ts";
import { ensureChromium } from "#scripts/steps/chromium.ts";
import { run } from "#scripts/steps/commands.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import { ensureBundles } from "#tests/kit/runtime/bundles.ts";
import { startOurWorkers } from "#tests/kit/runtime/our-workers.ts";
import { siteOn } from "#tests/kit/runtime/start-workers.ts";
import { edgeOfServer } from "./peers/edge.ts";

const VERSION = "13.5.0";
const RUNS = 2;
/** Home, a guide, a character's page and a name's. */
const PAGES = ["/", "/guide?a=method", "/character/安", "/name/清和"] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** How long a page may take to be looked at. */
const PATIENCE_MS = 120_000;
const LONGEST_REPORT = 64 * 1024 * 1024;

const Score = v.nullable(v.number());
const Weighed = v.array(v.object({ id: v.string(), weight: v.number() }));
const Report = v.object({
  categories: v.object(v.entriesFromList(CATEGORIES, v.object({ score: Score, auditRefs: Weighed }))),
  audits: v.record(v.string(), v.object({ score: Score })),
});

/**
 * `npm run bench -- lighthouse`: Lighthouse's four marks (0–100) of the pages that are found and shared, behind an edge that
 * encodes as the real one does. Its packages stand in a cache outside of the checkout: they are no part of this project.
 */
export async function benchLighthouse(): Promise<void> {
  const folder = join(cacheFolder(), "lighthouse");
  await run(
    "npm",
    ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`],
    "Lighthouse's packages",
  );
  await ensureBundles();
  const runtime = await startOurWorkers();
  const site = await siteOn({ runtime, back: runtime.close }, { vars: { HEAD_AFTER_MS: null } });
  const edge = await edgeOfServer(site.url);
  try {
    console.log(`Lighthouse ${VERSION}, ${RUNS} runs: ${CATEGORIES.join(", ")} (of 100)`);
    for (const page of PAGES) {
      const runs = [];
      for (let at = 0; at < RUNS; at++)
        runs.push(await lookAt(folder, `http://127.0.0.1:${edge.port}${page}`));
      const faults = new Set(runs.flatMap((seen) => seen.faults));
      const marks = runs.map((seen) => seen.marks.join(" ")).join("  |  ");
      console.log(`  ${page.padEnd(18)} ${marks}  ${[...faults].join(", ")}`);
    }
  } finally {
    edge.close();
    await site.close();
  }
}

interface Seen {
  /** One mark a category, 0–100. */
  readonly marks: readonly number[];
  /** What cost marks where one was below 100. */
  readonly faults: readonly string[];
}

async function lookAt(folder: string, address: string): Promise<Seen> {
  const { stdout } = await promisify(execFile)(
    join(folder, "node_modules/.bin/lighthouse"),
    [
      encodeURI(address),
      "--output=json",
      "--quiet",
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update",
      `--only-categories=${CATEGORIES.join(",")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: await ensureChromium() },
      timeout: PATIENCE_MS,
      maxBuffer: LONGEST_REPORT,
    },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Trouble(`Lighthouse broke off at ${address}: ${stderr.trim()}`);
  });
  const { audits, categories } = v.parse(Report, JSON.parse(stdout));
  const marks = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const faults = CATEGORIES.filter((_, at) => marks[at] !== 100).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { marks, faults };
}

import { readFileSync } from "node:fs";
import { pageAt, SITE, workersOf } from "./cpu.ts";
import { measure } from "./load.ts";
import { type PlainService, startWorkerd } from "./plain-workerd.ts";
import type { Recording } from "./recording.ts";

const TURNS = 12;
const REQUESTS = 60;
const WARM_UP = 150;
const BARE = "http://127.0.0.1:9412/";
const BEFORE = "http://127.0.0.1:9414";
const OLD: ReadonlyMap<string, { name: string; port: number }> = new Map([
  ["site", { name: "siteBefore", port: 9414 }],
  ["pages", { name: "pagesBefore", port: 0 }],
  ["orders", { name: "ordersBefore", port: 0 }],
]);
/** Of what is recorded, the pages that are held against a figure one by one. */
const PAGES = ["/", "free result", "a free name's page", "paid report", "score", "paid score", "checkout"];

/**
 * Prints what pages cost in turn: a bare Remix page, the site as it was (the folder of server builds that BEFORE names, where it
 * names one), and as it is, one right after the other, many times. On a shared machine only what was measured in the same moment may be
 * compared: each figure is the median of the ratios of its turns.
 */
export async function benchTurns(recording: Recording, headers: Record<string, string>): Promise<void> {
  const before = process.env.BEFORE;
  const workers = workersOf(recording);
  if (before !== undefined) workers.push(...workersBefore(before, workers));
  const workerd = await startWorkerd(workers);
  try {
    const first = await fetch(SITE, { headers });
    const asked = { ...headers, cookie: first.headers.get("set-cookie")?.split(";")[0] ?? "" };
    console.log(
      `\nCPU in turn, as a multiple of a bare Remix page (median of ${TURNS} turns of ${REQUESTS})`,
    );
    for (const page of recording.pages.filter(({ name }) => PAGES.includes(name)))
      say(page, await turnsOf(sitesOf(page.path, before), workerd.pid, asked));
  } finally {
    workerd.stop();
  }
}

/** Where a page stands: as it is, at the Worker to which the platform routes it; as it was, behind the site. */
const sitesOf = (path: string, before: string | undefined): Record<string, string> => ({
  ...{ bare: BARE, now: pageAt(path) },
  ...(before !== undefined && { before: BEFORE + path }),
});

/** Site, pages and orders as they were. */
function workersBefore(folder: string, workers: readonly PlainService[]): PlainService[] {
  return workers.flatMap((worker) => {
    const old = OLD.get(worker.name);
    if (old === undefined) return [];
    const code = readFileSync(`${folder}/${worker.name}/index.js`, "utf8");
    const services = { ORIGIN: "origin", ASSETS: "assets", PAGES: "pagesBefore", ORDERS: "ordersBefore" };
    return [{ ...worker, ...old, code, services }];
  });
}

type Ratios = Map<string, number[]>;

async function turnsOf(
  sites: Readonly<Record<string, string>>,
  pid: number,
  headers: Record<string, string>,
): Promise<Ratios> {
  const targets = Object.entries(sites);
  for (const [, url] of targets) await measure(pid, url, headers, WARM_UP);
  const ratios: Ratios = new Map(targets.map(([name]) => [name, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    const costs = new Map<string, number>();
    // Who is first finds the memory as the one before has left it: each is first in its turn.
    for (const at of targets.keys()) {
      const [name, url] = targets[(at + turn) % targets.length] ?? ["", ""];
      costs.set(name, (await measure(pid, url, headers, REQUESTS)).cpuMicros);
    }
    for (const [name, micros] of costs)
      ratios.get(name)?.push(name === "bare" ? micros : micros / (costs.get("bare") ?? 1));
  }
  return ratios;
}

function say({ name, atMost }: Recording["pages"][number], ratios: Ratios): void {
  const median = (values: readonly number[] = []) =>
    values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
  const [bare, before, now] = ["bare", "before", "now"].map((one) => median(ratios.get(one)));
  const old = before ? `${before.toFixed(2).padStart(6)} ->` : "";
  const asked = atMost === undefined ? "" : `  at most ${atMost}${(now ?? 0) > atMost ? ": MISSED" : ""}`;
  console.log(
    `  ${name.padEnd(24)}${old}${now?.toFixed(2).padStart(6)} x bare (${bare?.toFixed(0)} µs)${asked}`,
  );
}

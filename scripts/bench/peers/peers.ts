import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { Trouble } from "#scripts/steps/tell.ts";
import { ensureBundles } from "#tests/kit/runtime/bundles.ts";
import { startOurWorkers } from "#tests/kit/runtime/our-workers.ts";
import { type Site, signedVisitor, siteOn, VISITOR_COOKIE } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { sampleOrders } from "../workerd/sample-orders.ts";
import { startChromium } from "./browser.ts";
import { type Edge, edgeOfFolder, edgeOfServer } from "./edge.ts";
import { type FirstLoad, firstLoad } from "./first-load.ts";
import { HELD_MS, printHeld } from "./held.ts";
import { NetworkModel, SLOW_4G } from "./network.ts";
import { FLOOR, FLOOR_AHEAD, FLOOR_NEXT, median, type Peer, RUNS } from "./peer.ts";
import { buildUsualKind } from "./usual-kind.ts";
import { printNextPages } from "./walks.ts";

/** Minutes that the measuring may take; what Umi takes to be built, once, aside. */
const MOST_MINUTES = 15;
const USUAL = "Umi 4 + antd-mobile";

/** What the peers are measured with: the edge's way to them, our pages, and the same on a database that is held. */
interface Field {
  far(edge: Promise<Edge>): Promise<string>;
  floor: string;
  floors: Peer[];
  pages: Peer[];
  held(): Promise<Peer[]>;
}

/** `npm run bench -- peers`: our pages beside a fixed file and the usual kind of app, through one network, in one run. */
export async function benchPeers(): Promise<void> {
  const usual = await buildUsualKind();
  await inField(async ({ far, floor, floors, pages, held }) => {
    const browser = await startChromium();
    try {
      const beside = [
        { name: FLOOR, address: floor },
        { name: FLOOR_NEXT, address: floor, before: `${floor}before` },
        { name: USUAL, address: `${await far(edgeOfFolder(usual))}/` },
      ];
      await printFirstLoads(browser, [...beside, ...pages]);
      await printNextPages([...floors, ...pages]);
      const [, free] = await held();
      if (free?.cookies?.[0] !== undefined)
        await printHeld(browser, { address: free.address, cookie: free.cookies[0] }, far);
    } finally {
      await browser.close();
    }
  });
}

/** `npm run bench -- walks`: only the next page and the way back, beside the fixed file. */
export const benchWalks = (): Promise<void> =>
  inField(({ floors, pages }) => printNextPages([...floors, ...pages]));

const floorsOf = (floor: string): Peer[] => [
  { name: FLOOR, address: floor },
  { name: FLOOR_AHEAD, address: `${floor}ahead.html` },
];

/** Starts our site, the fixed file and the network between them and a phone; ends them after `measure`. */
async function inField(measure: (field: Field) => Promise<void>): Promise<void> {
  await ensureBundles();
  const runtime = await startOurWorkers();
  // Its own patience with slow answers, not the long one of tests.
  const vars = { HEAD_AFTER_MS: null };
  const site = await siteOn({ runtime, back: runtime.close }, { vars });
  const network = new NetworkModel(SLOW_4G);
  const edges: Edge[] = [];
  const far = async (edge: Promise<Edge>) => {
    const { port } = edges[edges.push(await edge) - 1] ?? { port: 0 };
    return `http://127.0.0.1:${await network.far(port)}`;
  };
  const measured = async () => {
    const ours = await far(edgeOfServer(site.url));
    const floor = `${await far(edgeOfFolder(floorFolder()))}/`;
    await measure({
      far,
      floor,
      floors: floorsOf(floor),
      pages: await pagesOf(site, ours),
      // The same Workers on an empty database, which is far from them now.
      held: async () =>
        pagesOf(await siteOn({ runtime, back: async () => undefined }, { vars, databaseMs: HELD_MS }), ours),
    });
  };
  const clock = new AbortController();
  try {
    await Promise.race([measured(), late(clock.signal)]);
  } finally {
    clock.abort();
    for (const edge of edges) edge.close();
    network.close();
    await site.close();
  }
}

/** Ends a bench that hangs: it fails once its time is over. */
async function late(signal: AbortSignal): Promise<never> {
  await setTimeout(MOST_MINUTES * 60_000, undefined, { signal });
  throw new Trouble(`The peers were not measured within ${MOST_MINUTES} minutes.`);
}

/** The fixed file as a site of its own, and the same file with a rule by which its next page is drawn ahead. */
function floorFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "luopan-floor-"));
  const floor = readFileSync("scripts/bench/peers/floor.html", "utf8");
  const rules = { prerender: [{ where: { selector_matches: "a" }, eagerness: "immediate" }] };
  const ahead = `<script type="speculationrules">${JSON.stringify(rules)}</script></body>`;
  writeFileSync(join(folder, "index.html"), floor);
  writeFileSync(join(folder, "ahead.html"), floor.replace("</body>", ahead));
  return folder;
}

async function pagesOf(site: Site, ours: string): Promise<Peer[]> {
  const by = callerOf(site);
  const { free, paid, score, given } = await sampleOrders(site, by);
  const cookies = [{ name: VISITOR_COOKIE, value: signedVisitor(by.visitorId) }];
  // All others come after home, in the same window.
  const page = (name: string, path: string): Peer => ({
    name,
    address: ours + path,
    before: `${ours}/`,
    cookies,
  });
  const pages = [
    { name: "home", address: `${ours}/` },
    page("free result", `/naming-result/${free}`),
    page("a free name's page", `/naming-detail?${new URLSearchParams({ sn: free, name: given })}`),
    page("paid report", `/naming-result/${paid}`),
    page("score", `/name-measurement-result/${score}`),
    page("guide", "/guide"),
  ];
  // Isolate and edge are warm: what a cold start costs is told by `bench -- cold`.
  const family = site.visitor(undefined, by.visitorId);
  for (const { address } of pages)
    for (let round = 0; round < 2; round++) await family.get(address.slice(ours.length));
  return pages;
}

async function printFirstLoads(browser: Browser, peers: readonly Peer[]): Promise<void> {
  const loads = new Map<string, FirstLoad[]>();
  const of = (name: string, scripts: boolean) => loads.get(`${name} ${scripts}`) ?? [];
  for (let run = 0; run < RUNS; run++)
    // There and back, for what was loaded just before weighs.
    for (const peer of run % 2 === 0 ? peers : peers.toReversed())
      for (const scripts of [true, false])
        loads.set(`${peer.name} ${scripts}`, [
          ...of(peer.name, scripts),
          await firstLoad(browser, peer, scripts),
        ]);
  const { rttMs, downKbit } = SLOW_4G;
  console.log(
    `\nFirst loads: Chromium as a phone in WeChat, CPU 6 × slower, ${rttMs} ms RTT, ${downKbit / 1000} Mbit/s, slow start, brotli 4, nothing of the page cached (median of ${RUNS}, in turn)\n  × floor: home in a new window beside the fixed file there; the others after home, beside the fixed file after another of its site`,
  );
  console.log(
    `  ${"".padEnd(22)}${["FCP ms", "× floor", "off ms", "script B", "requests", "off", "main ms", "× floor", "blocked", "CLS"].map((head) => head.padStart(9)).join("")}`,
  );
  const middle = (name: string, scripts: boolean, what: keyof FirstLoad) =>
    median(of(name, scripts).map((load) => load[what]));
  for (const { name, before } of peers) {
    const on = (what: keyof FirstLoad) => middle(name, true, what);
    const floor = before === undefined ? FLOOR : FLOOR_NEXT;
    const against = (what: keyof FirstLoad) => (on(what) / middle(floor, true, what)).toFixed(2);
    const off = middle(name, false, "paintMs");
    const cells = [
      ...[on("paintMs").toFixed(0), against("paintMs"), Number.isFinite(off) ? off.toFixed(0) : "never"],
      ...[
        on("scriptBytes").toFixed(0),
        on("requests").toFixed(0),
        middle(name, false, "requests").toFixed(0),
      ],
      ...[on("mainMs").toFixed(0), against("mainMs"), on("blockedMs").toFixed(0), on("shift").toFixed(3)],
    ];
    console.log(`  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(9)).join("")}`);
  }
}

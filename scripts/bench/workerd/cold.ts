import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { print } from "../figures.ts";
import { type AtEdge, edgeCode } from "./edge.ts";
import { cpuNanos } from "./load.ts";
import { type PlainService, writeConfig } from "./plain-workerd.ts";
import type { Recording } from "./recording.ts";

const RUNS = 9;
const PORT = 9419;
const EDGE_PORT = 9420;

/** Of the pages, what is asked first of a Worker that has just started; the site is to have its first byte within so many ms. */
const FIRST: readonly (readonly [worker: string, page: string, atMost?: number])[] = [
  ["site", "/", 50],
  ["site", "/guide", 50],
  ["orders", "free result"],
  ["orders", "checkout"],
];

/**
 * Prints what the first answer of site and orders costs in a fresh process of workerd, beside a Worker of one line in its
 * place: CPU from the process's start to the first byte. Stand-ins for what they call are in both: they are no part of it. A page that is for everybody is
 * drawn once a place of the edge: first where it is at the edge already, then where it is not, and the pages Worker starts too.
 */
export async function benchColdStart(
  recording: Recording,
  workers: readonly PlainService[],
  headers: Record<string, string>,
): Promise<void> {
  console.log(
    "\nCold start on plain workerd (CPU of the whole process to the first byte, median of fresh processes)",
  );
  const others = workers.filter(({ name }) => ["origin", "assets"].includes(name));
  const drawers = workers.filter(({ name }) => name === "pages");
  const edge = (drawn: AtEdge = {}) => ({ name: "cache", port: EDGE_PORT, code: edgeCode(recording, drawn) });
  const empty = { name: "fixed", port: PORT, code: `export default {fetch:()=>new Response("ok")}` };
  const base = await costOf([empty, edge(), ...others], "/", {});
  print("a Worker of one line", `${base.toFixed(0)} ms`);
  for (const [name, page, atMost] of FIRST) {
    const worker = workers.find((one) => one.name === name);
    const path = recording.pages.find((one) => one.name === page)?.path;
    if (worker === undefined || path === undefined) throw new Error(`no ${name} with ${page}`);
    const behind = name === "site" ? drawers : [];
    const fresh = (handsTo: readonly PlainService[], drawn?: AtEdge) => {
      const PAGES = handsTo.length > 0 ? "pages" : "origin";
      const services = { ORIGIN: "origin", ASSETS: "assets", ORDERS: "origin", PAGES };
      return [{ ...worker, port: PORT, services }, ...handsTo, edge(drawn), ...others];
    };
    const say = async (what: string, services: readonly PlainService[]) => {
      const whole = await costOf(services, path, headers);
      const more = whole - base;
      const asked = atMost === undefined ? "" : `, at most ${atMost}${more > atMost ? ": MISSED" : ""}`;
      print(
        `${name}, ${page}${what}`,
        `${whole.toFixed(0)} ms, ${more.toFixed(0)} ms more than that${asked}`,
      );
    };
    const drawn = await drawnBy(fresh(behind), path, headers);
    // What is filled is handed to nobody, so that nobody else is started for it.
    if (Object.keys(drawn).length > 0) await say(", drawn at this edge before", fresh([], drawn));
    await say("", fresh(behind));
  }
}

/** What these services put at their edge when a page is asked for twice: glyphs may come too late for the first. */
const drawnBy = (workers: readonly PlainService[], path: string, headers: Record<string, string>) =>
  started(workers, async () => {
    for (let nth = 0; nth < 2; nth++) await (await asked(path, headers)).text();
    const put: AtEdge = await (await fetch(`http://127.0.0.1:${EDGE_PORT}/put`)).json();
    return put;
  });

async function costOf(
  workers: readonly PlainService[],
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await once(workers, path, headers));
  return costs.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
}

const once = (workers: readonly PlainService[], path: string, headers: Record<string, string>) =>
  started(workers, async (pid) => {
    await (await asked(path, headers)).body?.getReader().read();
    return cpuNanos(pid) / 1e6;
  });

/** The first answer of a Worker that is starting. */
async function asked(path: string, headers: Record<string, string>): Promise<Response> {
  for (let tries = 0; tries < 2000; tries++) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers }).catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error("workerd does not answer");
}

/** What `use` answers of a fresh process of these services. */
async function started<T>(workers: readonly PlainService[], use: (pid: number) => Promise<T>): Promise<T> {
  const { folder, config } = writeConfig(workers);
  const child = spawn("workerd", ["serve", config], { stdio: "ignore" });
  try {
    return await use(child.pid ?? 0);
  } finally {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { print } from "../figures.ts";
import { cpuNanos } from "./load.ts";
import { type PlainService, writeConfig } from "./plain-workerd.ts";

const RUNS = 9;
const PORT = 9419;

/**
 * Prints what the site's first answer costs in a fresh process of workerd, beside a Worker of one line in its place: CPU from
 * the process's start to the first byte. The stand-ins for what the site calls are in both: they are no part of it.
 */
export async function benchColdStart(
  workers: readonly PlainService[],
  headers: Record<string, string>,
): Promise<void> {
  console.log(
    "\nCold start on plain workerd (CPU of the whole process to the first byte, median of fresh processes)",
  );
  const others = workers.filter(({ name }) => !["site", "fixed", "bare"].includes(name));
  const site = workers.find(({ name }) => name === "site");
  if (site === undefined) throw new Error("no site among the Workers");
  const empty = { name: "fixed", port: PORT, code: `export default {fetch:()=>new Response("ok")}` };
  const base = await costOf([empty, ...others], "/", {});
  print("a Worker of one line", `${base.toFixed(0)} ms`);
  for (const path of ["/", "/guide"]) {
    const whole = await costOf([{ ...site, port: PORT }, ...others], path, headers);
    print(`site, ${path}`, `${whole.toFixed(0)} ms, ${(whole - base).toFixed(0)} ms more than that`);
  }
}

async function costOf(
  workers: readonly PlainService[],
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const costs: number[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await once(workers, path, headers));
  return costs.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
}

async function once(
  workers: readonly PlainService[],
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const { folder, config } = writeConfig(workers);
  const child = spawn("workerd", ["serve", config], { stdio: "ignore" });
  try {
    for (let tries = 0; tries < 2000; tries++) {
      const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers }).catch(() => undefined);
      if (answer !== undefined) {
        await answer.body?.getReader().read();
        return cpuNanos(child.pid ?? 0) / 1e6;
      }
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error("workerd does not answer");
  } finally {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

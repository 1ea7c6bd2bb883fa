import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { print } from "#scripts/bench/figures.ts";

const RUNS = 9;

/** What a fresh process measures once: the work is prepared first, so that loading modules is not in the figure. */
const MEASURES: Readonly<Record<string, () => Promise<() => unknown>>> = {
  "table decode at start-up, all 8,105": async () => {
    const { characters } = await import("#functions/naming/facts/characters/find-character.ts");
    return characters;
  },
  "table opened, one character (what a Worker does)": async () => {
    const { findCharacter } = await import("#functions/naming/facts/characters/find-character.ts");
    return () => findCharacter("林");
  },
  "first chart": async () => {
    const { familyAt } = await import("./families.ts");
    return () => familyAt(0, 0);
  },
  "first generation, all tables but the build's": async () => {
    const { bestNames } = await import("#functions/naming/person/generate/best-names.ts");
    const family = await firstFamily();
    return () => bestNames(family, 33);
  },
  "first bill": async () => {
    const { billOf } = await import("#functions/naming/person/score/bill.ts");
    const family = await firstFamily();
    return () => billOf(family, "攸宁");
  },
};

/** The engine is told what the origin tells it at start-up. */
async function firstFamily() {
  const { tellEngine } = await import("#scripts/steps/data.ts");
  const { familyAt } = await import("./families.ts");
  await tellEngine();
  return familyAt(0, 0);
}

/** Prints each of the measures, each run in processes of its own: nothing is compiled or cached there yet. */
export function benchCold(): void {
  for (const name of Object.keys(MEASURES)) {
    const runs = Array.from({ length: RUNS }, () => inFreshProcess(name));
    const cpu = runs.reduce((sum, run) => sum + run.cpu, 0) / RUNS;
    const best = Math.min(...runs.map(({ wall }) => wall));
    print(
      `cold: ${name}`,
      `CPU ${cpu.toFixed(1)} ms, mean of ${RUNS} processes · best by the clock ${best.toFixed(1)}`,
    );
  }
}

interface Cold {
  /** Of the thread that does the work, without those that compile and collect. */
  readonly cpu: number;
  readonly wall: number;
}

function inFreshProcess(name: string): Cold {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), name],
    { encoding: "utf8" },
  );
  const [cpu, wall] = stdout.split(" ").map(Number);
  if (cpu === undefined || wall === undefined) throw new Error(`no figures for ${name}: ${stderr}`);
  return { cpu, wall };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const work = await MEASURES[process.argv[2] ?? ""]?.();
  if (work === undefined) throw new Error(`no such measure: ${process.argv[2]}`);
  const clock = process.threadCpuUsage ?? process.cpuUsage;
  const before = { cpu: clock(), wall: performance.now() };
  work();
  const after = { cpu: clock(), wall: performance.now() };
  const micros = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  console.log(`${micros / 1000} ${after.wall - before.wall}`);
}

import { chances } from "#scripts/reading/families.ts";

/** A kind of call to one database: how often it comes, and how long it keeps it. */
interface Call {
  aSecond: number;
  ms: number;
}

const SEED = 20261121;
const PLAYED_MS = 600_000;

/** Ten minutes of one database: calls come by chance (Poisson, the same in each run) and wait for one another; in ms. */
export function waitingOf(calls: readonly Call[]): { median: number; most: number } {
  const draw = chances(SEED);
  const total = calls.reduce((sum, { aSecond }) => sum + aSecond, 0);
  const waits: number[] = [];
  let now = 0;
  let free = 0;
  while (now < PLAYED_MS) {
    now += (-Math.log(1 - draw()) / total) * 1000;
    waits.push(Math.max(0, free - now));
    let pick = draw() * total;
    const call = calls.find(({ aSecond }) => {
      pick -= aSecond;
      return pick < 0;
    });
    free = Math.max(free, now) + (call?.ms ?? 0);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return { median: at(0.5), most: at(0.99) };
}

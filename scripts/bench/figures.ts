import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds of some work by the clock: the CPU clock of many systems is too coarse for a single one. */
export function msOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** CPU milliseconds of this process over work of a second or so: other processes of a shared machine do not count. */
export function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Median, 99 % and worst of some figures, in milliseconds. */
export function spreadOf(costs: readonly number[]): string {
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `median ${at(0.5)} · 99 % ${at(0.99)} · worst ${at(1)} ms`;
}

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/**
 * Megabytes that the heap and its buffers hold once the rubbish is out. Buffers that one collection finds are let go by another
 * thread some time after it, and counted until then; the next collection waits for that.
 */
export function heldMegabytes(): number {
  if (typeof collect === "function") for (const again of [collect, collect]) again();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

export function millionsPerSecond(count: number, ms: number): string {
  return `${(count / ms / 1000).toFixed(2)} million`;
}

export function print(name: string, value: string): void {
  console.log(`  ${name.padEnd(58)} ${value}`);
}

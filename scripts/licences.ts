import { licenceFault } from "./licences/fitting.ts";
import { lockedPackages } from "./licences/locked-packages.ts";
import { main, Trouble } from "./steps/tell.ts";

/** `npm run licences`: refuses a locked package with an unknown or unfitting licence, and prints how many there are of each. */
await main(async () => {
  const locked = lockedPackages();
  const faults = locked.flatMap((one) => licenceFault(one) ?? []);
  if (faults.length > 0) throw new Trouble(faults.join("\n"));
  const counts = new Map<string, number>();
  for (const { licence, dev } of locked) {
    const kind = `${licence ?? "read by hand"}${dev ? " (tool)" : ""}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${count}\t${kind}`);
});

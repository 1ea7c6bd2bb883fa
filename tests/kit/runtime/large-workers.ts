import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { bindingsOf, largeConfig } from "#scripts/scale/large-config.ts";
import { mapSql } from "#scripts/scale/map-sql.ts";
import { SMALL } from "#scripts/steps/origin-config.ts";
import type { Lent } from "./lend.ts";
import { startOurWorkers } from "./our-workers.ts";

/**
 * The generated configuration of a site with so many databases (大站的配置), written beside the small one, for its paths
 * are told from there; `remove` takes it away.
 */
export function writeLarge(databases: number) {
  const config = `functions/origin/.large-${crypto.randomUUID()}.toml`;
  const large = { databases, bodies: "luopan-bodies", queue: "luopan-work" };
  writeFileSync(config, largeConfig(readFileSync(SMALL, "utf8"), large));
  return { config, remove: () => rmSync(config, { force: true }) };
}

/** Our Workers as the large configuration binds them: so many databases with the buckets in even parts, R2 and a queue. */
export async function startLargeWorkers(databases: number): Promise<Lent> {
  const { config, remove } = writeLarge(databases);
  const runtime = await startOurWorkers([], { config, bindings: bindingsOf(databases) }).finally(remove);
  return { runtime, back: runtime.close };
}

/** Writes the map of the buckets down; whoever empties the first database takes it away. */
export const spreadBuckets = async (directory: D1, databases: number): Promise<void> =>
  void (await directory.prepare(mapSql(databases, "2026-11-24")).run());

type D1 = Lent["runtime"]["database"];

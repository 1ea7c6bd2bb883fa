import { existsSync } from "node:fs";
import * as v from "valibot";
import { unstable_readConfig as readConfig } from "wrangler";
import { LARGE, SMALL } from "#scripts/steps/origin-config.ts";

/** The configuration of each Worker that is deployed, the origin's in its large form where it has been made; the sandbox never is. */
export const configsHere = (isThere: (file: string) => boolean = existsSync): string[] => [
  isThere(LARGE) ? LARGE : SMALL,
  ...["desk", "orders", "pages"].map((name) => `functions/${name}/wrangler.toml`),
  "wrangler.toml",
];

const listOf = <const E extends v.ObjectEntries>(entries: E) => v.optional(v.array(v.object(entries)), []);
const text = v.optional(v.string(), "");

/** What a deployment reads of a wrangler.toml. */
const Config = v.object({
  name: v.string(),
  d1_databases: listOf({
    ...{ binding: v.string(), database_name: text, database_id: text },
    migrations_dir: v.optional(v.string()),
  }),
  queues: v.object({
    producers: listOf({ queue: v.string() }),
    consumers: listOf({ queue: v.string(), dead_letter_queue: v.optional(v.string()) }),
  }),
  r2_buckets: listOf({ bucket_name: v.string() }),
  services: listOf({ service: v.string() }),
});

/** A Worker as its wrangler.toml has it: what it needs of the account, and which Workers have to be there before it. */
export interface Worker {
  config: string;
  name: string;
  databases: readonly { binding: string; name: string; id: string; migrates: boolean }[];
  queues: readonly string[];
  buckets: readonly string[];
  after: readonly string[];
}

/** The Workers in the order of their bindings: whatever one binds to stands before it. */
export function readWorkers(configs: readonly string[] = configsHere()): Worker[] {
  const left = configs.map(readWorker);
  const names = new Set(left.map(({ name }) => name));
  const sorted: Worker[] = [];
  while (left.length > 0) {
    const placed = new Set(sorted.map(({ name }) => name));
    const at = left.findIndex(({ after }) => after.every((other) => !names.has(other) || placed.has(other)));
    const [next] = left.splice(Math.max(0, at), 1);
    if (at < 0 || next === undefined) throw new Error("the Workers bind to each other in a circle");
    sorted.push(next);
  }
  return sorted;
}

function readWorker(config: string): Worker {
  const { name, d1_databases, queues, r2_buckets, services } = v.parse(Config, readConfig({ config }));
  const consumed = queues.consumers.flatMap(({ queue, dead_letter_queue: dead }) =>
    dead === undefined ? [queue] : [queue, dead],
  );
  return {
    ...{ config, name },
    databases: d1_databases.map((database) => ({
      binding: database.binding,
      name: database.database_name,
      id: database.database_id,
      migrates: database.migrations_dir !== undefined,
    })),
    queues: [...new Set([...queues.producers.map(({ queue }) => queue), ...consumed])],
    buckets: r2_buckets.map(({ bucket_name: bucket }) => bucket),
    after: services.map(({ service }) => service),
  };
}

import * as v from "valibot";
import { Runs } from "#functions/origin/store/spread/bucket-map.ts";
import { DIRECTORY } from "#functions/origin/store/spread/shards.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import { askJson, type Cloud } from "./cloud.ts";
import type { Worker } from "./workers.ts";

const NEWEST = "SELECT runs FROM bucket_maps ORDER BY version DESC LIMIT 1";

/** What `d1 execute --json` says of it. */
const Said = v.array(v.object({ results: v.array(v.object({ runs: v.string() })) }));

/** Refuses a Worker that binds fewer databases than the map of the buckets names: it would find no order of the others. */
export async function refuseFewer({ config, databases }: Worker, cloud: Cloud): Promise<void> {
  const directory = databases.find(({ binding, migrates }) => binding === DIRECTORY && migrates);
  if (directory === undefined) return;
  const command = ["d1", "execute", directory.name, "--remote", "--json", "-c", config, "--command", NEWEST];
  const said = await askJson(cloud, command);
  if (said === null) return;
  const [row] = v.parse(Said, said).flatMap(({ results }) => results);
  const named = row === undefined ? [] : v.parse(Runs, JSON.parse(row.runs)).map(([name]) => name);
  const bound = new Set(databases.map(({ binding }) => binding));
  const missing = [...new Set(named)].filter((name) => !bound.has(name));
  if (missing.length === 0) return;
  throw new Trouble(
    `${config} does not bind ${missing.join(", ")}, where the map of the buckets says that orders lie. Bring back wrangler.large.toml, or make it again: npm run -s scale -- config.`,
  );
}

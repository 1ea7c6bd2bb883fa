import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { largeConfig } from "./scale/large-config.ts";
import { mapSql, movesSql } from "./scale/map-sql.ts";
import { LARGE, SMALL } from "./steps/origin-config.ts";
import { main, Trouble } from "./steps/tell.ts";

const USAGE = `npm run -s scale -- config | map | moves
  config  --databases 64 [--out file]         writes ${LARGE}, keeping the ids that stand in it
  map     --databases 64                      the SQL of the first map, for a site that has sold nothing
  moves   --buckets 0-15 --from DB --to DB_01 the SQL that asks for buckets to be moved`;

/** `npm run -s scale -- config --databases 64`: from one database to many (docs/operating.md). */
await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      databases: { type: "string", default: "64" },
      out: { type: "string", default: LARGE },
      buckets: { type: "string", default: "" },
      from: { type: "string", default: "DB" },
      to: { type: "string", default: "" },
    },
  });
  const databases = Number(values.databases);
  if (!Number.isInteger(databases) || databases < 1 || databases > 100)
    throw new Trouble("--databases is 1 to 100.");
  const now = new Date();
  const [verb] = positionals;
  if (verb === "config") {
    const { out } = values;
    const before = existsSync(out) ? readFileSync(out, "utf8") : "";
    const large = { databases, bodies: "luopan-bodies", queue: "luopan-work" };
    writeFileSync(out, largeConfig(readFileSync(SMALL, "utf8"), large, before));
    console.log(`${out}: ${databases} databases, bodies in R2, a queue.`);
  } else if (verb === "map") console.log(mapSql(databases, now.toISOString()));
  else if (verb === "moves") {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(values.buckets) ?? [];
    if (first === undefined || last === undefined || values.to === "") throw new Trouble(USAGE);
    const range = { first: Number(first), last: Number(last) };
    console.log(movesSql({ ...range, source: values.from, target: values.to }, now.getTime()));
  } else throw new Trouble(USAGE);
});

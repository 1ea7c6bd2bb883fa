import * as v from "valibot";
import { DataKeys } from "#functions/origin/env.ts";
import { askDatabase } from "./desk/ask-database.ts";
import { lineOf, QUEUE, QueueRow } from "./desk/queue.ts";
import { readDevVars } from "./steps/dev-vars.ts";
import { main, Trouble } from "./steps/tell.ts";

const USAGE = `npm run -s desk -- list [--remote]
  list      what a person has to look at: wrong amounts, refunds, complaints, promises that are not kept
  --remote  of the database in production, instead of the one here; DATA_KEYS then comes from the environment`;

type Verb = (isRemote: boolean) => Promise<void>;

/** The operator's verbs (运营台). */
const verbs: Readonly<Record<string, Verb>> = { list };

/** `npm run -s desk -- list`: the operator's queue, oldest first, a line each. */
await main(async () => {
  const [verb = "", ...flags] = process.argv.slice(2);
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run === undefined || flags.some((flag: string) => flag !== "--remote")) throw new Trouble(USAGE);
  await run(flags.includes("--remote"));
});

async function list(isRemote: boolean): Promise<void> {
  const rows = v.parse(v.array(QueueRow), await askDatabase(QUEUE, isRemote));
  const keys = readKeys(isRemote);
  const lines = await Promise.all(rows.map((row) => lineOf(row, keys)));
  console.log(lines.length === 0 ? "Nothing to look at." : lines.join("\n"));
}

/** The keys that open the notes: the ones here, or those of production as the operator gives them. */
function readKeys(isRemote: boolean): v.InferOutput<typeof DataKeys> {
  const text = isRemote ? process.env.DATA_KEYS : readDevVars("functions/origin/.dev.vars").get("DATA_KEYS");
  const keys = v.safeParse(DataKeys, text);
  if (!keys.success) throw new Trouble(`DATA_KEYS ${keys.issues[0].message}`);
  return keys.output;
}

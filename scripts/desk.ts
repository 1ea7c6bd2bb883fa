import { userInfo } from "node:os";
import * as v from "valibot";
import { QUEUE, QueueRow } from "#functions/origin/desk/queue.ts";
import { DataKeys, originEnv } from "#functions/origin/env.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { askDatabase } from "./desk/ask-database.ts";
import { isCommentVerb, runComments } from "./desk/comments.ts";
import { d1ByWrangler } from "./desk/d1-by-wrangler.ts";
import { isExpertVerb, runExpert } from "./desk/expert.ts";
import { readFlags } from "./desk/flags.ts";
import { lineOf } from "./desk/queue.ts";
import { readDevVars } from "./steps/dev-vars.ts";
import { main, Trouble } from "./steps/tell.ts";

const USAGE = `npm run -s desk -- list | comments | show | hide | answer | brief | start | take | say | deliver [--remote]
  list      what a person has to look at: wrong amounts, refunds, complaints, promises that are not kept
  comments  the comments that wait to be looked at, and those that are hidden
  show      <id>              shows a comment, bad or good
  hide      <id> --reason …   广告, 隐私 or 辱骂; the writer reads it and may write again
  answer    <id> --text …     answers a comment in public
  brief     --sn …            how expert work stands, and what the family said
  start     --sn …            begins it: the family's brief is locked
  take      --sn …            takes it over from whoever works on it
  say       --sn … --text …   answers the family
  deliver   --sn … --file …   hands a manuscript over: {opening, names: [{given, reason}], pick: {given, reason}}
  --remote  of the database in production, instead of the one here; DATA_KEYS then comes from the environment`;

/** `npm run -s desk -- list`: the operator's queue, oldest first, a line each; and the verbs of expert work. */
await main(async () => {
  const [verb = "", ...args] = process.argv.slice(2);
  const flags = readFlags(args, USAGE);
  const isRemote = flags.remote === true;
  if (verb === "list") await list(isRemote);
  else if (isCommentVerb(verb)) console.log(await runComments(verb, flags, deskOf(isRemote)));
  else if (isExpertVerb(verb)) console.log(await runExpert(verb, flags, deskOf(isRemote)));
  else throw new Trouble(USAGE);
});

async function list(isRemote: boolean): Promise<void> {
  const rows = v.parse(v.array(QueueRow), await askDatabase(QUEUE, isRemote));
  const keys = readKeys(isRemote);
  const lines = await Promise.all(rows.map((row) => lineOf(row, keys)));
  console.log(lines.length === 0 ? "Nothing to look at." : lines.join("\n"));
}

/** What the origin's own functions work with, on the database here or on production's; the log calls who runs this `cli:`. */
function deskOf(isRemote: boolean): Clerk {
  const { DATA_KEYS = "", EXPERT_HOLIDAYS = "" } = varsOf(isRemote);
  const raw = { STAGE: "development", DATA_KEYS, EXPERT_HOLIDAYS, DB: d1ByWrangler(isRemote) };
  const env = originEnv(raw);
  return { db: openDatabase(env.DB), env, now: Date.now(), who: `cli:${userInfo().username}` };
}

/** The variables of the origin: the ones here, or those of production as the operator gives them. */
function varsOf(isRemote: boolean): Readonly<Record<string, string | undefined>> {
  return isRemote ? process.env : Object.fromEntries(readDevVars("functions/origin/.dev.vars"));
}

/** The keys that open the notes. */
function readKeys(isRemote: boolean): v.InferOutput<typeof DataKeys> {
  const keys = v.safeParse(DataKeys, varsOf(isRemote).DATA_KEYS);
  if (!keys.success) throw new Trouble(`DATA_KEYS ${keys.issues[0].message}`);
  return keys.output;
}

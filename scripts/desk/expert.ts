import { readFileSync } from "node:fs";
import * as v from "valibot";
import { MOST_TEXT } from "#functions/contract/products/expert.ts";
import { countHan, Sn } from "#functions/contract/values/scalars.ts";
import { Failure } from "#functions/origin/failure.ts";
import { findExpertOrder } from "#functions/origin/products/expert/job/jobs.ts";
import { readProgress } from "#functions/origin/products/expert/job/progress.ts";
import { reply, startWork, takeOver } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { ManuscriptFile } from "#functions/origin/products/expert/manuscript/manuscript-file.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { booksOfFiles } from "../samples/cite-from-files.ts";
import { ensureEngineData } from "../steps/data.ts";
import { Trouble } from "../steps/tell.ts";
import type { Flags } from "./flags.ts";

type Verb = (sn: string, flags: Flags, clerk: Clerk) => Promise<string>;

/** The verbs of expert work (人工起名), each about one order. */
const VERBS: Readonly<Record<string, Verb>> = {
  brief: async (sn, _flags, clerk) => JSON.stringify(await progressOf(sn, clerk), null, 2),
  start: async (sn, _flags, clerk) => {
    if (!(await startWork(sn, clerk))) throw new Trouble("There is no brief to begin with, or it is begun.");
    return "Begun: the brief is locked now.";
  },
  take: async (sn, _flags, clerk) => {
    if (!(await takeOver(sn, clerk))) throw new Trouble("There is no work on it to take over.");
    return "Taken over: it is yours now.";
  },
  say: async (sn, { text = "" }, clerk) => {
    const length = countHan(text.trim());
    if (length === 0 || length > MOST_TEXT) throw new Trouble(`--text "…", ${MOST_TEXT} characters at most`);
    await reply(sn, text.trim(), clerk);
    return "Said.";
  },
  deliver: async (sn, { file = "" }, clerk) => {
    const manuscript = readManuscript(file);
    await ensureEngineData();
    const done = await deliverManuscript(sn, manuscript, booksOfFiles, clerk);
    if (!done.ok) {
      const faults = done.faults.map(({ at, say }) => `${at}: ${say}`);
      throw new Trouble(`The manuscript was not delivered:\n${faults.join("\n")}`);
    }
    return `Delivered: ${manuscript.names.length} names.`;
  },
};

export const isExpertVerb = (verb: string): boolean => Object.hasOwn(VERBS, verb);

/** Runs a verb of expert work; what to print. */
export async function runExpert(verb: string, flags: Flags, clerk: Clerk): Promise<string> {
  const sn = v.safeParse(Sn, flags.sn);
  const run = VERBS[verb];
  if (!sn.success || run === undefined) throw new Trouble("--sn and the order's 26 characters");
  try {
    return await run(sn.output, flags, clerk);
  } catch (error) {
    if (error instanceof Failure) throw new Trouble(`${error.code}: ${error.message}`);
    throw error;
  }
}

async function progressOf(sn: string, clerk: Clerk) {
  const { stage, late, dueAt, terms, brief, entries } = await readProgress(
    await findExpertOrder(sn, clerk),
    clerk,
  );
  const said = entries.flatMap(({ who, kind, at, text }) => (text === null ? [] : [{ at, who, kind, text }]));
  return { stage, late, dueAt, terms, brief, said };
}

function readManuscript(file: string): ManuscriptFile {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Trouble(`--file: cannot read ${file === "" ? "a file without a name" : file}`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ManuscriptFile), text);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? file}: ${issue.message}`);
  throw new Trouble(`${file} is no manuscript:\n${faults.join("\n")}`);
}

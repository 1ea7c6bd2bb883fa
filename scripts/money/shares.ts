import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import type { Share as ShareSchema } from "./part.ts";

type Share = v.InferOutput<typeof ShareSchema>;

/** The first failure of a worker, and what it has counted, by the name of each figure. */
const Counted = v.object({ failure: v.nullable(v.string()), counts: v.record(v.string(), v.number()) });

const PART = new URL("./part.ts", import.meta.url);
const HOOKS = new URL("./at-once/hooks.ts", import.meta.url);
/** What lives for a statement alone is gone before it is looked at twice. */
const YOUNG_MB = 256;

/** Schedules between two words of how far all are. */
const TOLD_EVERY = 50_000;

/** How many worlds a thread has begun. */
const Begun = v.object({ worlds: v.number() });

/** Plays a share in a thread of its own; `tell` hears how many worlds it has begun. */
const playThere = (
  share: Share,
  threads: Worker[],
  tell: (worlds: number) => void,
): Promise<v.InferOutput<typeof Counted>> =>
  new Promise((done, fail) => {
    const thread = new Worker(PART, {
      workerData: share,
      execArgv: [...process.execArgv, "--import", HOOKS.href],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    threads.push(thread);
    thread.on("message", (said: unknown) => {
      if (v.is(Begun, said)) tell(said.worlds);
      else done(v.parse(Counted, said));
    });
    thread.on("error", fail);
  });

/** Parts so many worlds among so many threads, and adds up what they count. */
export async function playInShares({ worlds, seed, ...share }: Share, threads: number) {
  const upTo = (nth: number) => Math.floor((nth * worlds) / threads);
  const shares = Array.from({ length: threads }, (_, nth) => ({
    ...{ ...share, seed: seed + nth, worlds: upTo(nth + 1) - upTo(nth) },
  })).filter((one) => one.worlds > 0);
  // A thread that tidies up with helpers waits for a core that another one plays on. (`--single-threaded-gc` would say this
  // too, but V8 asks for that only as it starts.)
  setFlagsFromString("--no-parallel-scavenge");
  const started: Worker[] = [];
  const begun = shares.map(() => 0);
  let told = 0;
  const said = await Promise.all(
    shares.map((one, nth) =>
      playThere(one, started, (many) => {
        begun[nth] = many;
        const done = begun.reduce((sum, part) => sum + part, 0) * share.orders;
        if (done < told + TOLD_EVERY) return;
        told = done - (done % TOLD_EVERY);
        process.stderr.write(`${done} schedules begun\n`);
      }),
    ),
  );
  for (const thread of started) await thread.terminate();
  const sums = new Map<string, number>();
  for (const { counts } of said)
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  const failure = said.find((one) => one.failure !== null)?.failure ?? null;
  return { failure, schedules: sums.get("schedules") ?? 0, ...Object.fromEntries(sums) };
}

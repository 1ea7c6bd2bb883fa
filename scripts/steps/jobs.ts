/** One thing to do; it throws where it does not go well. */
export interface Job {
  readonly name: string;
  /** The names of the jobs that must have gone well before it; they stand before it in a list. */
  readonly after?: readonly string[];
  readonly work: () => Promise<unknown>;
}

/** How a job went: well, or not, or not at all since one that it needs failed; with its milliseconds. */
export type Ended<J extends Job = Job> =
  | { readonly job: J; readonly ms: number; readonly ok: true }
  | { readonly job: J; readonly ms: number; readonly ok: false; readonly error: unknown };

/**
 * Does every job, the first of the list first, at most `most` at once, and tells of each as it ends. A job that fails
 * holds up those that need it, and no others.
 */
export async function runJobs<J extends Job>(
  jobs: readonly J[],
  most: number,
  tell: (ended: Ended<J>) => void,
): Promise<readonly Ended<J>[]> {
  const waiting = new Set(jobs);
  const running = new Map<J, Promise<Ended<J>>>();
  const ended = new Map<string, Ended<J>>();
  const end = (one: Ended<J>) => {
    running.delete(one.job);
    ended.set(one.job.name, one);
    tell(one);
  };
  const begin = () => {
    for (const job of waiting) {
      const before = (job.after ?? []).map((name) => ended.get(name));
      const failed = before.find((one) => one?.ok === false);
      if (failed === undefined && (before.includes(undefined) || running.size >= most)) continue;
      waiting.delete(job);
      if (failed === undefined) running.set(job, timed(job));
      else end({ job, ms: 0, ok: false, error: new Error(`not done, for “${failed.job.name}” failed`) });
    }
  };
  for (begin(); running.size > 0; begin()) end(await Promise.race(running.values()));
  const [left] = waiting;
  if (left !== undefined) throw new Error(`what “${left.name}” needs is not in the list before it`);
  return [...ended.values()];
}

async function timed<J extends Job>(job: J): Promise<Ended<J>> {
  const began = performance.now();
  try {
    await job.work();
    return { job, ms: performance.now() - began, ok: true };
  } catch (error) {
    return { job, ms: performance.now() - began, ok: false, error };
  }
}

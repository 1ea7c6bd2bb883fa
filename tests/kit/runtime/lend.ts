import type { Runtime } from "./runtime.ts";

/** A runtime that a test has, until it gives it back. */
export interface Lent {
  runtime: Runtime;
  back(): Promise<void>;
}

/** Runtimes of one kind for a process of tests: what is given back, and quiet, is lent again. */
export function lender(start: () => Promise<Runtime>): () => Promise<Lent> {
  const free: Runtime[] = [];
  return async () => {
    const runtime = free.pop() ?? (await start());
    let isBack = false;
    return {
      runtime,
      async back() {
        if (isBack) return;
        isBack = true;
        if (await runtime.quiet()) free.push(runtime);
        else await runtime.close();
      },
    };
  };
}

import { drawFrom } from "./chance.js";

/** The header of a word to the shell itself; no visitor sends it. */
export const WORD = "x-runtime";

/**
 * A Worker of ours for many tests in turn: `enter` gives it the settings and the bindings of the next test, and with
 * them all that it keeps by its environment is new; `busy` counts the requests and the work behind them still under way.
 * `words` are what else it understands.
 */
export function shell({ workerOf, envOf, words = {} }) {
  let busy = 0;
  /** The addresses that were asked for, as the platform's log of invocations keeps them. */
  let asked = [];
  let now;
  let worker;
  let env;
  const counted = async (work) => {
    busy++;
    try {
      return await work;
    } finally {
      busy--;
    }
  };
  /** The Worker's own work, counted to its end, with what it leaves for after its answer. */
  const run = (work, execution) =>
    counted(work({ waitUntil: (later) => execution.waitUntil(counted(Promise.resolve(later))) }));
  const all = {
    enter(told, raw) {
      now = told;
      if (told.seed !== null) drawFrom(told.seed);
      worker = workerOf(told);
      env = envOf(told, raw);
      asked = [];
      // What was logged before stands before this line.
      console.log(told.mark);
    },
    /** Another isolate of the same settings: what one keeps by its environment is gone. */
    renew(_told, raw) {
      env = envOf(now, raw);
    },
    busy: () => busy,
    asked: () => asked,
    ...words,
  };
  return {
    async fetch(request, raw, execution) {
      const word = request.headers.get(WORD);
      if (word === null) asked.push(`${request.method} ${request.url}`);
      if (word === null) return run((context) => worker.fetch(request, env, context), execution);
      try {
        const told = request.method === "POST" ? await request.json() : null;
        return Response.json((await all[word](told, raw)) ?? null);
      } catch (error) {
        return Response.json({ fault: error.message }, { status: 500 });
      }
    },
    scheduled: (event, _raw, execution) => run((context) => worker.scheduled(event, env, context), execution),
    queue: (batch, _raw, execution) => run((context) => worker.queue(batch, env, context), execution),
  };
}

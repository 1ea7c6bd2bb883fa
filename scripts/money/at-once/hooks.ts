import module from "node:module";
import { changedDrizzle } from "./drizzle-changes.ts";
import { atOnce, getRandomValues } from "./subtle.ts";

/**
 * Before a share of schedules is played: what waits for another thread is done at once, with the same outcome to the byte,
 * and whoever waits for time is given it, for the clock is the schedule's. The origin's own code stays as it is.
 */
Object.assign(crypto.subtle, atOnce);
Object.assign(crypto, { getRandomValues });
Object.assign(globalThis, { setTimeout: (work: () => void) => setImmediate(work) });
// Older Nodes have no such hooks: there it only takes longer.
module.registerHooks?.({
  resolve: (name, context, next) =>
    name === "./sealing/pack.ts" && context.parentURL?.endsWith("/store/seal.ts") === true
      ? { url: new URL("./pack.ts", import.meta.url).href, shortCircuit: true, format: "module-typescript" }
      : next(name, context),
  load(url, context, next) {
    const loaded = next(url, context);
    const source = changedDrizzle(url, () => String(loaded.source));
    return source === undefined ? loaded : { ...loaded, source };
  },
});

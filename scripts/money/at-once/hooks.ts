import module from "node:module";
import { atOnce } from "./subtle.ts";

/** Drizzle asks of every part of every statement what it is, along its classes; one of a class is as another. */
const ASKING = "function is(value, type) {";
const REMEMBERING = `const answers = new WeakMap();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const kind = Object.getPrototypeOf(value);
  if (kind === type.prototype) return true;
  let known = answers.get(kind);
  if (known === undefined) answers.set(kind, (known = new Map()));
  let answer = known.get(type);
  if (answer === undefined) known.set(type, (answer = asked(value, type)));
  return answer;
}
function asked(value, type) {`;

/**
 * Before a share of schedules is played: what waits for another thread is done at once, with the same outcome to the byte,
 * and whoever waits for time is given it, for the clock is the schedule's. The origin's own code stays as it is.
 */
Object.assign(crypto.subtle, atOnce);
Object.assign(globalThis, { setTimeout: (work: () => void) => setImmediate(work) });
// Older Nodes have no such hooks: there it only takes longer.
module.registerHooks?.({
  resolve: (name, context, next) =>
    name === "./sealing/pack.ts" && context.parentURL?.endsWith("/store/seal.ts") === true
      ? { url: new URL("./pack.ts", import.meta.url).href, shortCircuit: true, format: "module-typescript" }
      : next(name, context),
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/drizzle-orm/entity.js")) return loaded;
    const source = String(loaded.source);
    if (!source.includes(ASKING)) throw new Error("Drizzle asks in other words now");
    return { ...loaded, source: source.replace(ASKING, () => REMEMBERING) };
  },
});

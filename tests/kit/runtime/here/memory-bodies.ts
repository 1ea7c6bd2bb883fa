import type { Bodies } from "#functions/origin/env.ts";

/** Listed at once, at most: few, so that a list goes on. */
const PAGE = 3;

/** A store of bodies in memory; `kept` is what it holds, for a test to lose or alter. */
export interface MemoryBodies extends Bodies {
  kept: Map<string, Uint8Array>;
  isDown: boolean;
}

export function memoryBodies(): MemoryBodies {
  const kept = new Map<string, Uint8Array>();
  const answering = () => {
    if (store.isDown) throw new Error("no answer");
  };
  const store: MemoryBodies = {
    kept,
    isDown: false,
    async put(name, bytes) {
      answering();
      if (kept.has(name)) throw new Error("a body was written over");
      kept.set(name, bytes);
    },
    async get(name) {
      answering();
      const bytes = kept.get(name);
      return bytes === undefined ? null : { arrayBuffer: async () => Uint8Array.from(bytes).buffer };
    },
    async delete(names) {
      answering();
      for (const name of names) kept.delete(name);
    },
    async list({ prefix }) {
      answering();
      const found = [...kept.keys()].filter((key) => key.startsWith(prefix));
      return { objects: found.slice(0, PAGE).map((key) => ({ key })), truncated: found.length > PAGE };
    },
  };
  return store;
}

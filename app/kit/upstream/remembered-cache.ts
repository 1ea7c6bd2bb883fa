import type { EdgeCache } from "./edge-cache.server.ts";

/** Milliseconds for which one isolate uses its own copy: reading the edge costs more than drawing a page. */
const REMEMBER_MS = 5_000;

/** What one isolate remembers, by name. */
export type Memory = Map<string, { data: unknown; at: number }>;

/** The edge's copy with a short memory in front of it; nothing that belongs to a visitor ever stands in it. */
export function remembered(edge: EdgeCache, memory: Memory, now: () => number): EdgeCache {
  const remember = <T>(name: string, data: T): T => {
    if (data !== null) memory.set(name, { data, at: now() });
    return data;
  };
  /** Reads the memory first, then the edge by `look` (`kept` or `atHand`). */
  const before =
    (look: EdgeCache["kept"]): EdgeCache["kept"] =>
    async (name) => {
      const known = memory.get(name);
      if (known !== undefined && now() - known.at < REMEMBER_MS) {
        return known.data as Awaited<ReturnType<typeof look<typeof name>>>;
      }
      return remember(name, await look(name));
    };
  const fetched: EdgeCache["fetched"] = async (name) => remember(name, await edge.fetched(name));
  return { kept: before(edge.kept), atHand: before(edge.atHand), fetched };
}

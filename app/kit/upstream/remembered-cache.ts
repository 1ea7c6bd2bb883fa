import type { EdgeCache } from "./edge-cache.server.ts";

/** Milliseconds that one isolate takes its own word for what the edge has: a look there costs more than a page. */
const REMEMBER_MS = 5_000;

/** What one isolate remembers, by name. */
export type Memory = Map<string, { data: unknown; at: number }>;

/** The edge's copy with a short memory in front of it; nothing that belongs to a visitor ever stands in it. */
export function remembered(edge: EdgeCache, memory: Memory, now: () => number): EdgeCache {
  const remember = <T>(name: string, data: T): T => {
    if (data !== null) memory.set(name, { data, at: now() });
    return data;
  };
  /** One of the edge's two ways to look, with the memory before it. */
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

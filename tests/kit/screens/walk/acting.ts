import { bundleIsland } from "#scripts/vite/island.ts";

/** Scripts that change nothing of a page until somebody presses something. */
export async function quietScripts(): Promise<readonly string[]> {
  return Promise.all(
    ["app/kit/islands/page/island.ts", "app/kit/islands/page/like-island.ts"].map((entry) =>
      bundleIsland(entry),
    ),
  );
}

/**
 * Does a script change this document by itself: one that is not quiet, or the island, which is told to say something?
 * A document that goes on by itself without scripts (and may be gone already: null) is one that has them do something.
 */
export function acts(document: string | null, quiet: readonly string[]): boolean {
  if (document === null || /\sdata-(?:say|reload)=|http-equiv="refresh"/.test(document)) return true;
  const scripts = [...document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts.some(
    ([, attributes = "", code = ""]) => /\ssrc=/.test(attributes) || !quiet.includes(code.trim()),
  );
}

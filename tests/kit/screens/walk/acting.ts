import { bundleIsland } from "#scripts/vite/island.ts";

/** Scripts that change nothing of a page until somebody presses something. */
export async function quietScripts(): Promise<readonly string[]> {
  return Promise.all(
    ["page/island.ts", "page/like-island.ts", "touch/touch-island.ts", "desk/desk-island.ts"].map((entry) =>
      bundleIsland(`app/kit/islands/${entry}`),
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

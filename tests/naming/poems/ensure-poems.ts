import { ensurePoems } from "#scripts/data/poems.ts";

/** Imported before anything that reads the corpus: a fresh checkout has no `.generated/poems.ts` yet. */
await ensurePoems();

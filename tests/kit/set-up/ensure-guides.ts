import { ensureGuides } from "#scripts/data/guides.ts";

/** Imported before anything that reads the articles: a fresh checkout has no `.generated/guides.ts` yet. */
await ensureGuides();

import { ensureEngineData } from "#scripts/steps/data.ts";

/** Every pure test has the engine that the origin has: with the sources in depth. */
await ensureEngineData();

import { knownDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { tellEngine } from "#scripts/steps/data.ts";

/** Every pure test has the engine that the origin has: with the sources in depth. The files of a worker share one. */
if (knownDepth() === undefined) await tellEngine();

import type { FullName } from "#functions/contract/names/name-card.ts";
import json from "./sample.json" with { type: "json" };

/** The sample report (样例): an invented family's first name, as the engine gave it. Made by scripts/sample.ts; a test reads it as a name. */
export const sample = json as FullName;

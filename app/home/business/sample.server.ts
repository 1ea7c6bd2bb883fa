import type { FullBusinessName } from "#functions/contract/products/business.ts";
import json from "./sample.json" with { type: "json" };

/** The sample (样例): an invented shop's first name, as the engine gave it. Made by scripts/sample.ts; a test reads it as a name. */
export const businessSample = json as FullBusinessName;

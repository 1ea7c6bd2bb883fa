import "../know-grades.ts";

/** Names (起名): the best of a family in their one order, each described; why one is not among them; luck draws. */
export { describeName } from "#functions/naming/person/describe/describe-name.ts";
export { type WhyNot, whyNot } from "#functions/naming/person/describe/why-not.ts";
export { type Draw, drawName, drawsOf } from "#functions/naming/person/draw/draw.ts";
export { familyPool } from "#functions/naming/person/draw/family-pool.ts";
export { type BestNames, bestNames, type Proposed } from "#functions/naming/person/generate/best-names.ts";
export { type Family, familyOf, type Sex, type Speech } from "#functions/naming/person/score/family.ts";
export { ENGINE_VERSION } from "#functions/naming/version.ts";

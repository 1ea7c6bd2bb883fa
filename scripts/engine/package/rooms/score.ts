import "../know-grades.ts";

/** The score (评分): any name's bill, line by line. */
export { type Bill, billOf } from "#functions/naming/person/score/bill.ts";
export { type Family, familyOf, type Sex, type Speech } from "#functions/naming/person/score/family.ts";
export { ENGINE_VERSION } from "#functions/naming/version.ts";

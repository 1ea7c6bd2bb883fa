import type { Speech } from "#functions/naming/person/score/family.ts";

const NAMES = {
  mandarin: "普通话",
  cantonese: "粤语",
  minnan: "闽南话",
  teochew: "潮州话",
  hakka: "客家话",
} as const;

/** Languages as a family calls them: 粤语、客家话. */
export const speechNames = (some: readonly Speech[]): string =>
  some.map((speech) => NAMES[speech]).join("、");

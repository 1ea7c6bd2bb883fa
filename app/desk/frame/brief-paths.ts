export const BRIEFS_PATH = "/desk/briefs";
const BRIEF_PATH = "/desk/brief";
const PREVIEW_PATH = "/desk/preview";

/** Path of one order, at one of its names or fields where `at` is given. */
export const briefPath = (sn: string, at?: string): string =>
  `${BRIEF_PATH}?sn=${sn}${at === undefined ? "" : `#${at}`}`;

/** Path of one order as its own script reads it: without style, which the policy would keep it from applying. */
export const bareBriefPath = (sn: string): string => `${briefPath(sn)}&bare=1`;

/** Path of the order's manuscript as the family would see it. */
export const previewPath = (sn: string): string => `${PREVIEW_PATH}?sn=${sn}`;

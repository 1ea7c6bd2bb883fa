export const BRIEFS_PATH = "/desk/briefs";
const BRIEF_PATH = "/desk/brief";
const PREVIEW_PATH = "/desk/preview";

/** The list of what wants work, or of what is done with. */
export const briefsPath = (of: string): string => (of === "done" ? `${BRIEFS_PATH}?of=done` : BRIEFS_PATH);

/** One order, at one of its names or fields where it is told. */
export const briefPath = (sn: string, at?: string): string =>
  `${BRIEF_PATH}?sn=${sn}${at === undefined ? "" : `#${at}`}`;

/** Its manuscript as the family would see it. */
export const previewPath = (sn: string): string => `${PREVIEW_PATH}?sn=${sn}`;

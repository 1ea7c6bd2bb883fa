/** The page that sells the luck name (随机优选), and takes its form. */
export const LUCK_PATH = "/luck-name";

/** The page of a luck order; `draw` is 1 for the first draw, the last one where it is left out. */
export const luckDetailsPath = (sn: string, draw?: number): string =>
  `/luck-name-details?sn=${sn}${draw === undefined ? "" : `&draw=${draw}`}`;

/** The page of every name that a luck order draws from. */
export const luckPoolPath = (sn: string): string => `/luck-name-details?sn=${sn}&list=1`;

/** The page of the whole piece that the name of a draw comes from. */
export const luckPoemPath = (sn: string, draw: number): string => `${luckDetailsPath(sn, draw)}&poem=1`;

/** The checkout of a luck order. */
export const luckPayPath = (sn: string): string => `/luck-name-pay?sn=${sn}`;

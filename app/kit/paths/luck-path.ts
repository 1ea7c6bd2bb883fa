/** The page that sells the luck name (随机优选), and takes its form. */
export const LUCK_PATH = "/luck-name";

/** The page of a luck order; `draw` is 1 for the first draw, the last one where it is left out. */
export const luckDetailsPath = (sn: string, draw?: number): string =>
  `/luck-name-details?sn=${sn}${draw === undefined ? "" : `&draw=${draw}`}`;

/** Every name that it draws from. */
export const luckPoolPath = (sn: string): string => `/luck-name-details?sn=${sn}&list=1`;

/** The whole piece behind one of its draws. */
export const luckPoemPath = (sn: string, draw: number): string => `${luckDetailsPath(sn, draw)}&poem=1`;

/** Its checkout. */
export const luckPayPath = (sn: string): string => `/luck-name-pay?sn=${sn}`;

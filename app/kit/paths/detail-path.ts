/**
 * The address of one name of an order, for a link. Han characters are not escaped: escaped, the
 * links of a long list would be as large as its text.
 */
export const detailPath = (sn: string, given: string): string =>
  `/naming-detail?sn=${sn}&name=${given.replace(/\P{Script=Han}/gu, encodeURIComponent)}`;

/** The page of the whole piece that the name is from, where that is long. */
export const poemPath = (sn: string, given: string): string => `${detailPath(sn, given)}&poem=1`;

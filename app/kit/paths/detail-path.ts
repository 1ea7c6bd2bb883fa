/**
 * The page of one name of an order, for a link. Han stand in it as they are: escaped, the names of a long list would
 * weigh as much as what is said of them.
 */
export const detailPath = (sn: string, given: string): string =>
  `/naming-detail?sn=${sn}&name=${given.replace(/\P{Script=Han}/gu, encodeURIComponent)}`;

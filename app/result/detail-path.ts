/** The page of one name of an order. */
export const detailPath = (sn: string, given: string): string =>
  `/naming-detail?sn=${sn}&name=${encodeURIComponent(given)}`;

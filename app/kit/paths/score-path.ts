/** The page of a scoring order. */
export const scorePath = (sn: string): string => `/name-measurement-result/${sn}`;

/** The page where two parents choose blind (两人分头选): for who ordered by the number, for the other by a key. */
export const duetPath = (sn: string): string => `/together/${sn}`;
/** The page of the family's vote (家人投票), likewise. */
export const votePath = (sn: string): string => `/vote/${sn}`;

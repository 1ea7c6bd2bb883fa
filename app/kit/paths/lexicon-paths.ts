/** Name characters (起名用字): the list of them, those of one wish, one of them; and a given name by itself. */
export const CHARACTERS_PATH = "/characters";
export const wishPath = (wish: string): string => `${CHARACTERS_PATH}?wish=${wish}`;
/** Han characters are not escaped: escaped, the links of a long list would be as large as its text. */
export const characterPath = (char: string): string => `/character/${char}`;
export const givenNamePath = (given: string): string => `/name/${given}`;
/** The picture of that name. */
export const givenNamePicture = (given: string): string => `/name/${given}/day.png`;

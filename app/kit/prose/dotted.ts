/** Short texts in a row, a dot between them: it ends a line and never begins one. */
export const dotted = (texts: readonly string[]): string => texts.join("\u00a0· ");

/**
 * A text whose dots (《诗经·小雅》) and closing quotes (“柔嘉”两字) are tied to the word before them, opening quotes to the one
 * after, by a sign that nobody sees: between two Han characters a browser takes either quote for a place to break a line.
 */
export const tiedDots = (text: string): string =>
  text.replaceAll(/[·”]/gu, "\u2060$&").replaceAll("“", "“\u2060");

/** Letters tied to the word after them (AI 试读): where text breaks by clauses the space between them is a place to break a line. */
export const tiedLetters = (text: string): string =>
  text.replaceAll(/(?<=[A-Za-z]) (?=\p{Script=Han})/gu, "\u00a0");

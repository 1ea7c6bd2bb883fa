/** Short texts in a row, a dot between them: it ends a line and never begins one. */
export const dotted = (texts: readonly string[]): string => texts.join("\u00a0· ");

/** A text whose dots (《诗经·小雅》) are tied to the word before them, by a sign that nobody sees. */
export const tiedDots = (text: string): string => text.replaceAll("·", "\u2060·");

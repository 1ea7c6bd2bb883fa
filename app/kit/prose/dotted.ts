/** Short texts in a row, a dot between them: it ends a line and never begins one. */
export const dotted = (texts: readonly string[]): string => texts.join("\u00a0· ");

/** Books as the stories of names call them; philosophers who are also books (庄子) are left as they are. */
const BOOKS = /(?<!《)(?:诗经|楚辞|论语|尚书|礼记|易经|周易|千字文|离骚)/gu;

/** A text in which books stand in the marks of books (书名号): 《诗经》里小鹿找到青草. */
export const titled = (text: string): string => text.replaceAll(BOOKS, "《$&》");

/**
 * A text whose dots (《诗经·小雅》) and closing quotes (“柔嘉”两字) are tied to the word before them, opening quotes to the one
 * after, by a sign that nobody sees: between two Han characters a browser takes either quote for a place to break a line.
 */
export const tiedDots = (text: string): string =>
  text.replaceAll(/[·”]/gu, "\u2060$&").replaceAll("“", "“\u2060");

/** What is told of a name (为什么), as a page shows it. */
export const asTold = (text: string): string => tiedDots(titled(text));

/** A text whose numbers stay with the words about them (12 位, 2 到 500 字): a browser takes any space for a place to break a line. */
export const tiedCounts = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{sc=Han})|(?<=\p{sc=Han}) (?=\d)/gu, "\u00a0");

/** A text whose days (11 月 26 日) stay whole, and may begin a line. */
export const tiedDays = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[月日])|(?<=月) (?=\d)/gu, "\u00a0");

/** Quoted words tied to what is said of them (“香”闻见…): where text breaks by clauses a browser takes the closing quote for a place to break a line. */
export const tiedQuotes = (text: string): string => text.replaceAll(/”(?=\p{Script=Han})/gu, "”\u2060");

/** Letters tied to the word after them (AI 试读): where text breaks by clauses the space between them is a place to break a line. */
export const tiedLetters = (text: string): string =>
  text.replaceAll(/(?<=[A-Za-z]) (?=\p{Script=Han})/gu, "\u00a0");

import { expect, test } from "vitest";
import { asTold, tiedCounts, tiedDays, tiedDots, tiedLetters } from "#app/kit/prose/dotted.ts";

const TIE = "\u2060";

// Breaks it catches: a closing quote, or a dot, at the head of a line.
test("a dot and a closing quote stay with the word before them, an opening quote with the one after", () => {
  expect(tiedDots("“柔嘉”两字在《诗经·大雅》里")).toBe(`“${TIE}柔嘉${TIE}”两字在《诗经${TIE}·大雅》里`);
});

// Breaks it catches: a story that names a book without the marks of books, a title that gets them twice, a person who gets them.
test("what is told of a name has its books in the marks of books, each once", () => {
  expect(asTold("诗经里小鹿找到青草")).toBe("《诗经》里小鹿找到青草");
  expect(asTold("《楚辞》里的香草，出自《诗经·小雅》")).toBe(`《楚辞》里的香草，出自《诗经${TIE}·小雅》`);
  expect(asTold("庄子梦见自己")).toBe("庄子梦见自己");
});

// Breaks it catches: AI at the end of one line, 试读 at the head of the next.
test("letters stay with the word after them, and nothing else is tied", () => {
  expect(tiedLetters("合起来是完整的意思，AI 试读，人格 20")).toBe(
    "合起来是完整的意思，AI\u00a0试读，人格 20",
  );
});

// Breaks it catches: 12 at the end of one line, 位 at the head of the next; a range of numbers cut at 到.
test("numbers stay with the words about them", () => {
  expect(tiedCounts("生日。2 到 500 字，AB 12")).toBe("生日。2\u00a0到\u00a0500\u00a0字，AB 12");
});

// Break it catches: a line ends in 26 and the next begins with 日, or a day drags the word before it along.
test("a day stays whole and may begin a line", () => {
  expect(tiedDays("约定 11 月 26 日交稿")).toBe("约定 11\u00a0月\u00a026\u00a0日交稿");
});

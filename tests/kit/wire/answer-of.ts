const DIGITS = "零一二三四五六七八九";

/** 三十五 → 35; 十一 → 11; 二十 → 20. */
const numberOf = (words: string): number => {
  const [tens = "", ones = ""] = words.split("十");
  return 10 * (tens === "" ? 1 : DIGITS.indexOf(tens)) + (ones === "" ? 0 : DIGITS.indexOf(ones));
};

/** The answer to a question that comes before a further code, as a person finds it. */
export function answerOf({ token, question }: { token: string; question: string }): {
  challenge: string;
  answer: string;
} {
  const [, a = "", b = ""] = /^(.+)加(.+)，/.exec(question) ?? [];
  return { challenge: token, answer: String(numberOf(a) + numberOf(b)) };
}

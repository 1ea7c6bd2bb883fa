/** The choices of sex and of length, in the visitor's words. */
export const SEXES = [
  ["male", "男孩"],
  ["female", "女孩"],
  ["unknown", "还不知道"],
] as const;
export const LENGTHS = [
  ["2", "两个字"],
  ["1", "一个字"],
  ["any", "都可以"],
] as const;

/** The length of the given name, as the page of an order says it. */
export const LENGTH_WORDS = { "2": "名字两个字", "1": "名字一个字", any: "名字一个字或两个字" } as const;

/** The words for a value of these choices; the value itself where it is none of them. */
export const wordOf = (choices: readonly (readonly [string, string])[], value: string): string =>
  choices.find(([each]) => each === value)?.[1] ?? value;

import type { FormState } from "../form/form-state.ts";

/** The fields of the luck form in the order of the page, each with the id that its error links to. */
export const LUCK_ANCHORS = {
  surname: "surname",
  sex: "sex",
  length: "length",
  keep: "keep",
  form: "submit",
} as const;

export type LuckField = keyof typeof LUCK_ANCHORS;

/** The luck form as it is drawn. */
export type LuckFormState = FormState<LuckField>;

/** The field of the page for a key of the wire; `form` where it has none. */
export const luckFieldOf = (key: string): LuckField => (isField(key) ? key : "form");

const isField = (key: string): key is LuckField => Object.hasOwn(LUCK_ANCHORS, key);

/** What a fresh form holds. */
export const FRESH: Readonly<Record<string, string>> = { length: "2", keep: "30d" };

/** For whom, and of how many characters, in the visitor's words. */
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

/** How long the given name is, as a page says it of an order. */
export const LENGTH_WORDS = { "2": "名字两个字", "1": "名字一个字", any: "名字一个字或两个字" } as const;

/** The words of a choice. */
export const wordOf = (choices: readonly (readonly [string, string])[], value: string): string =>
  choices.find(([each]) => each === value)?.[1] ?? value;

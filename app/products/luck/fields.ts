import { defineForm } from "#app/kit/form/define-form.ts";
import { LuckBrief } from "#functions/contract/products/luck.ts";

/** The luck form (随机优选). */
export const luckForm = defineForm({
  schema: LuckBrief,
  anchors: { surname: "surname", sex: "sex", length: "length", keep: "keep", form: "submit" },
  fresh: { length: "2", keep: "30d" },
});

export type LuckFormState = ReturnType<typeof luckForm.state>;

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

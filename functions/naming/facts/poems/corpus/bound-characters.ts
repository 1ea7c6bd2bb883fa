/** What stands before a character that is only a part of a word there: 长安, 建安, 四月, 太微, 可惜. */
const BEFORE: Readonly<Record<string, string>> = {
  安: "长建临",
  月: "二三四五六七八九十正腊闰",
  微: "太",
  惜: "可",
};
/** What stands after such a character: 安知 and 安得 ask how, 永州 is a place. */
const AFTER: Readonly<Record<string, string>> = { 安: "知得能可敢", 永: "州" };

/** Every character that something binds. */
export const BINDABLE: string = [...Object.keys(BEFORE), ...Object.keys(AFTER)].join("");

/**
 * Is this character (UTF-16 unit) bound into a word of another sense, as the 安 of 长安 is? If so, no name can
 * be cited from it. `before` and `after` are the units around it, NaN or 0 where there is none.
 */
export function isBound(code: number, before: number, after: number): boolean {
  const char = String.fromCharCode(code);
  return (
    (BEFORE[char] ?? "").includes(String.fromCharCode(before)) ||
    (AFTER[char] ?? "").includes(String.fromCharCode(after))
  );
}

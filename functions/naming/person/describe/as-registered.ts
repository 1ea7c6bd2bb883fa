import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";

/** A name in the forms it is registered in, and the characters that were written otherwise. */
export interface AsRegistered {
  readonly text: string;
  readonly changed: readonly { readonly from: string; readonly to: string }[];
}

/** Traditional and variant forms as 通用规范汉字表 has them (陳 → 陈), place by place; what has no form there stays. */
export function asRegistered(text: string): AsRegistered {
  const changed: { from: string; to: string }[] = [];
  const chars = Array.from(text, (from) => {
    const to = standardFormOf(from);
    if (to === undefined) return from;
    if (!changed.some((one) => one.from === from)) changed.push({ from, to });
    return to;
  });
  return { text: chars.join(""), changed };
}

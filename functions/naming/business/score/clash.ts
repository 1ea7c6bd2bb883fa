import type { Mark } from "#functions/naming/business/sign/marks.ts";
import { nearestBrand } from "./brand-index.ts";

/** A clash of a sign with a well-known name (撞名): what to say of it first, and the most that the sign can score. */
export interface Clash {
  readonly cap: number;
  /** One sentence in Chinese, without its full stop. */
  readonly said: string;
}

/** The most that a sign can score beside a well-known name (总分封顶). Published in docs/decisions/031-business-names.md. */
const CLASH_CAPS = { same: 30, asGood: 50, near: 70 } as const;
/** From this nearness on a sign is as good as the other: it contains it, sounds the same, or looks alike. */
const AS_GOOD = 3;

/** The rule of the bill that speaks of well-known names. */
export const CLASH_RULE = "不贴近知名商号";

/** The clash of a sign; null where it comes near no well-known name. */
export function clashOf(marks: readonly Mark[]): Clash | null {
  const near = nearestBrand(marks);
  if (near === null) return null;
  const isSame = near.other === marks.map(({ char }) => char).join("");
  const cap = isSame ? CLASH_CAPS.same : near.nearness >= AS_GOOD ? CLASH_CAPS.asGood : CLASH_CAPS.near;
  return { cap, said: `与知名商号“${near.other}”${near.reason}，总分最多 ${cap} 分，请换一个字号` };
}

import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
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

/** The lines of a clashing sign: that of the clash first, and last what the cap takes off (封顶), which no other line bears. */
export function cappedLines(lines: readonly BillLine[], total: number, { cap }: Clash): readonly BillLine[] {
  const sum = lines.reduce((all, { points }) => all + points, 0);
  const first = lines.toSorted((one, other) => Number(isOfClash(other)) - Number(isOfClash(one)));
  if (sum <= total) return first;
  const taken: BillLine = {
    ...{ part: "封顶", rule: "撞知名商号", input: `各行相加 ${sum} 分`, points: total - sum, max: 0 },
    ...{ mark: "据表", reason: `因为撞了知名商号，总分最多 ${cap} 分` },
  };
  return [...first, taken];
}

const isOfClash = ({ rule }: BillLine): boolean => rule === CLASH_RULE;

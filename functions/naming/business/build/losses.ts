import type { Context } from "../context.ts";
import type { Mark } from "../marks.ts";
import type { Pair } from "../pairs.ts";
import { fitShare, isSmall, pairFitShare, styleShare } from "../rules/fit.ts";
import { markShares } from "../score.ts";

/** Tenths of a point that a piece of a name loses by itself, wherever it stands. */
export interface Losses {
  readonly ofMark: (mark: Mark) => number;
  /** Of two characters that are a picked pair, for both together. */
  readonly ofPair: (first: Mark, second: Mark, pair: Pair) => number;
}

const STYLE_MAX = 50;
const FIT_MAX = 100;

/**
 * The losses in a brief, remembered for the search: the rules that take a mean, style and fit. A name's tenths are at
 * most 1000 less the mean of its pieces' losses, which is what lets a search leave out whole rows.
 */
export function lossesIn(context: Context): Losses {
  const { styles, found } = context;
  const known = new Map<string, { plain: number; fit: number }>();
  const of = (mark: Mark) => {
    const before = known.get(mark.char);
    if (before !== undefined) return before;
    let plain = isSmall(mark) ? 0 : STYLE_MAX - styleShare(mark, styles);
    for (const { max, share } of markShares) plain += max * 10 - share(mark, context);
    const loss = { plain, fit: isSmall(mark) ? 0 : FIT_MAX - fitShare(mark, found.trade) };
    known.set(mark.char, loss);
    return loss;
  };
  return {
    ofMark: (mark) => of(mark).plain + of(mark).fit,
    ofPair: (first, second, pair) => {
      const fit = Math.min(
        of(first).fit + of(second).fit,
        2 * (FIT_MAX - pairFitShare([first, second], pair, found.trade)),
      );
      return of(first).plain + of(second).plain + Math.max(0, fit);
    },
  };
}

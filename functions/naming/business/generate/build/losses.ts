import { mostUnfit } from "#functions/naming/business/generate/gate.ts";
import type { Context } from "#functions/naming/business/score/context.ts";
import { fitShare, isSmall, pairFitShare, styleShare } from "#functions/naming/business/score/rules/fit.ts";
import { typedLoss } from "#functions/naming/business/score/rules/memory.ts";
import { endLoss, innerLoss } from "#functions/naming/business/score/rules/sound.ts";
import { markShares } from "#functions/naming/business/score/score.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Pair } from "#functions/naming/business/sign/pairs.ts";

/** What a piece of a name loses by itself, wherever it stands. */
export interface Loss {
  /** Tenths of a point. */
  readonly loss: number;
  /**
   * Tenths of fitsTrade that it loses beyond what suitsTrade lets each character lose; a whole name's sum is
   * 0 at most.
   */
  readonly unfit: number;
}

/** What the pieces of names lose in one brief. */
export interface Losses {
  readonly ofMark: (mark: Mark) => Loss;
  /** The loss of a character beside a pair: without its fit, as the pair may call enough to mind for both. */
  readonly ofAffix: (mark: Mark) => Loss;
  /** The loss of two characters that are a pair, for both together. */
  readonly ofPair: (first: Mark, second: Mark, pair: Pair) => Loss;
  /** What a piece loses in addition where it ends the name. */
  readonly ofEnd: (marks: readonly Mark[]) => number;
}

const STYLE_MAX = 50;
const FIT_MAX = 100;

/**
 * The losses in a brief, made once for its context: of the rules that take a mean, of style and fit, and of a
 * pair's sound. A name has at most 1001 tenths less its pieces' losses divided by its length (one rule rounds
 * in the name's favour), so a search can leave out whole rows.
 */
export function lossesIn(context: Context): Losses {
  const losses = remembered.get(context) ?? reckon(context);
  remembered.set(context, losses);
  return losses;
}

const remembered = new WeakMap<Context, Losses>();

function reckon(context: Context): Losses {
  const { styles, found } = context;
  const { length } = context.brief;
  const known = new Map<string, { plain: number; fit: number; unfit: number }>();
  const may = mostUnfit(context);
  const lossesOf = (mark: Mark) => {
    const before = known.get(mark.char);
    if (before !== undefined) return before;
    let plain = typedLoss(mark) + (isSmall(mark) ? 0 : STYLE_MAX - styleShare(mark, styles));
    for (const { max, share } of markShares) plain += max * 10 - share(mark, context);
    const fit = isSmall(mark) ? 0 : FIT_MAX - fitShare(mark, found.trade);
    const loss = { plain, fit, unfit: isSmall(mark) ? 0 : fit - may };
    known.set(mark.char, loss);
    return loss;
  };
  return {
    ofMark: (mark) => ({ loss: lossesOf(mark).plain + lossesOf(mark).fit, unfit: lossesOf(mark).unfit }),
    ofAffix: (mark) => ({ loss: lossesOf(mark).plain, unfit: Math.min(0, lossesOf(mark).unfit) }),
    ofPair: (first, second, pair) => {
      const [one, other] = [lossesOf(first), lossesOf(second)];
      const whole = 2 * (FIT_MAX - pairFitShare([first, second], pair, found.trade));
      const fit = Math.max(0, Math.min(one.fit + other.fit, whole));
      const unfit = Math.min(one.unfit + other.unfit, whole - 2 * may);
      const sounds = length > 2 ? innerLoss([first, second]) * length : 0;
      return { loss: one.plain + other.plain + fit + sounds, unfit };
    },
    ofEnd: (marks) => endLoss(marks) * length,
  };
}

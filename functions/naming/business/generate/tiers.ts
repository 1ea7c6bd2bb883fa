import type { Context } from "#functions/naming/business/score/context.ts";
import { type RankedScore, rankAtLeast } from "#functions/naming/business/score/score.ts";
import { type Sign, signOf } from "#functions/naming/business/sign/sign.ts";
import { signsOf } from "#functions/naming/business/sign/store.ts";
import { tasteNamed } from "#functions/naming/business/trade/tastes.ts";
import { composed, spareNames } from "./compose.ts";
import { suitsTaste } from "./gate.ts";

/** A name with its rank. */
export interface Ranked extends RankedScore {
  readonly sign: Sign;
}

/** No name is proposed whose total is below this; with a wanted character, which may be a poor one, below the other. */
const LEAST = 60;
const LEAST_WANTED = 45;

/**
 * The names of a brief in tiers, each best first and no name twice: with wanted characters those that have them; else the
 * signs written for the trade's taste, then those of its kin, then what the taste puts together. A tier is worked out only
 * when it is asked for.
 */
export function* tiersOf(context: Context): Generator<readonly Ranked[]> {
  const seen = new Set<string>();
  for (const texts of textsOf(context)) yield ranked(texts, seen, context);
}

function* textsOf({ brief: { must, length }, found }: Context): Generator<readonly string[]> {
  const { taste } = found.trade;
  if (must !== "") {
    yield* composed([...must], length, taste);
    return;
  }
  yield signsOf(taste.name, length);
  yield taste.kin.flatMap((kin) => signsOf(tasteNamed(kin).name, length));
  yield spareNames(length, taste);
}

function ranked(texts: readonly string[], seen: Set<string>, context: Context): readonly Ranked[] {
  const { avoid, must } = context.brief;
  const floor = must === "" ? LEAST : LEAST_WANTED;
  const found: Ranked[] = [];
  for (const text of texts) {
    if (seen.has(text)) continue;
    seen.add(text);
    if (avoid.some((char) => text.includes(char))) continue;
    const sign = signOf(text);
    if (sign === null || !suitsTaste(sign, context)) continue;
    const rank = rankAtLeast(sign, context, floor);
    if (rank !== null) found.push({ sign, ...rank });
  }
  return found.sort(bestFirst);
}

/** Best first: total, then tenths, then code points. */
export function bestFirst(one: Ranked, other: Ranked): number {
  return other.total - one.total || other.fine - one.fine || (one.sign.text < other.sign.text ? -1 : 1);
}

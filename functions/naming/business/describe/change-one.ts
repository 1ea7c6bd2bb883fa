import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { mayBeProposed, suitsTaste } from "#functions/naming/business/generate/gate.ts";
import { findingsFor } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import { billOfSign, type RankedScore, rankAtLeast } from "#functions/naming/business/score/score.ts";
import { businessCharacters } from "#functions/naming/business/sign/characters.ts";
import { PATTERN_LEAST } from "#functions/naming/business/sign/cohesion.ts";
import { type Mark, markOf } from "#functions/naming/business/sign/marks.ts";
import { PROPOSABLE } from "#functions/naming/business/sign/phrase.ts";
import { type Sign, signFrom, signOf } from "#functions/naming/business/sign/sign.ts";
import { KINS, type Kin } from "#functions/naming/person/suggest/kin.ts";

/** A 字号 with one character changed (换一个字), how the new one is kin to the old, and what it would score. */
export interface SignChange {
  readonly sign: string;
  /** Place in the 字号, 0 the first. */
  readonly place: number;
  readonly char: string;
  readonly instead: string;
  readonly kin: Kin;
  readonly total: number;
}

interface Tried extends RankedScore {
  readonly sign: Sign;
  readonly mark: Mark;
  readonly kin: Kin;
}

/** How many changes of each kin are given for one place. */
const EACH = 3;

/**
 * The best changes of one character for each place, those that sound alike first, then those that call the same to
 * mind, then the rest; only such as score more than the 字号 itself, are known to hang together, and may be proposed.
 */
export function signChanges(text: string, brief: BusinessBrief): readonly SignChange[] {
  const sign = signOf(text);
  if (sign === null) return [];
  const context = contextOf(brief);
  const own = billOfSign(sign, context).total;
  return sign.marks.flatMap((_, place) => changesAt(sign, place, context, own));
}

function changesAt(sign: Sign, place: number, context: Context, own: number): readonly SignChange[] {
  const old = sign.marks[place];
  if (old === undefined) return [];
  const tried = businessCharacters().flatMap(({ char }): Tried[] => {
    const mark = markOf(char);
    if (mark === undefined || sign.text.includes(char)) return [];
    const changed = signFrom(sign.marks.with(place, mark));
    if (!isSaid(changed) || changed.cohesion.tenths < Math.min(sign.cohesion.tenths, PATTERN_LEAST))
      return [];
    const rank = rankAtLeast(changed, context, own + 1);
    return rank === null ? [] : [{ sign: changed, mark, kin: kinOf(old, mark), ...rank }];
  });
  return KINS.flatMap((kin) => bestOf(tried, kin, context)).map(({ sign: changed, mark, kin, total }) => ({
    sign: changed.text,
    place,
    char: mark.char,
    instead: old.char,
    kin,
    total,
  }));
}

/** Whether a 字号 is known to go together, as a whole or by the words in it: two characters that merely fit the grammar (夜王) do not. */
const isSaid = ({ cohesion: { shape, tenths, pairs } }: Sign): boolean =>
  shape !== "phrase" && tenths >= PROPOSABLE && pairs.every(({ picked }) => picked);

/**
 * The best changes of one kin that may be offered; the costly check runs from the best down until there are
 * enough.
 */
function bestOf(tried: readonly Tried[], kin: Kin, context: Context): readonly Tried[] {
  const found: Tried[] = [];
  for (const one of tried.filter((each) => each.kin === kin).sort(bestFirst)) {
    if (found.length === EACH) break;
    if (mayBeOffered(one.sign, context)) found.push(one);
  }
  return found;
}

/**
 * May a 字号 be offered instead of another? It must suit the trade, be proposable and have no finding at all.
 */
const mayBeOffered = (sign: Sign, context: Context): boolean =>
  suitsTaste(sign, context) &&
  mayBeProposed(sign, context) &&
  findingsFor(sign.text, context.brief).length === 0;

/** More points first; of equal ones the code point decides, so that the same name always gets the same advice. */
const bestFirst = (one: Tried, other: Tried): number =>
  other.total - one.total || other.fine - one.fine || (one.sign.text < other.sign.text ? -1 : 1);

function kinOf(old: Mark, mark: Mark): Kin {
  if (old.sound.id === mark.sound.id) return "sound";
  const shared = old.own?.imagery.some((image) => mark.own?.imagery.includes(image)) === true;
  return shared ? "meaning" : "other";
}

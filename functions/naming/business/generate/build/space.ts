import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { HEADS, LINKS, TAILS } from "#functions/naming/business/data/patterns-data.ts";
import { HALF_KNOWN_LOSS } from "#functions/naming/business/score/rules/distinct.ts";
import {
  COHESION_MAX,
  type CohesionShape,
  LOOSE_MAX,
  PATTERN_LEAST,
} from "#functions/naming/business/sign/cohesion.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { findPair } from "#functions/naming/business/sign/pairs.ts";
import {
  affixTenths,
  countings,
  mayClose,
  PATTERN_MAX,
  turnOf,
  VERSE_BONUS,
  verseTenths,
} from "#functions/naming/business/sign/patterns.ts";
import { PHRASE_MAX, PROPOSABLE, phraseTenths } from "#functions/naming/business/sign/phrase.ts";
import { type Sign, signFrom } from "#functions/naming/business/sign/sign.ts";
import { type Bound, mostOf, mostWith } from "./bound.ts";
import { middleNames, sightNames, twinNames } from "./frames.ts";
import {
  blocks,
  ending,
  markPieces,
  openPieces,
  type PairedPiece,
  type Piece,
  pairPieces,
  piecePairs,
} from "./pieces.ts";

/** A name and the shape it was built as; `shape` is null where it may read as any. */
interface Built {
  readonly marks: readonly Mark[];
  readonly shape: CohesionShape | null;
}

/**
 * Every name that may be proposed for a brief, each once: of two characters the picked pairs and all that make a
 * phrase, of three and four all that our patterns build of them. With wanted characters only names that have them
 * all, but of these any that can be built, however loosely.
 */
export function* signSpace(brief: BusinessBrief, bound: Bound): Generator<Sign> {
  const wanted = Array.from(brief.must);
  const refused = new Set(brief.avoid);
  const seen = new Set<string>();
  for (const { marks, shape } of built(brief.length, wanted, bound)) {
    if (wanted.length > 0 && !wanted.every((char) => marks.some((mark) => mark.char === char))) continue;
    if (refused.size > 0 && marks.some(({ char }) => refused.has(char))) continue;
    const sign = signFrom(marks);
    if (wanted.length > 0) {
      if (seen.has(sign.text)) continue;
      seen.add(sign.text);
    } else if (shape !== null && (sign.cohesion.shape !== shape || sign.cohesion.tenths < PATTERN_LEAST)) {
      // Some names can be built in two ways: they come once, as what they read best as.
      continue;
    }
    yield sign;
  }
}

function* built(length: 2 | 3 | 4, wanted: readonly string[], bound: Bound): Generator<Built> {
  if (wanted.length === length) yield* orders(wanted);
  else if (length === 2) yield* twos(wanted, bound);
  else if (length === 3) yield* threes(wanted, bound);
  else yield* fours(wanted, bound);
}

/** Picked pairs and phrases; with a wanted character also the pairs that make no phrase with it. */
function* twos(wanted: readonly string[], bound: Bound): Generator<Built> {
  const { losses } = bound;
  const most = mostWith(bound, COHESION_MAX, 2);
  for (const { marks, loss, unfit } of pairPieces(losses)) {
    if (loss > most) break;
    if (unfit <= 0) yield { marks, shape: null };
  }
  const open = openPieces(wanted, losses);
  const least = wanted.length > 0 ? 0 : PROPOSABLE;
  for (const [one, other] of piecePairs(open, open, mostWith(bound, PHRASE_MAX, 2))) {
    const [first, second] = [one.marks[0], other.marks[0]];
    if (first === undefined || second === undefined || first === second) continue;
    if (wanted.length > 0 && !wanted.includes(first.char) && !wanted.includes(second.char)) continue;
    if (phraseTenths(first, second) < least || findPair(first.char + second.char) !== undefined) continue;
    yield { marks: [first, second], shape: null };
  }
}

/** A pair with a head or a tail, a place and a thing (云上禾), a counted thing (三里禾). */
function* threes(wanted: readonly string[], bound: Bound): Generator<Built> {
  const { losses } = bound;
  const pairs = blocks(wanted, losses);
  const tails = ending(markPieces(Object.keys(TAILS), losses.ofAffix), losses);
  const loosely = wanted.length > 0;
  for (const [pair, tail] of affixed("tail", pairs, tails, bound, loosely)) {
    yield { marks: [...pair.marks, ...tail.marks], shape: "tail" };
  }
  const heads = markPieces(Object.keys(HEADS), losses.ofAffix);
  for (const [pair, head] of affixed("head", ending(pairs, losses), heads, bound, loosely)) {
    yield { marks: [...head.marks, ...pair.marks], shape: "head" };
  }
  const least = loosely ? PATTERN_MAX : 0;
  for (const marks of middleNames(bound, least)) yield { marks, shape: "middle" };
  for (const [measure, { nouns }] of countings()) {
    for (const noun of nouns) yield* spelled(measure + noun, "counted");
  }
}

/**
 * Pairs with each affix that may stand behind or before them; `loosely`: also where the two make no pattern
 * we know.
 */
function* affixed(
  shape: "tail" | "head",
  pairs: readonly PairedPiece[],
  affixes: readonly Piece[],
  bound: Bound,
  loosely: boolean,
): Generator<readonly [PairedPiece, Piece]> {
  for (const found of piecePairs(pairs, affixes, mostOf(bound, 3))) {
    const [pair, affix] = found;
    const [beside] = affix.marks;
    if (beside === undefined) continue;
    if (!loosely) {
      const tenths = affixTenths(shape, pair, beside);
      const known = pair.pair.coined ? 0 : HALF_KNOWN_LOSS * 3;
      if (tenths < PATTERN_LEAST || pair.loss + affix.loss + known > mostWith(bound, tenths, 3)) continue;
    }
    yield found;
  }
}

/** Two pairs, one leading word twice (一山一木), a place with what is seen there (云上有禾). */
function* fours(wanted: readonly string[], bound: Bound): Generator<Built> {
  const pairs = blocks(wanted, bound.losses);
  if (wanted.length > 0) yield* around(pairs, wanted, bound);
  else yield* verses(pairs, bound);
  const least = wanted.length > 0 ? PATTERN_MAX : 0;
  for (const marks of twinNames(bound, least)) yield { marks, shape: "twin" };
  for (const marks of sightNames(bound, least)) yield { marks, shape: "sight" };
}

/** Two pairs that follow each other: the first is a word, the second a word or what may close a verse. */
function* verses(pairs: readonly PairedPiece[], bound: Bound): Generator<Built> {
  const fronts = pairs.filter(({ pair }) => !pair.coined);
  const byTurn = Map.groupBy(ending(pairs.filter(mayClose), bound.losses), ({ marks }) => turnOf(marks));
  for (const front of fronts) {
    const links = LINKS[turnOf(front.marks)];
    for (const [turn, backs] of byTurn) {
      if (links[turn] === 0) continue;
      const known = front.loss + HALF_KNOWN_LOSS * 4;
      const most = Math.min(mostOf(bound, 4), mostWith(bound, links[turn] + VERSE_BONUS, 4));
      for (const back of backs) {
        if (known + back.loss > most) break;
        if (front.unfit + back.unfit > 0) continue;
        const tenths = verseTenths(front, back);
        if (tenths < PATTERN_LEAST || known + back.loss > mostWith(bound, tenths, 4)) continue;
        yield { marks: [...front.marks, ...back.marks], shape: "verse" };
      }
    }
  }
}

/** A pair with a wanted character before or behind a word, or two such pairs, though they make no verse. */
function* around(pairs: readonly PairedPiece[], wanted: readonly string[], bound: Bound): Generator<Built> {
  const having = pairs.filter(({ marks }) => marks.some(({ char }) => wanted.includes(char)));
  const others = pairs.filter((one) => !one.pair.coined || having.includes(one));
  for (const [one, other] of piecePairs(having, others, mostOf(bound, 4))) {
    if (one.marks.some((mark) => other.marks.includes(mark))) continue;
    if (mayReach(one, other, bound)) yield { marks: [...one.marks, ...other.marks], shape: null };
    if (mayReach(other, one, bound)) yield { marks: [...other.marks, ...one.marks], shape: null };
  }
}

/** Whether two pairs stay within the bound, with the cohesion of the verse they make or else LOOSE_MAX. */
function mayReach(front: PairedPiece, back: PairedPiece, bound: Bound): boolean {
  const loss = front.loss + back.loss + bound.losses.ofEnd(back.marks);
  return loss <= mostWith(bound, Math.max(LOOSE_MAX, verseTenths(front, back)), 4);
}

function* spelled(text: string, shape: CohesionShape | null): Generator<Built> {
  const marks = marksOf(text);
  if (marks !== null) yield { marks, shape };
}

/** The wanted characters alone, in all orders. */
function* orders(wanted: readonly string[]): Generator<Built> {
  for (const text of arrangements(wanted)) yield* spelled(text, null);
}

function arrangements(chars: readonly string[]): readonly string[] {
  if (chars.length <= 1) return [chars.join("")];
  const found = chars.flatMap((char, at) =>
    arrangements([...chars.slice(0, at), ...chars.slice(at + 1)]).map((rest) => char + rest),
  );
  return [...new Set(found)];
}

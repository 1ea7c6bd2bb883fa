import type { BusinessBrief } from "../brief.ts";
import { HEADS, LINKS, MIDDLES, SIGHTS, TAILS, TWINS } from "../data/patterns-data.ts";
import { type Mark, marksOf } from "../marks.ts";
import { findPair } from "../pairs.ts";
import { type Sign, signFrom } from "../sign.ts";
import { COHESION_MAX, PATTERN_LEAST, type Shape } from "./cohesion.ts";
import { countings, mayClose, PATTERN_MAX, turnOf, verseTenths } from "./patterns.ts";
import { PHRASE_MAX, PROPOSABLE, phraseTenths } from "./phrase.ts";
import {
  type Bound,
  blocks,
  joined,
  markPieces,
  openPieces,
  type PairedPiece,
  pairPieces,
} from "./pieces.ts";

/** A name as one way of building gives it; `shape` null: whatever it reads as. */
interface Built {
  readonly marks: readonly Mark[];
  readonly shape: Shape | null;
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

/** With a wanted character, everything beside it is looked at. */
function* twos(wanted: readonly string[], { losses, allowance }: Bound): Generator<Built> {
  for (const { marks, loss } of pairPieces(losses)) if (loss <= allowance * 2) yield { marks, shape: null };
  const open = openPieces(wanted, losses);
  const least = wanted.length > 0 ? 0 : PROPOSABLE;
  for (const [one, other] of joined(open, open, (allowance - COHESION_MAX + PHRASE_MAX) * 2)) {
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
  const most = mostOf(bound, 3);
  const pairs = blocks(wanted, losses);
  for (const [pair, tail] of joined(pairs, markPieces(Object.keys(TAILS), losses), most)) {
    yield { marks: [...pair.marks, ...tail.marks], shape: "tail" };
  }
  for (const [pair, head] of joined(pairs, markPieces(Object.keys(HEADS), losses), most)) {
    yield { marks: [...head.marks, ...pair.marks], shape: "head" };
  }
  for (const [middle, { before, things }] of Object.entries(MIDDLES)) {
    for (const place of before) for (const thing of things) yield* spelled(place + middle + thing, "middle");
  }
  for (const [measure, { nouns }] of countings()) {
    for (const noun of nouns) yield* spelled(measure + noun, "counted");
  }
}

/** Two pairs, one leading word twice (一山一木), a place with what is seen there (云上有禾). */
function* fours(wanted: readonly string[], bound: Bound): Generator<Built> {
  const pairs = blocks(wanted, bound.losses);
  if (wanted.length > 0) yield* around(pairs, wanted);
  else yield* verses(pairs, bound);
  for (const [lead, { things }] of Object.entries(TWINS)) {
    for (const one of things) for (const other of things) yield* spelled(lead + one + lead + other, "twin");
  }
  yield* sights();
}

/** Two pairs that follow each other: the first is a word, the second a word or what may close a verse. */
function* verses(pairs: readonly PairedPiece[], bound: Bound): Generator<Built> {
  const fronts = pairs.filter(({ pair }) => !pair.coined);
  const byTurn = Map.groupBy(pairs.filter(mayClose), ({ marks }) => turnOf(marks));
  for (const front of fronts) {
    const links = LINKS[turnOf(front.marks)];
    for (const [turn, backs] of byTurn) {
      if (links[turn] === 0) continue;
      for (const back of backs) {
        if (front.loss + back.loss > mostOf(bound, 4)) break;
        const tenths = verseTenths(front, back);
        if (tenths < PATTERN_LEAST || front.loss + back.loss > mostWith(bound, tenths)) continue;
        yield { marks: [...front.marks, ...back.marks], shape: "verse" };
      }
    }
  }
}

/** A pair with a wanted character before or behind a word, or two such pairs. */
function* around(pairs: readonly PairedPiece[], wanted: readonly string[]): Generator<Built> {
  const having = pairs.filter(({ marks }) => marks.some(({ char }) => wanted.includes(char)));
  const words = pairs.filter(({ pair }) => !pair.coined);
  for (const one of having) {
    for (const other of [...words, ...having]) {
      if (one.marks.some((mark) => other.marks.includes(mark))) continue;
      yield { marks: [...one.marks, ...other.marks], shape: null };
      yield { marks: [...other.marks, ...one.marks], shape: null };
    }
  }
}

function* sights(): Generator<Built> {
  for (const [middle, { before }] of Object.entries(MIDDLES)) {
    for (const [sight, { things }] of Object.entries(SIGHTS)) {
      for (const place of before) {
        for (const thing of things) yield* spelled(place + middle + sight + thing, "sight");
      }
    }
  }
}

const mostWith = ({ allowance }: Bound, tenths: number): number => (allowance - COHESION_MAX + tenths) * 4;

/** Losses are summed over a name's characters here, and no pattern is without a loss of its own. */
const mostOf = ({ allowance }: Bound, length: number): number =>
  (allowance - COHESION_MAX + PATTERN_MAX) * length;

function* spelled(text: string, shape: Shape | null): Generator<Built> {
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

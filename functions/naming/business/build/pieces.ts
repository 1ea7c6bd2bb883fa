import { businessCharacters } from "../characters.ts";
import { type Mark, markOf } from "../marks.ts";
import { type Pair, pickedPairs } from "../pairs.ts";
import type { Losses } from "./losses.ts";
import { pairPiece } from "./phrase.ts";

/** Characters that go into a name together, with the sum of their losses. */
export interface Piece {
  readonly marks: readonly Mark[];
  readonly loss: number;
}

/** From here on a character is good enough for what nobody picked. */
const OPEN_GRADE = 6;
/** So many of the pairs that only a wanted character brings in go into longer names: those that lose least. */
const MOST_WANTED = 200;

/** A piece that is a pair. */
export interface PairedPiece extends Piece {
  readonly pair: Pair;
}

/** The picked pairs, least loss first. */
export function pairPieces(losses: Losses): readonly PairedPiece[] {
  const pieces: PairedPiece[] = [];
  for (const pair of pickedPairs().values()) {
    const [first, second] = [markOf(pair.text.slice(0, 1)), markOf(pair.text.slice(1))];
    if (first === undefined || second === undefined) continue;
    const loss = losses.ofPair(first, second, pair);
    pieces.push({ marks: [first, second], loss, pair });
  }
  return pieces.sort(leastLoss);
}

/** The picked pairs; with wanted characters also what makes a phrase with one of them, and the wanted ones together. */
export function blocks(wanted: readonly string[], losses: Losses): readonly PairedPiece[] {
  const picked = pairPieces(losses);
  if (wanted.length === 0) return picked;
  const open = openPieces(wanted, losses);
  const wantedOnly: PairedPiece[] = [];
  const more: PairedPiece[] = [];
  for (const [one, other] of joined(open, open, Number.POSITIVE_INFINITY)) {
    const [first, second] = [one.marks[0], other.marks[0]];
    if (first === undefined || second === undefined || first === second) continue;
    const wants = [first, second].filter(({ char }) => wanted.includes(char)).length;
    if (wants === 0) continue;
    const pair = pairPiece(first, second) ?? (wants === 2 ? asPair(first, second) : undefined);
    if (pair === undefined || pair.picked) continue;
    (wants === 2 ? wantedOnly : more).push({ marks: [first, second], loss: one.loss + other.loss, pair });
  }
  const beside = [...wantedOnly, ...more.sort(leastLoss).slice(0, MOST_WANTED)].map((piece) =>
    bounded(piece, losses),
  );
  return [...picked, ...beside].sort(leastLoss);
}

/** With what the pair loses at the least: as a whole it may call more to mind than its characters do. */
function bounded(piece: PairedPiece, losses: Losses): PairedPiece {
  const [first, second] = piece.marks;
  if (first === undefined || second === undefined) return piece;
  return { ...piece, loss: losses.ofPair(first, second, piece.pair) };
}

/** The same pieces as the ends of names. */
export function ending<T extends Piece>(pieces: readonly T[], losses: Losses): readonly T[] {
  return pieces.map((piece) => ({ ...piece, loss: piece.loss + losses.ofEnd(piece.marks) })).sort(leastLoss);
}

/** Two characters that make no phrase, as the owner wants them. */
function asPair(first: Mark, second: Mark): Pair {
  return { text: first.char + second.char, coined: true, imagery: [], picked: false };
}

/** Characters good enough for what nobody picked, and the wanted ones whatever they are; least loss first. */
export function openPieces(wanted: readonly string[], losses: Losses): readonly Piece[] {
  const good = businessCharacters().filter(({ grade }) => grade >= OPEN_GRADE);
  return markPieces(new Set([...good.map(({ char }) => char), ...wanted]), losses.ofMark);
}

/** One piece for each character, least loss first. */
export function markPieces(chars: Iterable<string>, lossOf: (mark: Mark) => number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const char of chars) {
    const mark = markOf(char);
    if (mark !== undefined) pieces.push({ marks: [mark], loss: lossOf(mark) });
  }
  return pieces.sort(leastLoss);
}

/** Pairs of pieces out of two lists, least loss first, whose losses together are no more than `most`. */
export function* joined<One extends Piece, Other extends Piece>(
  ones: readonly One[],
  others: readonly Other[],
  most: number,
): Generator<readonly [One, Other]> {
  for (const one of ones) {
    if (one.loss > most) return;
    for (const other of others) {
      if (one.loss + other.loss > most) break;
      yield [one, other];
    }
  }
}

const leastLoss = (one: Piece, other: Piece): number => one.loss - other.loss;

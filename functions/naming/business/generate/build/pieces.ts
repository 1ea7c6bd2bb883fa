import { businessCharacters } from "#functions/naming/business/sign/characters.ts";
import { type Mark, markOf } from "#functions/naming/business/sign/marks.ts";
import { type Pair, pickedPairs } from "#functions/naming/business/sign/pairs.ts";
import { pairPiece } from "#functions/naming/business/sign/phrase.ts";
import type { Loss, Losses } from "./losses.ts";

/** Characters that go into a name together, with the sums of their losses. */
export interface Piece extends Loss {
  readonly marks: readonly Mark[];
}

/** From this grade of meaning on a character may stand in a pair that nobody picked. */
const OPEN_GRADE = 6;
/** How many unpicked pairs with one wanted character go into longer names: those that lose least. */
const MOST_WANTED = 200;

/** A piece that is a pair. */
export interface PairedPiece extends Piece {
  readonly pair: Pair;
}

const paired = new WeakMap<Losses, readonly PairedPiece[]>();

/** The picked pairs, least loss first; kept beside the losses. */
export function pairPieces(losses: Losses): readonly PairedPiece[] {
  const pieces = paired.get(losses) ?? readPairs(losses);
  paired.set(losses, pieces);
  return pieces;
}

function readPairs(losses: Losses): readonly PairedPiece[] {
  const pieces: PairedPiece[] = [];
  for (const pair of pickedPairs().values()) {
    const [first, second] = [markOf(pair.text.slice(0, 1)), markOf(pair.text.slice(1))];
    if (first === undefined || second === undefined) continue;
    pieces.push({ marks: [first, second], pair, ...losses.ofPair(first, second, pair) });
  }
  return pieces.sort(leastLoss);
}

/**
 * The picked pairs; with wanted characters also the phrases that have one of them, and all pairs of wanted
 * ones.
 */
export function blocks(wanted: readonly string[], losses: Losses): readonly PairedPiece[] {
  const picked = pairPieces(losses);
  if (wanted.length === 0) return picked;
  const wantedOnly: PairedPiece[] = [];
  const more: PairedPiece[] = [];
  for (const [one, other] of withWanted(openPieces(wanted, losses), wanted)) {
    const [first, second] = [one.marks[0], other.marks[0]];
    if (first === undefined || second === undefined || first === second) continue;
    const both = wanted.includes(first.char) && wanted.includes(second.char);
    const pair = pairPiece(first, second) ?? (both ? asPair(first, second) : undefined);
    if (pair === undefined || pair.picked) continue;
    const piece = {
      marks: [first, second],
      loss: one.loss + other.loss,
      unfit: one.unfit + other.unfit,
      pair,
    };
    (both ? wantedOnly : more).push(piece);
  }
  const beside = [...wantedOnly, ...more.sort(leastLoss).slice(0, MOST_WANTED)].map((piece) =>
    bounded(piece, losses),
  );
  return [...picked, ...beside].sort(leastLoss);
}

/**
 * The piece with the least that its pair can lose: a pair as a whole may call more to mind than its
 * characters do.
 */
function bounded(piece: PairedPiece, losses: Losses): PairedPiece {
  const [first, second] = piece.marks;
  if (first === undefined || second === undefined) return piece;
  return { ...piece, ...losses.ofPair(first, second, piece.pair) };
}

/** Every two of the pieces of which one is wanted. */
function* withWanted(open: readonly Piece[], wanted: readonly string[]): Generator<readonly [Piece, Piece]> {
  const own = open.filter(({ marks }) => wanted.includes(marks[0]?.char ?? ""));
  for (const one of open) for (const other of own.includes(one) ? open : own) yield [one, other];
}

/** The pieces with what they lose where they end a name, least loss first. */
export function ending<T extends Piece>(pieces: readonly T[], losses: Losses): readonly T[] {
  return pieces.map((piece) => ({ ...piece, loss: piece.loss + losses.ofEnd(piece.marks) })).sort(leastLoss);
}

/** A pair of two wanted characters that make no phrase. */
function asPair(first: Mark, second: Mark): Pair {
  return { text: first.char + second.char, coined: true, imagery: [], picked: false };
}

/** Characters good enough for a pair that nobody picked, and all wanted ones; least loss first. */
export function openPieces(wanted: readonly string[], losses: Losses): readonly Piece[] {
  const good = businessCharacters().filter(({ grade }) => grade >= OPEN_GRADE);
  return markPieces(new Set([...good.map(({ char }) => char), ...wanted]), losses.ofMark);
}

/** One piece for each character, least loss first. */
export function markPieces(chars: Iterable<string>, lossOf: (mark: Mark) => Loss): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const char of chars) {
    const mark = markOf(char);
    if (mark !== undefined) pieces.push({ marks: [mark], ...lossOf(mark) });
  }
  return pieces.sort(leastLoss);
}

/** Pairs of pieces out of two lists, least loss first, that together lose no more than `most` and may suit the trade. */
export function* piecePairs<One extends Piece, Other extends Piece>(
  ones: readonly One[],
  others: readonly Other[],
  most: number,
  unfit = 0,
): Generator<readonly [One, Other]> {
  for (const one of ones) {
    if (one.loss > most) return;
    for (const other of others) {
      if (one.loss + other.loss > most) break;
      if (one.unfit + other.unfit + unfit <= 0) yield [one, other];
    }
  }
}

const leastLoss = (one: Piece, other: Piece): number => one.loss - other.loss;

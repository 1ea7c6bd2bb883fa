import { sha256Hex } from "./sha256.ts";

/** A name that may be in a pool: the given name without the surname, and its total of 100. */
export interface PooledName {
  readonly name: string;
  readonly score: number;
}

/** The names that a luck name (随机优选) is drawn from, with what anyone needs to see that it is the same pool. */
export interface Pool {
  /** In code point order, each once. */
  readonly names: readonly string[];
  /** Every name of the pool scores at least this. */
  readonly threshold: number;
  /** SHA-256 of the names joined by commas (UTF-8), in hex. */
  readonly digest: string;
}

/** Names from this total on are in the pool. */
export const POOL_THRESHOLD = 80;
/**
 * Where fewer names than this reach POOL_THRESHOLD, the threshold falls to the score of the name at this
 * place.
 */
export const POOL_LEAST = 30;
/** A pool has at most this many of the best names, and all that score the same as the last of them. */
export const POOL_MOST = 600;

/**
 * The pool of a family out of its names with their totals, in any order; all totals must come from one
 * version of the engine. Deterministic; depends on names and scores only. Throws a RangeError where one name
 * has two scores.
 */
export function poolOf(ranked: readonly PooledName[]): Pool {
  const scores = new Map<string, number>();
  for (const { name, score } of ranked) {
    if (scores.has(name) && scores.get(name) !== score)
      throw new RangeError(`two scores for one name: ${name}`);
    scores.set(name, score);
  }
  const threshold = thresholdOf([...scores.values()].sort((one, other) => other - one));
  const names = [...scores].filter(([, score]) => score >= threshold).map(([name]) => name);
  // JavaScript compares UTF-16 units: for all registrable characters, beyond the BMP too, the order of code points.
  names.sort();
  return { names, threshold, digest: sha256Hex(names.join(",")) };
}

function thresholdOf(best: readonly number[]): number {
  const reaching = best.filter((score) => score >= POOL_THRESHOLD).length;
  if (reaching < POOL_LEAST) return best[Math.min(POOL_LEAST, best.length) - 1] ?? POOL_THRESHOLD;
  return reaching <= POOL_MOST ? POOL_THRESHOLD : (best[POOL_MOST - 1] ?? POOL_THRESHOLD);
}

import type { Pool } from "./pool.ts";
import { sha256Hex } from "./sha256.ts";

/** The first draw and three more (再抽一次). */
export const DRAWS = 4;
const METHOD = "luopan-draw-1";
const WORD = 2 ** 32;

/** One draw, with all that is needed to repeat it by hand. */
export interface Draw {
  readonly index: number;
  readonly name: string;
  /** The text whose SHA-256 decided. */
  readonly message: string;
  readonly digest: string;
  /** The number read from the digest: its `word`-th group of 8 hex digits, counted from 0. */
  readonly word: number;
  readonly number: number;
  /** How many names were left to draw from: number mod left is the place among them. */
  readonly left: number;
  readonly place: number;
}

/**
 * Draws a name with the order number as the key: published, so that anyone with a sha256 tool can repeat it.
 * 1. Names left = the pool in its order without what earlier draws of this order gave; n of them.
 * 2. SHA-256 of the UTF-8 text `luopan-draw-1|{sn}|{index}`; index 0 is the first draw, 1–3 the further ones.
 * 3. Read the 64 hex digits as eight numbers of 8 digits. The first that is below the largest multiple of n within
 *    2³² counts (rejection: every name is equally likely); should none be, hash the text with `|1`, `|2` … behind it.
 * 4. number mod n is the place, counted from 0, among the names left.
 * Throws a RangeError for an index outside 0–3 or a pool that is used up.
 */
export function drawName(pool: Pool, sn: string, index: number): Draw {
  if (!Number.isInteger(index) || index < 0 || index >= DRAWS) throw new RangeError(`no such draw: ${index}`);
  const left = [...pool.names];
  for (let earlier = 0; earlier < index; earlier++) left.splice(drawFrom(left, sn, earlier).place, 1);
  return drawFrom(left, sn, index);
}

/** How many draws a pool allows: four, or fewer where it has fewer names. */
export function drawsOf(pool: Pool): number {
  return Math.min(DRAWS, pool.names.length);
}

/**
 * The text that a draw hashes. `round` goes up by one each time all eight numbers of a digest were rejected.
 */
export function messageOf(sn: string, index: number, round = 0): string {
  const message = `${METHOD}|${sn}|${index}`;
  return round === 0 ? message : `${message}|${round}`;
}

/** How the draw is repeated, in Chinese, for the page. */
export function drawInWords({ message, digest, word, number, left, place, name }: Draw): readonly string[] {
  return [
    `候选名按字的编码顺序排好，去掉这笔订单前面抽过的，还有 ${left} 个。`,
    `对文字“${message}”算 SHA-256，得到 ${digest}。`,
    `取第 ${word + 1} 组 8 位十六进制数 ${digest.slice(word * 8, word * 8 + 8)}，即十进制 ${number}。`,
    `${number} 除以 ${left}，余数是 ${place}，从 0 数起第 ${place} 个就是“${name}”。`,
  ];
}

/** A place among `left` names, read from the hash of an order number and a draw index. */
export function placeAmong(left: number, sn: string, index: number): Omit<Draw, "name"> {
  if (!Number.isInteger(left) || left < 1 || left > WORD)
    throw new RangeError(`no place among ${left} names`);
  const limit = WORD - (WORD % left);
  for (let round = 0; ; round++) {
    const message = messageOf(sn, index, round);
    const digest = sha256Hex(message);
    for (let word = 0; word < 8; word++) {
      const number = Number.parseInt(digest.slice(word * 8, word * 8 + 8), 16);
      if (number < limit) return { index, message, digest, word, number, left, place: number % left };
    }
  }
}

function drawFrom(left: readonly string[], sn: string, index: number): Draw {
  const found = placeAmong(left.length, sn, index);
  const name = left[found.place];
  if (name === undefined) throw new RangeError(`no name at ${found.place} of ${left.length}`);
  return { ...found, name };
}

import { findBusinessCharacter } from "#functions/naming/business/sign/characters.ts";
import { pickedPairs } from "#functions/naming/business/sign/pairs.ts";
import { signsOf } from "#functions/naming/business/sign/store.ts";
import { GENERAL_TASTE, type Taste, tasteNamed } from "#functions/naming/business/trade/tastes.ts";

/** How many pairs with a wanted character go into longer names. */
const MOST_PAIRS = 9;
/** How many characters that begin or end signs of a taste go beside a wanted one. */
const MOST_PARTNERS = 50;

/**
 * Names of `length` characters with all the wanted ones, in two tiers: the store's, of the taste and its kin, with what the
 * taste puts before and behind them (正＿, ＿家, 老街＿, ＿人家); then what is put together more freely. At most a few hundred.
 */
export function composed(
  wanted: readonly string[],
  length: number,
  taste: Taste,
): readonly (readonly string[])[] {
  const own = [...storedWith(wanted, length, taste), ...arranged(wanted, length, taste)];
  if (length === 2) return [own, pairsAround(wanted, taste)];
  if (wanted.length > 1) return [own];
  const longer = pairsWith(wanted, taste).flatMap((pair) => around(pair, length, taste));
  const kin = length === 3 ? taste.kin.flatMap((name) => arranged(wanted, length, tasteNamed(name))) : [];
  return [own, [...longer, ...kin]];
}

const arranged = (wanted: readonly string[], length: number, taste: Taste): readonly string[] =>
  arrangements(wanted).flatMap((core) => around(core, length, taste));

/** Signs of the store with all the wanted characters, written for the taste, its kin, or any trade. */
function storedWith(wanted: readonly string[], length: number, { name, kin }: Taste): readonly string[] {
  const near = [name, ...kin, GENERAL_TASTE];
  return near.flatMap((one) => withAll(signsOf(one, length), wanted, length));
}

/**
 * Pairs with the wanted characters beyond the taste's own heads and tails: beside the characters that most often begin and end
 * its signs of two, what its kin put before and behind them, and picked ones.
 */
function pairsAround(wanted: readonly string[], taste: Taste): readonly string[] {
  const signs = signsOf(taste.name, 2);
  const heads = mostOf(signs.map((sign) => sign.slice(0, 1)));
  const tails = mostOf(signs.map((sign) => sign.slice(1)));
  const others = [{ ...taste, heads, tails }, ...taste.kin.map(tasteNamed)];
  const pairs = others.flatMap((other) => arranged(wanted, 2, other));
  return [...pairs, ...pickedWith(wanted, taste)];
}

/** The characters that come most often, at most MOST_PARTNERS of them. */
function mostOf(chars: readonly string[]): readonly string[] {
  const counts = Map.groupBy(chars, (char) => char);
  const often = [...counts].toSorted(([, ones], [, others]) => others.length - ones.length);
  return often.slice(0, MOST_PARTNERS).map(([char]) => char);
}

/** Names of the taste that have none of the store's words for a whole: what goes before a word, and behind it. */
export function spareNames(length: number, { heads, tails, before, behind }: Taste): readonly string[] {
  const [ones, others] = length === 4 ? [before, behind] : [heads, tails];
  if (length < 4) {
    const longer = length === 2 ? others : behind;
    const shorter = length === 2 ? [] : joined(before, tails);
    return [...new Set([...joined(ones, longer), ...shorter])].filter(isPlain);
  }
  return joined(ones, others).filter(isPlain);
}

/** The core with all that its length leaves room for, before it or behind it. */
function around(core: string, length: number, { heads, tails, before, behind }: Taste): readonly string[] {
  const room = length - core.length;
  const whole = [core];
  if (room === 0) return whole;
  if (room === 1) return [...joined(heads, whole), ...joined(whole, tails)].filter(isPlain);
  if (room === 2) {
    const both = joined(joined(heads, whole), tails);
    return [...joined(before, whole), ...joined(whole, behind), ...both].filter(isPlain);
  }
  return joined([...joined(heads, whole), ...joined(whole, tails)], behind).filter(isPlain);
}

/** Pairs of the store and picked ones that have the wanted character, those for this taste first. */
function pairsWith(wanted: readonly string[], taste: Taste): readonly string[] {
  const pairs = new Set([...storedWith(wanted, 2, taste), ...pickedWith(wanted, taste)]);
  return [...pairs].slice(0, MOST_PAIRS);
}

/** Picked pairs that have the wanted characters and otherwise call to mind what suits the taste. */
const pickedWith = (wanted: readonly string[], taste: Taste): readonly string[] =>
  withAll(pickedPairs().keys(), wanted, 2).filter((pair) =>
    [...pair].every((char) => wanted.includes(char) || suits(char, taste)),
  );

const suits = (char: string, { imagery }: Taste): boolean =>
  (findBusinessCharacter(char)?.imagery ?? []).some((image) => (imagery.get(image) ?? 0) > 1);

function withAll(signs: Iterable<string>, wanted: readonly string[], length: number): readonly string[] {
  const found: string[] = [];
  for (const sign of signs) {
    if (sign.length === length && wanted.every((char) => sign.includes(char))) found.push(sign);
  }
  return found;
}

const joined = (ones: readonly string[], others: readonly string[]): readonly string[] =>
  ones.flatMap((one) => others.map((other) => one + other));

/** No character stands in it twice. */
const isPlain = (text: string): boolean => new Set(text).size === text.length;

function arrangements(chars: readonly string[]): readonly string[] {
  if (chars.length <= 1) return [chars.join("")];
  const found = chars.flatMap((char, at) =>
    arrangements([...chars.slice(0, at), ...chars.slice(at + 1)]).map((rest) => char + rest),
  );
  return [...new Set(found)];
}

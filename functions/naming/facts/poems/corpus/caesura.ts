/** By the length of a stretch of verse: after which characters (from 1) it parts: 2|2, 2|3, 2|2|2, 2|2|3. */
const CAESURAS: ReadonlyMap<number, readonly number[]> = new Map([
  [4, [2]],
  [5, [2]],
  [6, [2, 4]],
  [7, [2, 4]],
]);

/** More characters than any stretch between two marks has. */
const LONGEST = 256;

/** By the length of a stretch of verse, a bit for each place (from 0) after which a caesura (顿) falls. */
export const caesuraBits: Uint8Array = new Uint8Array(LONGEST);
for (const [length, afters] of CAESURAS) {
  for (const after of afters) caesuraBits[length] = (caesuraBits[length] ?? 0) | (1 << (after - 1));
}

/**
 * The places (in characters) of a sentence of verse after which a caesura falls: in 谢安涵雅量 the 安 and the 涵 stand
 * side by side, but belong to two words.
 */
export function caesuras(sentence: string): ReadonlySet<number> {
  const places = new Set<number>();
  let start = 0;
  let at = 0;
  for (const character of `${sentence}。`) {
    if (!/\p{Script=Han}/u.test(character)) {
      for (const after of CAESURAS.get(at - start) ?? []) places.add(start + after - 1);
      start = at + 1;
    }
    at++;
  }
  return places;
}

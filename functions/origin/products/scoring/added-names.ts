import type { FreeScore } from "#functions/contract/products/score.ts";

type Locked = FreeScore["locked"];

/**
 * The line on the names with one character changed that payment adds, besides the free ones. Where there are none at all it says so, for
 * whoever pays would look for them; where there are free ones only, nothing is promised.
 */
export function addedLine(noun: "名字" | "字号", count: number, free: number): Locked {
  if (count > 0) return [{ what: `再给只换一个字的${noun}，分数不比免费的低`, count: `${count} 个` }];
  return free > 0 ? [] : [{ what: `只换一个字、分数更高的${noun}`, count: "没有找到" }];
}

/** How many of them a list promised; an order of before 2.6.1 was promised such as score less than a free one too. */
const promisedIn = (locked: Locked): number =>
  Number.parseInt(locked.find(({ what }) => what.includes("只换一个字"))?.count ?? "", 10) || 0;

/** Of further names those that are worth paying for: none scores less than the best of the free ones. */
export function worthPaying<Change extends { total: number }>(
  further: readonly Change[],
  free: readonly { total: number }[],
  most: number,
): readonly Change[] {
  const best = Math.max(0, ...free.map(({ total }) => total));
  return further.filter(({ total }) => total >= best).slice(0, most);
}

/** The names that payment adds: as many as the list promised, those worth paying for first. */
export function addedNames<Change extends { total: number }>(
  further: readonly Change[],
  free: readonly { total: number }[],
  locked: Locked,
): readonly Change[] {
  const worth = worthPaying(further, free, further.length);
  return [...worth, ...further.filter((one) => !worth.includes(one))].slice(0, promisedIn(locked));
}

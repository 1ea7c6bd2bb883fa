import type { FreeScore } from "#functions/contract/products/score.ts";

type Locked = FreeScore["locked"];
type Scored = { readonly total: number };

/** The best total of the free names: none that is sold has less. */
const bestOf = (free: readonly Scored[]): number => Math.max(0, ...free.map(({ total }) => total));

/**
 * The line on the names with one character changed that payment adds, besides the free ones. Where there are none at all it says so, for
 * whoever pays would look for them; where there are free ones only, nothing is promised.
 */
export function addedLine(noun: "名字" | "字号", count: number, free: readonly Scored[]): Locked {
  if (count > 0) return [{ what: `${BESIDES}${noun}，${bestOf(free)} 分以上`, count: `${count} 个` }];
  return free.length > 0 ? [] : [{ what: `只换一个字、分数更高的${noun}`, count: "没有找到" }];
}

/** How the names that payment adds are called: they are others than the free ones. */
const BESIDES = "免费之外的新";
/** What lists called them before. */
const BESIDES_BEFORE = "只换一个字";

/** How many of them a list promised; an order of before 2.6.1 was promised such as score less than a free one too. */
const promisedIn = (locked: Locked): number =>
  Number.parseInt(
    locked.find(({ what }) => what.startsWith(BESIDES) || what.includes(BESIDES_BEFORE))?.count ?? "",
    10,
  ) || 0;

/** Of further names those that are worth paying for: none scores less than the best of the free ones. */
export function worthPaying<Change extends Scored>(
  further: readonly Change[],
  free: readonly Scored[],
  most: number,
): readonly Change[] {
  const best = bestOf(free);
  return further.filter(({ total }) => total >= best).slice(0, most);
}

/** The names that payment adds: as many as the list promised, those worth paying for first. */
export function addedNames<Change extends Scored>(
  further: readonly Change[],
  free: readonly Scored[],
  locked: Locked,
): readonly Change[] {
  const worth = worthPaying(further, free, further.length);
  return [...worth, ...further.filter((one) => !worth.includes(one))].slice(0, promisedIn(locked));
}

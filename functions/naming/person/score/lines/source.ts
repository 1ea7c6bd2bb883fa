import type { Books } from "#functions/naming/person/score/books.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { type BillLine, copyOf } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";
import { SOURCE_BITS } from "#functions/naming/person/score/pair-table.ts";
import { aloneSource, pairCell } from "./source-points.ts";

const MAX = 10;

/**
 * Points of the source line (出处), 10: those of the citation that is shown. A pair has 10 side by side in a word or phrase,
 * 8 apart in one line, 6 side by side in 全唐诗 and 全宋词 and, where it is not reviewed, in running prose; the best pair of
 * neighbours in the name counts. A single character has 4 in a well-known piece.
 */
export function sourcePoints(given: readonly Facts[], books: Books): number {
  const [first] = given;
  if (first === undefined) return 0;
  if (given.length === 1) return aloneSource(first.char, books);
  let best = 0;
  let before = first;
  for (let at = 1; at < given.length; at++) {
    const next = given[at] ?? before;
    best = Math.max(best, pairCell(before, next, books) & SOURCE_BITS);
    before = next;
  }
  return best;
}

/** The line of the source. The quotation itself is looked up where a name is shown. */
export function sourceLine(house: Household, given: readonly Facts[]): BillLine {
  const points = sourcePoints(given, house.books);
  const alone = given.length === 1;
  return copyOf(lines(house, alone ? -points : points, () => lineOf(house, points, alone)));
}

const lines = memory<BillLine>();

function lineOf({ family: { sources } }: Household, points: number, alone: boolean): BillLine {
  return {
    part: "字义与出处",
    rule: "出处",
    input: sources.length === 0 ? "全部典籍" : sources.join("、"),
    points,
    max: MAX,
    mark: "据典",
    reason: points > 0 ? reasonOf(points, alone) : none(sources.length > 0),
  };
}

/** Not that there is nothing behind the name: a story may lean on a piece that is not quoted (化自典故). */
const none = (chosen: boolean): string => (chosen ? "您选的典籍里没有这样的出处。" : "没有引原文。");

function reasonOf(points: number, alone: boolean): string {
  if (alone) return "这个字见于广为人知的篇章。";
  if (points >= 10) return "两字在典籍里紧紧相连。";
  if (points >= 8) return "两字在典籍的同一句里。";
  return "两字在散文、全唐诗或全宋词里紧紧相连。";
}

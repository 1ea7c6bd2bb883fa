import { type Facts, marksOfGiven } from "#functions/naming/person/score/facts.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { sayEach } from "#functions/naming/person/score/said.ts";
import type { Era } from "#functions/naming/person/store/marks.ts";
import { eraOf } from "#functions/naming/person/store/marks.ts";
import { isDated, isWorn } from "./dated.ts";
import { isOftenHeard } from "./often-heard.ts";

const ERA_MAX = 9;

/** How a name that is not graded sounds: as the readers' eras, worn out by use (滥), or unknown (未读). */
type Heard = Era | "滥" | "未读";

const POINTS: Readonly<Record<Heard, number>> = { 恒: ERA_MAX, 今: 6, 未读: 6, 旧: 2, 滥: 2 };
const REASONS: Readonly<Record<Heard, string>> = {
  恒: "听不出年代，什么时候叫都合适。",
  今: "听得出是这些年的名字，还不算泛滥。",
  未读: "没有读过，也不在老派的名单里，给中等分。",
  旧: "听来像上几辈人的名字。",
  滥: "这些年用得太多，同班同名的机会大。",
};

/** Points of a graded name by its era. */
export const eraPoints = (era: Era): number => POINTS[era];

/** The line of the era (年代), 9 points. */
export function eraLine(given: readonly Facts[]): BillLine {
  const name = sayEach(given, ({ char }) => char, "");
  const marks = marksOfGiven(given);
  const heard = marks === 0 ? looksLike(name, given) : eraOf(marks);
  return {
    part: "年代",
    rule: "年代",
    input: name,
    points: POINTS[heard],
    max: ERA_MAX,
    mark: marks === 0 ? "据表" : "试读",
    reason: REASONS[heard],
  };
}

/** How a name that nobody read looks by the tables. */
function looksLike(name: string, given: readonly Facts[]): Heard {
  if (isOftenHeard(name) || isWorn(given)) return "滥";
  return isDated(given) ? "旧" : "未读";
}

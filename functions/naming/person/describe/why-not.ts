import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { dealOf, type Judged, judge } from "#functions/naming/person/generate/judge.ts";
import { FIRST_PLACES, LEAD_PLACES, rowsOfRank } from "#functions/naming/person/generate/order.ts";
import { type Bar, barOf, isKnownName } from "#functions/naming/person/generate/proposable.ts";
import { type Proposals, proposals } from "#functions/naming/person/generate/proposals.ts";
import { type Bill, billOf } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { heardIn } from "#functions/naming/person/score/heard.ts";
import { type Household, householdOf } from "#functions/naming/person/score/household.ts";
import { dialectFindings } from "#functions/naming/person/score/lines/dialects.ts";

/** Why a name is not among those shown (为什么没有它), in sentences for the family. */
export interface WhyNot {
  /** Its place among the shown names, 1 first; null where it is not shown. */
  readonly shownAt: number | null;
  /** The rule that keeps it from being proposed; null where none does. */
  readonly bar: Bar | null;
  readonly says: readonly string[];
}

/** How many of the points lost are named. */
const NAMED_LOSSES = 3;

/**
 * Answers for any given name of one or two characters why it is not among `shown`: its place there, or the rule that keeps
 * it from being proposed, or where it stands behind them and on which lines it loses to the last one shown.
 */
export function whyNot(family: Family, given: string, shown: readonly string[]): WhyNot {
  const place = shown.indexOf(given);
  if (place >= 0)
    return { shownAt: place + 1, bar: null, says: [`“${given}”就在这里，排第 ${place + 1} 个。`] };
  const house = householdOf(family);
  const facts = Array.from(given, factsOf);
  const bar = barOf(house, facts);
  if (bar !== null) return { shownAt: null, bar, says: [SAID[bar](house, given), ownScore(family, given)] };
  return { shownAt: null, bar: null, says: behind(family, given, shown) };
}

const ownScore = (family: Family, given: string): string =>
  `按同一张表，它是 ${billOf(family, given).total} 分。`;

function behind(family: Family, given: string, shown: readonly string[]): readonly string[] {
  const judged = judge(family);
  const found = proposals(judged);
  const ranks = Array.from(given).length === 1 ? found.alone : comingAfter(found, shown.length);
  const { chars } = judged.space;
  const last = shown.at(-1);
  const at = ranks.findIndex((rank) => {
    const { first, second } = rowsOfRank(rank);
    return `${chars[first] ?? ""}${chars[second] ?? ""}` === given;
  });
  const own = billOf(family, given);
  const says: string[] = [
    `“${given}”可以推荐，在您家能用的 ${ranks.length} 个名字里排第 ${at + 1}，还没有轮到它。`,
  ];
  if (isDealtElsewhere(judged, given)) says.push(ELSEWHERE);
  if (last === undefined) return says;
  return [...says, lossesTo(own, billOf(family, last), last)];
}

/** Names of two characters as they come when so many are shown. */
function comingAfter({ later, next, pairs }: Proposals, shown: number): Float64Array {
  if (shown < LEAD_PLACES) return pairs;
  return shown < FIRST_PLACES ? next() : later();
}

/** Is a name not among those dealt to the surname, which come first unless the family chose books? */
function isDealtElsewhere({ dealt, house, space }: Judged, given: string): boolean {
  const [first = "", second] = given;
  if (second === undefined || dealt.size === 0 || house.family.sources.length > 0) return false;
  const at = (char: string) => space.chars.indexOf(char);
  return dealOf({ dealt, space }, at(first), at(second)) === undefined;
}
const ELSEWHERE = "好名字分给各个姓，免得家家都看到同样几个：先排的是分给您这个姓的，它没有分到。";

/** On which lines a bill has fewer points than that of the last name shown. */
function lossesTo(own: Bill, other: Bill, name: string): string {
  const losses = own.lines
    .flatMap(({ points, rule }) => {
      const lost = (other.lines.find((line) => line.rule === rule)?.points ?? 0) - points;
      return lost > 0 ? [{ lost, rule }] : [];
    })
    .sort((one, two) => two.lost - one.lost)
    .slice(0, NAMED_LOSSES)
    .map(({ lost, rule }) => `${rule}少 ${lost} 分`);
  const sums = `它 ${own.total} 分，“${name}”${other.total} 分`;
  if (losses.length > 0) return `同已经列出的最后一个比：${sums}；${losses.join("，")}。`;
  return `同已经列出的最后一个比：${sums}。分数相近的，先后由订单号决定，第 11 个起更是这样；开头的字也要错开。`;
}

const charsIn = (given: string, some: ReadonlySet<string> | readonly string[]): string =>
  Array.from(given)
    .filter((char) => ("has" in some ? some.has(char) : some.includes(char)))
    .map((char) => `“${char}”`)
    .join("");

/** What each rule says to a family. */
const SAID: Readonly<Record<Bar, (house: Household, given: string) => string>> = {
  ungraded: (_, given) =>
    `“${given}”不在我们逐个读过、愿意推荐的名字里。没有读过不等于不好，只是没读过的名字我们不推荐。`,
  contradiction: ({ asked, family }) =>
    `您要用${charsIn(asked.join(""), family.avoid)}，又要避开它，两个要求冲突。`,
  wanted: () => "它没有按您的要求用上指定的字或字辈，或者字数不同。",
  avoided: ({ family }, given) =>
    charsIn(given, family.avoid) === ""
      ? "它有一个字与您要避开的字同音。"
      : `它用了您要避开的${charsIn(given, family.avoid)}。`,
  rare: () => "它有一个字少见，您选的是常见的字。",
  surname: (_, given) => `“${given}”与姓用了同一个字。`,
  word: ({ family }, given) => `姓与名连读成了别的词：“${family.surname}${Array.from(given)[0] ?? ""}”。`,
  sibling: (_, given) => `“${given}”已经是家里一个孩子的名字。`,
  syllable: () => "名里两个字读音相同，叫起来分不清。",
  rarity: () => "它的字与您选的常见程度不合。",
  element: ({ family }) => `名里没有${family.chart?.favourable[0] ?? ""}，您要求一定要有。`,
  homophone: (house, given) =>
    `连姓读来像“${heardIn(house, Array.from(given, factsOf)).find(costs)?.heard ?? ""}”。`,
  dialect: (house, given) =>
    `${dialectFindings(house, Array.from(given, factsOf))
      .map((finding) => sayFinding(finding, []))
      .join("；")}。`,
  famous: (house, given) =>
    `“${house.family.surname}${given}”与有名的“${heardIn(house, Array.from(given, factsOf)).find(isKnownName)?.heard ?? ""}”同名或同音，容易让人先想到那一位。`,
};

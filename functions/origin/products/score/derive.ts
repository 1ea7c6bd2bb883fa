import * as v from "valibot";
import { ScoredName } from "#functions/contract/names/scored-name.ts";
import { FreeScore } from "#functions/contract/products/score.ts";
import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { isSurname } from "#functions/naming/facts/characters/surnames.ts";
import { type AsRegistered, asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { type ScoreReport, scoreName, scoreReport } from "#functions/naming/person/describe/score-name.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { type Change, changesOfOne } from "#functions/naming/person/suggest/change-one.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { birthOf } from "#functions/origin/products/birth/said-birth.ts";
import { sayBirth, wireChart } from "#functions/origin/products/birth/say-birth.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { addedLine, worthPaying } from "#functions/origin/products/scoring/added-names.ts";
import { askedAgain, type ScoreQuestion } from "./question.ts";
import { suggestionsOf } from "./suggestions.ts";

/** What is stored of a score's free face: all but the fields of the order's row and of its changes. */
export const StoredScore = v.omit(FreeScore, [
  "kind",
  "service",
  "sn",
  "status",
  "changes",
  "changesLeft",
  "expiresAt",
  "engine",
]);
export type StoredScore = v.InferOutput<typeof StoredScore>;

/** The free face of a question (免费评分): the whole bill, each character, the best changes, what payment adds. */
export async function deriveScore(question: ScoreQuestion, cite: FindCitation): Promise<StoredScore> {
  const surname = asRegistered(question.surname);
  const given = asRegistered(question.given);
  const family = familyOfQuestion(question);
  const report = scoreReport(family, given.text, await cite(family, given.text));
  const changes = changesOfOne(family, given.text);
  const suggestions = await suggestionsOf(changes, family, cite);
  const { chart } = family;
  return v.parse(StoredScore, {
    ...report,
    surname: surname.text,
    sex: question.sex,
    notes: [...sayForms(surname, given), ...saySurname(surname.text)],
    birth: chart && { echo: sayBirth(chart, question.birth?.born ?? true), chart: wireChart(chart) },
    suggestions,
    locked: lockedOf(
      report,
      worthPaying(furtherThan(changes, suggestions), suggestions, offers.score.count).length,
      suggestions,
    ),
    asked: askedAgain(question),
  });
}

/** Scores another given name for the same question, such as one with a character changed. */
export async function deriveChange(
  question: ScoreQuestion,
  wanted: string,
  cite: FindCitation,
): Promise<ScoredName> {
  const family = familyOfQuestion(question);
  const given = asRegistered(wanted).text;
  return v.parse(ScoredName, scoreName(family, given, await cite(family, given)));
}

/** The family of a question: what is asked of a name that somebody has. */
export function familyOfQuestion({ surname, sex, birth }: ScoreQuestion): Family {
  const born = birth === null ? null : birthOf(birth);
  return familyOf({
    surname: asRegistered(surname).text,
    sex,
    chart: born === null ? null : chartOf(born),
    alternatives: born === null ? [] : alternatives(born).map(({ chart }) => chart),
    length: "any",
  });
}

/** The changes that are not free. */
export function furtherThan(
  changes: readonly Change[],
  free: readonly Pick<Change, "given">[],
): readonly Change[] {
  const shown = new Set(free.map(({ given }) => given));
  return changes.filter(({ given }) => !shown.has(given));
}

function sayForms(surname: AsRegistered, given: AsRegistered): string[] {
  const forms = new Map([...surname.changed, ...given.changed].map(({ from, to }) => [from, to]));
  if (forms.size === 0) return [];
  const said = [...forms].map(([from, to]) => `“${from}”登记时通常写作“${to}”`).join("，");
  return [`${said}；以下按“${surname.text}${given.text}”来算，笔画仍按繁体数。`];
}

/** A note on a surname that is not in our table. */
function saySurname(surname: string): string[] {
  if (isSurname(surname)) return [];
  return [`“${surname}”不在我们的姓氏表里。分数照常算，请看看姓和名的分界对不对。`];
}

/** What the paid report adds, with counts; a thing that this name does not have is left out, but that there are no names is said. */
function lockedOf(
  { characters, pinyin, source }: ScoreReport,
  names: number,
  free: StoredScore["suggestions"],
): StoredScore["locked"] {
  const hasStrokes = characters.every(({ kangxiStrokes }) => kangxiStrokes !== null);
  const rest = [
    ...(names > 0
      ? [{ what: `${names > 1 ? "每个新名字" : "新名字"}的字义、出处与分数`, count: `${names} 份` }]
      : []),
    ...(hasStrokes ? [{ what: "五格图，附说明", count: "1 张" }] : []),
    ...(source === null ? [] : [{ what: "出处全文", count: "1 篇" }]),
    ...(pinyin.includes("") ? [] : [{ what: "护照与各地的拼写", count: "1 份" }]),
  ];
  return rest.length === 0 ? [] : [...addedLine("名字", names, free), ...rest];
}

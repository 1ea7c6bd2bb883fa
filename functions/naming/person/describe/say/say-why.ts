import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import {
  cappedElementPoints,
  elementPoints,
  FIRST_MAX,
  SECOND_MAX,
} from "#functions/naming/person/score/lines/elements.ts";
import { wholeSyllables } from "#functions/naming/person/score/lines/usable.ts";
import { wishesMet } from "#functions/naming/person/score/wishes/wishes.ts";
import { sayOtherSense } from "./other-sense.ts";
import { leansOn, storyBeside } from "./story-beside.ts";

/**
 * Why a name is proposed (为什么推荐), from facts only: what it says as a whole where somebody has written it, else the
 * meaning of its characters; its source in the books, the wishes it speaks of, its favourable elements, its tones. A
 * sentence that would not be true is left out.
 */
export function sayWhy(house: Household, given: readonly Facts[], source: Citation | null): string {
  const story = storyBeside(given.map(({ char }) => char).join(""), source);
  const near = source?.kind === "adjacent" || source?.kind === "line";
  const sourced = [saySource(given, source, story), ...sayOtherSense(given, source)];
  const meaning = [story ?? sayGlosses(given)];
  const sentences = near && story === undefined ? [...sourced, ...meaning] : [...meaning, ...sourced];
  return [...sentences, sayWishes(house, given), sayElements(house, given), sayMelody(house, given)]
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}。`)
    .join("");
}

function sayGlosses(given: readonly Facts[]): string {
  const glosses = given.flatMap(({ char, entry }) =>
    entry === undefined ? [] : [`“${char}”，${entry.gloss}`],
  );
  return glosses.join("；");
}

/** Where a story says what the name means, a missing source needs no word, unless the story leans on a piece that is not quoted. */
function saySource(given: readonly Facts[], source: Citation | null, story: string | undefined): string {
  if (source === null && story === undefined) return "没有典故，取的是字义";
  if (source === null) return leansOn(story ?? "") ? "化自典故，没有引原文" : "";
  const name = given.map(({ char }) => char).join("");
  const { author, kind, title } = source;
  const work = `${author}《${title}》`;
  if (kind === "adjacent") return "两字在原文里就连着";
  if (kind === "line") return `两字同在${work}的一句里`;
  return `“${name}”字见于${work}`;
}

/** Each wish of the family with the characters that speak of it. */
function sayWishes({ family }: Household, given: readonly Facts[]): string {
  const said = wishesMet(family.wishes, given).map((wish) => {
    const chars = given.filter(({ entry }) => entry?.wishes.includes(wish)).map(({ char }) => `“${char}”`);
    return `“${wish}”落在${chars.join("和")}字上`;
  });
  return said.length === 0 ? "" : `您盼的${said.join("，")}`;
}

/** Says that the name has the favourable elements, only where both element lines are full. */
function sayElements({ family: { chart, useBazi } }: Household, given: readonly Facts[]): string {
  if (!useBazi || chart === null) return "";
  const elements = given.map(({ character }) => character?.element);
  const { first, second } = cappedElementPoints(elementPoints(chart.favourable, elements), true);
  if (first < FIRST_MAX || second < SECOND_MAX) return "";
  const there = chart.favourable.filter((element) => elements.includes(element));
  return `八字的喜用${there.join("、")}，名中都有`;
}

const TONES = ["轻声", "一声", "二声", "三声", "四声"];

/** Names the tones, only where none comes twice. */
function sayMelody(house: Household, given: readonly Facts[]): string {
  const tones = wholeSyllables(house, given).map(({ tone }) => tone);
  if (tones.length < 3 || new Set(tones).size < tones.length) return "";
  return `连姓读是${tones.map((tone) => TONES[tone]).join("、")}，起伏分明`;
}

import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import { citeOne } from "#functions/naming/facts/poems/cite.ts";
import { costs } from "#functions/naming/facts/sound/ears/cost.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import { seenIn, soundsOf } from "#functions/naming/person/score/heard.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { dialectsOf } from "#functions/naming/person/score/lines/dialects.ts";
import { isOftenHeard } from "#functions/naming/person/score/lines/era/often-heard.ts";
import { speechNames } from "#functions/naming/person/score/wishes/speech-names.ts";

/**
 * Brush strokes from which a child is slow to write one character, and all characters of the given name
 * together.
 */
const MANY_STROKES = 16;
const MANY_TOGETHER = 26;
/** A character of a rarer band than this needs explaining. */
const KNOWN_BAND = 2;
const SHORT_LINE = 4;
const CLAUSE_ENDS = /[，。！？；：、“”]/u;

/** What to mind about a given name by itself, whoever bears it: its readings, how rare and how long it is to write. */
export function careOfGiven(given: readonly Facts[]): string[] {
  const name = given.map(({ char }) => char).join("");
  return [
    ...given.flatMap(sayReadings),
    ...given.flatMap(sayRare),
    ...(isOftenHeard(name) ? [OFTEN] : []),
    ...sayStrokes(given),
  ];
}

const OFTEN = "这几年常听到这个名字，同班同名的机会大一些。";

/** What to mind about a name (要留意): said before anyone asks, each with what it means in daily life. */
export function sayCare(house: Household, given: readonly Facts[], heard: readonly Finding[]): string[] {
  const sounds = soundsOf(house, given);
  return [
    ...given.flatMap(sayReadings),
    ...given.flatMap(sayRare),
    ...heard.filter(costs).map((finding) => `${sayFinding(finding, sounds)}。`),
    ...sayUnchecked(house),
    ...sayKnownNames(given, heard),
    ...saySeen(house, given),
    ...sayStrokes(given),
    ...sayElements(house, given),
    ...sayDisputed(house, given),
  ];
}

function sayReadings({ char, character, reading, polyphonic }: Facts): string[] {
  if (!polyphonic || character === undefined) return [];
  const others = character.readings.filter((other) => other !== reading).map(marked);
  return [`“${char}”另读 ${others.join("、")}，作名字读 ${marked(reading)}。`];
}

function sayRare(facts: Facts): string[] {
  const { band, char, level } = facts;
  if (level === 3) {
    return [`“${char}”是三级字，少数旧系统可能打不出来，登记前请先问一声。${sayHow(facts)}`];
  }
  if (band <= KNOWN_BAND) return [];
  // A character that everybody can read (一级字) is only rare in names.
  return [`“${char}”${level === 1 ? "在名字里不常见" : "不算常见"}，第一次见面可能要说明。${sayHow(facts)}`];
}

/**
 * How to explain a character: by a line that many know, so a short one (蒹葭苍苍) or one without other rare characters (not 乘舲船余上沅兮). Nobody tells
 * one by its radical and strokes.
 */
function sayHow({ char }: Facts): string {
  const found = citeOne(char);
  const isPlain = (part: string) =>
    part.length <= SHORT_LINE ||
    Array.from(part).every((other) => other === char || factsOf(other).level === 1);
  const clause = found?.quote
    .split(CLAUSE_ENDS)
    .find((part) => part.includes(char) && part !== char && isPlain(part));
  return clause === undefined ? "" : `可以说是“${clause}”的“${char}”。`;
}

/** The languages of the family whose homophones cannot be checked yet. */
function sayUnchecked(house: Household): string[] {
  const { unchecked } = dialectsOf(house);
  return unchecked.length === 0 ? [] : [`${speechNames(unchecked)}的谐音目前还查不了，请家里人念一念。`];
}

function sayKnownNames(given: readonly Facts[], heard: readonly Finding[]): string[] {
  const name = given.map(({ char }) => char).join("");
  const known = heard.filter(({ gravity, speech }) => speech === "known" && gravity !== "note");
  return [
    ...known.map(({ heard: other }) => `与有名的“${other}”同名或同音，容易让人先想到那一位。`),
    ...(isOftenHeard(name) ? [OFTEN] : []),
  ];
}

/** What the letters of its pinyin say. */
const saySeen = (house: Household, given: readonly Facts[]): string[] =>
  seenIn(house, given).map((finding) => `${sayFinding(finding, [])}。`);

function sayStrokes(given: readonly Facts[]): string[] {
  const strokesOf = ({ character }: Facts) => character?.brushStrokes ?? 0;
  const many = given.flatMap(({ char, character }) =>
    character !== undefined && character.brushStrokes >= MANY_STROKES
      ? [`“${char}”${sayCount(character)}`]
      : [],
  );
  if (many.length > 0) return [`${many.join("，")}，孩子刚学写字时要多练。`];
  const together = given.reduce((sum, facts) => sum + strokesOf(facts), 0);
  return together >= MANY_TOGETHER ? [`名字不带姓，按简体写共 ${together} 画，孩子刚学写字时会慢一些。`] : [];
}

/** Does a page in 繁體 show it in another form than the one whose strokes are counted? */
const isSimplified = ({ char, traditional }: NonNullable<Facts["character"]>): boolean =>
  traditional !== char;

/** Brush strokes, said so that nobody takes them for those that 五格 counts (蔚: 14, and 17 by 康熙), which stand beside them. */
const sayCount = (character: NonNullable<Facts["character"]>): string =>
  `${isSimplified(character) ? "简体写" : "写起来"} ${character.brushStrokes} 画`;

function sayElements({ family }: Household, given: readonly Facts[]): string[] {
  const wanted = family.chart?.favourable ?? [];
  if (!family.useBazi || wanted.length === 0) return [];
  const has = given.some(({ character }) => character !== undefined && wanted.includes(character.element));
  return has ? [] : [`名中没有喜用的${wanted.join("、")}，五行一项得分较低。`];
}

/** Stroke counts on which tables differ, of the surname and the given name. */
function sayDisputed({ family }: Household, given: readonly Facts[]): string[] {
  const surname = surnameCharacters(family.surname) ?? [];
  const whole = [...surname, ...given.flatMap(({ character }) => character ?? [])];
  return whole.flatMap(({ char, disputed }) => {
    if (disputed === undefined) return [];
    return [`${disputed.includes(char) ? "" : `“${char}”`}${disputed}。`];
  });
}

/** How many of the things heard a page says: the gravest. */
const SAID = 4;

/** What is heard in a name (谐音), each with a sentence; what is only a note is not said. */
export function saidOf(
  house: Household,
  given: readonly Facts[],
  heard: readonly Finding[],
): { soundsLike: string; note: string }[] {
  const sounds = soundsOf(house, given);
  const graver = heard.filter(({ gravity }) => gravity !== "note");
  return graver.slice(0, SAID).map((finding) => ({
    soundsLike: finding.heard,
    note: `${sayFinding(finding, sounds)}。`,
  }));
}

import { natureCharacters } from "#functions/naming/business/data/characters-nature.ts";
import { workCharacters } from "#functions/naming/business/data/characters-work.ts";
import { IMAGERY, type Imagery, STYLES, type Style } from "#functions/naming/business/trade/imagery.ts";
import { findEntry } from "#functions/naming/facts/lexicon/lexicon.ts";

const PARTS = ["名", "动", "质", "引", "时", "方", "尾"] as const;
const SEATS = ["首", "尾", "皆"] as const;

/** What a character does in a shop's name (词性): thing, act, quality, leading word, time, place, ending. */
export type Part = (typeof PARTS)[number];
/** Where it sits best (位置): first, last, either. */
type Seat = (typeof SEATS)[number];
/** How worn it is on signboards (俗): 0 fresh … 3 threadbare. */
export type Worn = 0 | 1 | 2 | 3;

/** A line of our list of characters for shops and companies (字号用字). */
export interface BusinessCharacter {
  readonly char: string;
  readonly part: Part;
  readonly seat: Seat;
  readonly styles: readonly Style[];
  readonly imagery: readonly Imagery[];
  readonly worn: Worn;
  /** Grade of meaning (字义), 5–10. */
  readonly grade: number;
  /** What it says on a sign, our own words. */
  readonly gloss: string;
}

const LINE = /^(\p{Script=Han}) (\S) (\S) (\S+) (\S+) ([0-3]) ([5-9]|10) (\S+)$/u;
const WORN: readonly Worn[] = [0, 1, 2, 3];

let list: readonly BusinessCharacter[] | undefined;
let byChar: ReadonlyMap<string, BusinessCharacter> | undefined;

/** The characters that suit a shop or a company, in the order of the text files; parsed once. */
export function businessCharacters(): readonly BusinessCharacter[] {
  list ??= [natureCharacters, workCharacters].flatMap(parseCharacters);
  return list;
}

/** Our line of a character; undefined where it is not on the list. */
export function findBusinessCharacter(char: string): BusinessCharacter | undefined {
  byChar ??= new Map(businessCharacters().map((own) => [own.char, own]));
  return byChar.get(char);
}

/** The characters that are also given to children (起名用字), and those that suit a sign only. */
export function byLexicon(): { readonly shared: readonly string[]; readonly signOnly: readonly string[] } {
  const chars = businessCharacters().map(({ char }) => char);
  return {
    shared: chars.filter((char) => findEntry(char) !== undefined),
    signOnly: chars.filter((char) => findEntry(char) === undefined),
  };
}

/** Reads lines `字 词性 位置 风格 意象 俗 字义 释义`; throws, with the line, where one does not parse. */
export function parseCharacters(text: string): readonly BusinessCharacter[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map(parseLine);
}

function parseLine(line: string): BusinessCharacter {
  const [, char = "", part = "", seat = "", styles = "", imagery = "", worn = "", grade = "", gloss = ""] =
    LINE.exec(line) ?? fault(line);
  return {
    char,
    part: oneOf(PARTS, part, line),
    seat: oneOf(SEATS, seat, line),
    styles: styles.split(",").map((style) => oneOf(STYLES, style, line)),
    imagery: imagery.split(",").map((image) => oneOf(IMAGERY, image, line)),
    worn: WORN[Number(worn)] ?? fault(line),
    grade: Number(grade),
    gloss,
  };
}

function oneOf<const T extends string>(known: readonly T[], text: string, line: string): T {
  return known.find((one) => one === text) ?? fault(line);
}

function fault(line: string): never {
  throw new SyntaxError(`not a line of the business characters: ${line}`);
}

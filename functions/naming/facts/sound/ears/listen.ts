import { cantoneseEar } from "./cantonese-ear.ts";
import { type Finding, type Gravity, sorted } from "./finding.ts";
import { nearnessOf } from "./gravity.ts";
import { mandarinEar } from "./mandarin-ear.ts";
import { type Ear, type Match, matchesIn } from "./matches.ts";
import { rolesOf, saidBy } from "./roles.ts";
import type { Sound } from "./word-block.ts";

/** A name to listen to: its characters, and its syllables in one speech, surname first; one syllable a character. */
export interface SpokenName {
  readonly surname: string;
  readonly given: string;
  readonly surnameLength: number;
  readonly sounds: readonly Sound[];
  /**
   * The same with the surname read as it is in words (仇 chóu, not qiú), where that is another reading: whoever sees 仇恨
   * reads it so.
   */
  readonly asWord?: readonly Sound[] | undefined;
  /** The syllables of the given name, spelled with their tones; asked only where the surname is heard as a word. */
  readonly spelled: () => readonly string[];
}

const NONE: readonly Finding[] = [];
/** A person is known by ear where the name is so long; shorter ones are heard everywhere. */
const KNOWN_BY_EAR = 3;
/** Syllables that are said in passing: a name is heard without them (欧阳一苇 as 欧阳苇). */
const WEAK: ReadonlySet<string> = new Set("一之子");
/** Words for which ears are so sharp that they hear them all the same; of others (王子期 as 亡妻) nobody thinks. */
const INDECENT = /阳[痿萎]|淫[欲荡乱秽]|性欲|嫖妓|娼妓|野合|湿疣|梦遗|早泄|高潮|交[合配]/u;

/** What is heard in a name in Mandarin: words, the surname as a word, and known names. */
export function heardInMandarin(name: SpokenName): readonly Finding[] {
  const found = findingsOf(matchesOf(mandarinEar(), name), name, "mandarin");
  const across = acrossWeak(name);
  return across.length === 0 ? found : sorted([...found, ...across]);
}

/** What is heard in it in Cantonese: words, and the surname as a word. */
export function heardInCantonese(name: SpokenName): readonly Finding[] {
  return findingsOf(matchesOf(cantoneseEar(), name), name, "cantonese");
}

function matchesOf(ear: Ear, { asWord, sounds, surname, surnameLength }: SpokenName): readonly Match[] {
  const matches = matchesIn(ear, sounds, surnameLength);
  if (asWord === undefined) return matches;
  const written = matchesIn(ear, asWord, surnameLength).filter(
    ({ at, block, word }) => at < surnameLength && block.textOf(word).charAt(0) === surname.charAt(at),
  );
  return [...matches, ...written];
}

/**
 * The indecent words that surname and given name make exactly where a weak syllable between them is passed over: light, for
 * that syllable is said after all.
 */
function acrossWeak({ given, sounds, surnameLength }: SpokenName): readonly Finding[] {
  if (given.length !== 2 || !WEAK.has(given.charAt(0))) return NONE;
  return matchesIn(mandarinEar(), sounds.toSpliced(surnameLength, 1), surnameLength)
    .filter(
      ({ at, block, sounds, tones, word }) =>
        at < surnameLength && sounds + tones === 0 && INDECENT.test(block.textOf(word)),
    )
    .map((match) => ({
      ...wordOf(match, "mandarin", "light"),
      near: "weak",
      length: match.block.length + 1,
    }));
}

function findingsOf(
  matches: readonly Match[],
  name: SpokenName,
  speech: "mandarin" | "cantonese",
): readonly Finding[] {
  const roles = rolesOf(name.surname);
  if (matches.length === 0 && roles.length === 0) return NONE;
  const found: Finding[] = [];
  for (const match of matches) {
    if (match.heard !== "known")
      found.push(wordOf(match, speech, gravityOfWord(match, match.heard, name, speech)));
    else if (speech === "mandarin") {
      const gravity = gravityOfKnown(match, name);
      if (gravity !== null) found.push(wordOf(match, "known", gravity));
    }
  }
  for (const role of roles) {
    const said = role.speech === speech ? saidBy(role, name.given, name.spelled()) : null;
    if (said !== null)
      found.push({ ...said, speech, near: "word", at: 0, length: name.sounds.length, ids: NO_IDS });
  }
  return found.length > 1 ? sorted(found) : found;
}

const NO_IDS: readonly number[] = [];

function wordOf(
  { at, block, sounds, tones, word }: Match,
  speech: Finding["speech"],
  gravity: Gravity,
): Finding {
  const ids = sounds === 0 ? NO_IDS : block.idsOf(word);
  const near = nearnessOf(tones, sounds);
  return { heard: block.textOf(word), speech, near, gravity, at, length: block.length, ids };
}

/**
 * Whoever teases in Cantonese minds neither a tone nor a lazy sound, which most have: a word that is a person's whole name is
 * then no mere note. In Mandarin it is: 王伟 is not heard as 妄为.
 */
function gravityOfWord(
  { cover, sounds, tones }: Match,
  heard: Gravity,
  { surname }: SpokenName,
  speech: Finding["speech"],
): Gravity {
  if (speech !== "cantonese" || surname === "" || cover !== "whole" || sounds + tones !== 1) return heard;
  return heard === "note" ? "light" : heard;
}

/**
 * A known name counts where it is written the same, and by ear where it is long or the name of what everybody knows; a
 * thing may be the given name alone.
 */
function gravityOfKnown(
  { block, cover, sounds, tones, word }: Match,
  { given, surname }: SpokenName,
): Gravity | null {
  const kind = block.kindOf(word);
  const same = block.textOf(word) === (cover === "given" ? given : surname + given);
  const exact = sounds + tones === 0;
  if (kind === "thing" && cover !== "whole") return same ? "light" : exact ? "note" : null;
  if (cover !== "whole") return null;
  if (kind === "thing") return sounds === 0 ? "light" : null;
  if (kind === "renowned") return same || exact ? "light" : null;
  if (same) return kind === "infamous" ? "grave" : "light";
  if (exact) return kind === "infamous" || block.length >= KNOWN_BY_EAR ? "light" : null;
  return kind === "infamous" && block.length >= KNOWN_BY_EAR ? "note" : null;
}

import type { Entry } from "#functions/naming/facts/lexicon/entry.ts";
import { lexicon } from "#functions/naming/facts/lexicon/lexicon.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { bareSyllables } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import { likingOf } from "#functions/naming/person/store/marks.ts";
import { eachGradedPair, marksOf } from "#functions/naming/person/store/store.ts";
import type { AskedSound } from "./read-sounds.ts";

/** Characters that are shown of one sound, those of near sounds, and names. */
const MOST_EXACT = 16;
const MOST_NEAR = 8;
const MOST_NAMES = 24;
/** The lowest grade that is shown: E is read by too few, or liked by fewer. */
const LEAST_GRADE = 2;

interface EarCharacter {
  readonly char: string;
  readonly pinyin: string;
  readonly gloss: string;
}

/** What sounds so: characters of each sound, best first, and graded names. */
export interface Heard {
  readonly sounds: readonly {
    readonly said: string;
    readonly exact: readonly EarCharacter[];
    readonly near: readonly EarCharacter[];
  }[];
  readonly names: readonly {
    readonly given: string;
    readonly pinyin: readonly string[];
    readonly gloss: string;
    readonly exact: boolean;
  }[];
}

/** The best characters for one or two sounds, and the names of the store that sound so (凭音找字). */
export function byEar(asked: readonly AskedSound[], sex: "male" | "female" | "unknown"): Heard {
  const known = lexicon().map((entry) => ({ entry, facts: factsOf(entry.char) }));
  return { sounds: asked.map((sound) => charactersOf(sound, known)), names: namesOf(asked, sex) };
}

/** How near a character's sound is to the asked one: 2 the same, 1 not kept apart by many, 0 another. A tone that is asked for binds. */
function nearness({ id, tone }: AskedSound, { sound }: Facts): 0 | 1 | 2 {
  if (sound === null || (tone !== null && sound.tone !== tone)) return 0;
  if (sound.id === id) return 2;
  return southernFold[sound.id] === southernFold[id] ? 1 : 0;
}

interface Known {
  entry: Entry;
  facts: Facts;
}

function charactersOf(asked: AskedSound, known: readonly Known[]): Heard["sounds"][number] {
  const better = (one: Known, other: Known) =>
    other.entry.meaning - one.entry.meaning || one.entry.band - other.entry.band;
  const alike = (wanted: 1 | 2, most: number) =>
    known
      .filter(({ facts }) => nearness(asked, facts) === wanted)
      .sort(better)
      .slice(0, most)
      .map(({ entry, facts }) => ({ char: entry.char, pinyin: marked(facts.reading), gloss: entry.gloss }));
  const bare = bareSyllables[asked.id]?.bare ?? "";
  const said = asked.tone === null ? bare.replace("v", "ü") : marked(`${bare}${asked.tone}`);
  return { said, exact: alike(2, MOST_EXACT), near: alike(1, MOST_NEAR) };
}

interface Found {
  chars: readonly string[];
  near: number;
  grade: number;
}

/** Names in which the sounds stand in their order; of one sound, names that have it anywhere. */
function namesOf(asked: readonly AskedSound[], sex: Parameters<typeof likingOf>[1]): Heard["names"] {
  const [first, second] = asked;
  if (first === undefined) return [];
  const facts = new Map<string, Facts>();
  const of = (char: string): Facts => {
    const one = facts.get(char) ?? factsOf(char);
    facts.set(char, one);
    return one;
  };
  const found: Found[] = [];
  const note = (chars: readonly string[], near: number) => {
    if (near === 0) return;
    const grade = likingOf(marksOf(chars.join("")), sex);
    if (grade >= LEAST_GRADE) found.push({ chars, near, grade });
  };
  eachGradedPair((one, other) => {
    const near =
      second === undefined
        ? Math.max(nearness(first, of(one)), nearness(first, of(other)))
        : Math.min(nearness(first, of(one)), nearness(second, of(other)));
    note([one, other], near);
  });
  if (second === undefined) for (const { char } of lexicon()) note([char], nearness(first, of(char)));
  return found
    .sort((one, other) => other.near - one.near || other.grade - one.grade)
    .slice(0, MOST_NAMES)
    .map(({ chars, near }) => ({
      given: chars.join(""),
      pinyin: chars.map((char) => marked(of(char).reading)),
      gloss: chars
        .map((char) => of(char).entry?.gloss ?? "")
        .filter(Boolean)
        .join("；"),
      exact: near === 2,
    }));
}

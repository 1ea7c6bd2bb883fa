import { standardFormOf } from "#functions/naming/facts/characters/standard-form.ts";
import { bareSyllables, type Tone } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";

/** A sound that is asked for: a syllable's id, and its tone where one is said. */
export interface AskedSound {
  readonly id: number;
  readonly tone: Tone | null;
}

const byBare = new Map(bareSyllables.map(({ bare, id }) => [bare, id]));
const MOST_SOUNDS = 2;
/** The combining marks of the four tones, in their order. */
const MARKS = ["\u0304", "\u0301", "\u030c", "\u0300"];

/** One or two sounds of what was typed: 清然, 像“清”和“然”的音, qing ran, qīngrán, qing1 ran2. Null where it is nothing of the kind. */
export function readSounds(text: string): readonly AskedSound[] | null {
  const typed = text.trim();
  const [, first, second] =
    /^[像如]?[“"「]?(\p{Script=Han})[”"」]?[和与跟、，,\s]+[“"「]?(\p{Script=Han})[”"」]?(?:的音)?$/u.exec(
      typed,
    ) ?? [];
  if (first !== undefined && second !== undefined) return ofCharacters([first, second]);
  const bare = typed.replace(/^[像如](?=.)|的音$/gu, "").replaceAll(/[“”"「」\s]/gu, "");
  if (/^\p{Script=Han}+$/u.test(bare)) return ofCharacters([...bare]);
  return ofPinyin(typed);
}

function ofCharacters(chars: readonly string[]): readonly AskedSound[] | null {
  const sounds = chars.flatMap((char) => {
    const { sound } = factsOf(standardFormOf(char) ?? char);
    return sound === null ? [] : [{ id: sound.id, tone: sound.tone }];
  });
  return sounds.length === chars.length && chars.length <= MOST_SOUNDS ? sounds : null;
}

function ofPinyin(typed: string): readonly AskedSound[] | null {
  const words = typed
    .toLowerCase()
    .split(/[\s'’,，、-]+/u)
    .filter((word) => word !== "");
  const sounds = words.map(soundsIn);
  if (sounds.some((some) => some === null)) return null;
  const all = sounds.flatMap((some) => some ?? []);
  return all.length >= 1 && all.length <= MOST_SOUNDS ? all : null;
}

/** One syllable, or two written together. */
function soundsIn(word: string): readonly AskedSound[] | null {
  const whole = soundOf(word);
  if (whole !== null) return [whole];
  for (let at = word.length - 1; at > 0; at--) {
    const [first, second] = [soundOf(word.slice(0, at)), soundOf(word.slice(at))];
    if (first !== null && second !== null) return [first, second];
  }
  return null;
}

function soundOf(word: string): AskedSound | null {
  const parted = word.normalize("NFD").replaceAll("u\u0308", "v");
  const mark = MARKS.findIndex((each) => parted.includes(each)) + 1;
  const [, letters = "", digit = ""] =
    /^([a-zê]+)([0-5]?)$/.exec(parted.replaceAll(/[\u0300-\u036f]/g, "")) ?? [];
  const id = byBare.get(letters);
  const said = mark === 0 ? Number(digit) : mark;
  return id === undefined
    ? null
    : { id, tone: said === 1 || said === 2 || said === 3 || said === 4 ? said : null };
}

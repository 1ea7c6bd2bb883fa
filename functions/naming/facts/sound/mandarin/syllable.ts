import { syllableTable } from "./syllable-table.ts";

/** Tone (声调): 1 阴平, 2 阳平, 3 上声, 4 去声, 0 轻声. */
export type Tone = 0 | 1 | 2 | 3 | 4;

/** A syllable of Mandarin as it sounds, not as it is spelled. One object for each reading: compare with ===. */
export interface Syllable {
  /** Toneless spelling in pinyin, ü as `v`: `lin`, `lv`, `er`. */
  readonly bare: string;
  /** Number of `bare` in the table, 0 to `syllableCount` − 1. */
  readonly id: number;
  /** Initial (声母) as in pinyin; "" where there is none (`yan`, `wei`, `er`). */
  readonly initial: string;
  /** Final (韵母) in full: `yan` and `jian` are `ian`, `wen` and `dun` `uen`, `you` and `liu` `iou`, `jun` `ün`. */
  readonly final: string;
  readonly tone: Tone;
}

export type BareSyllable = Omit<Syllable, "tone">;

/** All toneless syllables, by id. */
export const bareSyllables: readonly BareSyllable[] = syllableTable
  .trim()
  .split(/\s+/)
  .map((bare, id) => ({ bare, id, ...soundOf(bare) }));

/** How many toneless syllables there are. */
export const syllableCount = bareSyllables.length;

const byBare: ReadonlyMap<string, BareSyllable> = new Map(bareSyllables.map((each) => [each.bare, each]));
const known = new Map<string, Syllable>();
const tones: Readonly<Record<string, Tone>> = { "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 0 };

/** Reads numbered pinyin (`lin2`, `lv4` or `lü4`; 0 or 5 is 轻声). Throws a RangeError for what is no syllable. */
export function syllable(numbered: string): Syllable {
  return known.get(numbered) ?? read(numbered);
}

/** Whether `numbered` is a syllable of the table with a tone. */
export function isSyllable(numbered: string): boolean {
  return known.has(numbered) || parse(numbered) !== undefined;
}

/** The syllable of an id with a tone. */
export function syllableOf(id: number, tone: Tone): Syllable {
  const bare = bareSyllables[id];
  if (bare === undefined) throw new RangeError(`no syllable has the number ${id}`);
  return syllable(`${bare.bare}${tone}`);
}

/** The id of a toneless syllable. Throws a RangeError for what is none. */
export function syllableId(bare: string): number {
  const found = byBare.get(bare);
  if (found === undefined) throw new RangeError(`«${bare}» is no syllable of Mandarin`);
  return found.id;
}

function read(numbered: string): Syllable {
  const parsed = parse(numbered);
  if (parsed === undefined) throw new RangeError(`«${numbered}» is no syllable of Mandarin`);
  const shared = known.get(`${parsed.bare}${parsed.tone}`) ?? parsed;
  known.set(`${parsed.bare}${parsed.tone}`, shared);
  known.set(numbered, shared);
  return shared;
}

function parse(numbered: string): Syllable | undefined {
  const bare = byBare.get(numbered.slice(0, -1).replace("ü", "v"));
  const tone = tones[numbered.slice(-1)];
  return bare === undefined || tone === undefined ? undefined : { ...bare, tone };
}

/** Initial and final as they sound: undoes the y, w, -iu, -ui, -un, and u for ü that pinyin writes. */
function soundOf(bare: string): { initial: string; final: string } {
  const zero = zeroInitial(bare);
  if (zero !== undefined) return { initial: "", final: zero };
  const initial = /^([zcs]h|[bpmfdtnlgkhjqxrzcs])/.exec(bare)?.[0] ?? "";
  return { initial, final: finalAfter(initial, bare.slice(initial.length)) };
}

function zeroInitial(bare: string): string | undefined {
  if (bare === "you") return "iou";
  if (bare.startsWith("yu")) return bare.replace("yu", "ü");
  if (bare === "yong") return "iong";
  if (/^yi/.test(bare)) return bare.slice(1);
  if (bare.startsWith("y")) return `i${bare.slice(1)}`;
  if (bare === "wu") return "u";
  if (bare.startsWith("w")) return `u${bare.slice(1)}`;
  if (/^([aeoê]|m$|ng?$)/.test(bare)) return bare;
  return undefined;
}

function finalAfter(initial: string, rest: string): string {
  // After zh ch sh r z c s the letter i stands for the syllabic consonant (舌尖元音), not for [i].
  if (rest === "i" && /^([zcs]h?|r)$/.test(initial)) return "-i";
  // bo po mo fo are heard with a u, as in duo.
  if (rest === "o" && /^[bpmf]$/.test(initial)) return "uo";
  const full = { iu: "iou", ui: "uei", un: "uen" }[rest] ?? rest;
  if (/^[jqx]$/.test(initial) && rest.startsWith("u")) return rest.replace("u", "ü");
  return full.replace("v", "ü");
}

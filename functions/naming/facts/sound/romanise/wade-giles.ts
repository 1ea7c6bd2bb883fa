import { type Syllable, syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { capitalised, type RomanName } from "./roman-name.ts";

const initials: Readonly<Record<string, string>> = {
  b: "p",
  p: "p’",
  d: "t",
  t: "t’",
  g: "k",
  k: "k’",
  j: "ch",
  q: "ch’",
  x: "hs",
  zh: "ch",
  ch: "ch’",
  r: "j",
  z: "ts",
  c: "ts’",
};

/** Finals after an initial, where Wade-Giles differs from the full final. */
const finals: Readonly<Record<string, string>> = {
  e: "ê",
  en: "ên",
  eng: "êng",
  ian: "ien",
  ie: "ieh",
  iou: "iu",
  iong: "iung",
  ong: "ung",
  uo: "o",
  uei: "ui",
  uen: "un",
  üe: "üeh",
};

/** Syllables without an initial, where Wade-Giles differs from pinyin. */
const whole: Readonly<Record<string, string>> = {
  e: "ê",
  ê: "eh",
  en: "ên",
  eng: "êng",
  er: "êrh",
  yi: "i",
  ye: "yeh",
  yan: "yen",
  you: "yu",
  yong: "yung",
  yu: "yü",
  yue: "yüeh",
  yuan: "yüan",
  yun: "yün",
  wen: "wên",
  weng: "wêng",
};

/** A syllable in Wade-Giles (威妥玛拼音) with its aspirates and marks, without tone: `zhi1` → `chih`, `qing1` → `ch’ing`. */
export function wadeGiles(numbered: string): string {
  const { bare, initial, final } = syllable(numbered);
  if (initial === "") return whole[bare] ?? bare;
  if (final === "-i") return syllabicConsonant(initial);
  return (initials[initial] ?? initial) + finalOf(initial, final);
}

/** The whole name in scholarly Wade-Giles, both parts hyphened: `Mao Tsê-tung`, `Ou-yang Hsiu`. */
export function wadeGilesName(surname: readonly string[], given: readonly string[]): RomanName {
  const parts = { surname: hyphened(surname.map(wadeGiles)), given: hyphened(given.map(wadeGiles)) };
  return { ...parts, full: `${parts.surname} ${parts.given}` };
}

/**
 * The form that Taiwan's passports take from the WG column of the Bureau of Consular Affairs: capitals, no
 * marks, `LIN, YU-NING`; a double surname in one word.
 */
export function taiwanPassportName(surname: readonly string[], given: readonly string[]): RomanName {
  const plain = (numbered: string) => withoutMarks(wadeGiles(numbered)).toUpperCase();
  const parts = { surname: surname.map(plain).join(""), given: given.map(plain).join("-") };
  return { ...parts, full: `${parts.surname}, ${parts.given}` };
}

function finalOf(initial: Syllable["initial"], final: Syllable["final"]): string {
  const velar = initial === "g" || initial === "k";
  if (final === "e" && (velar || initial === "h")) return "o";
  if (final === "uo" && (velar || initial === "h" || initial === "sh")) return "uo";
  if (final === "uei" && velar) return "uei";
  return finals[final] ?? final;
}

function syllabicConsonant(initial: string): string {
  if (initial === "z") return "tzu";
  if (initial === "c") return "tz’u";
  if (initial === "s") return "szu";
  return `${initials[initial] ?? initial}ih`;
}

function hyphened(syllables: readonly string[]): string {
  return capitalised(syllables.join("-"));
}

function withoutMarks(spelled: string): string {
  return spelled.normalize("NFD").replace(/[\u0300-\u036f’]/g, "");
}

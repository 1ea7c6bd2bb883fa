import type { Tone } from "./syllable.ts";

/** Points of one line of the bill with the reason in Chinese. */
export interface SoundGrade {
  readonly points: number;
  readonly reason: string;
}

/** The most that the tones of a name can bring. */
export const TONE_MAX = 6;

/** Tones are 0–4, so a tone table has 5 columns. */
export const TONE_COUNT = 5;

const NAMES = ["轻声", "阴平", "阳平", "上声", "去声"];

/** What two equal tones in a row cost: 去 after 去 is the heaviest; of 上 after 上 the first turns 阳平. */
const PAIR_COST = [1, 1, 1, 1, 2];
/** What a third equal tone costs on top of its two pairs. */
const TRIPLE_COST = [2, 2, 2, 4, 4];
/** Cost of three or more syllables that are all level (平) or all oblique (仄), on top of the costs above. */
const UNMIXED_COST = 1;

/**
 * Points of a whole name for the order of its tones (声调), 0–6. Equal tones inside the surname cost nothing,
 * as nobody can choose them. `surnameLength` is the number of syllables of the surname.
 */
export function gradeTones(tones: readonly Tone[], surnameLength: number): SoundGrade {
  return { points: tonePointsOf(tones, surnameLength), reason: reasonOf(tones, surnameLength) };
}

/** The points alone: a search asks for them of very many names. */
export function tonePointsOf(tones: readonly Tone[], surnameLength: number): number {
  let cost = 0;
  for (let at = Math.max(1, surnameLength); at < tones.length; at++) {
    const tone = tones[at] ?? 0;
    if (tones[at - 1] !== tone) continue;
    cost += PAIR_COST[tone] ?? 0;
    if (at >= 2 && tones[at - 2] === tone) cost += TRIPLE_COST[tone] ?? 0;
  }
  if (tones.length > 2 && isUnmixed(tones)) cost += UNMIXED_COST;
  return Math.max(0, TONE_MAX - cost);
}

/** Names the last three equal tones in a row, else the first two, else that all are level or all oblique. */
function reasonOf(tones: readonly Tone[], surnameLength: number): string {
  let reason = "";
  for (let at = Math.max(1, surnameLength); at < tones.length; at++) {
    const tone = tones[at] ?? 0;
    if (tones[at - 1] !== tone) continue;
    if (at >= 2 && tones[at - 2] === tone) reason = tripleReason(tone);
    else if (reason === "") reason = pairReason(tone);
  }
  if (reason === "" && tones.length > 2 && isUnmixed(tones))
    reason = `通篇${isLevel(tones[0] ?? 0) ? "平声" : "仄声"}，起伏少一些`;
  return reason || goodReason(tones);
}

/** Points of a one-character surname's tone and the tones of two given characters: one look-up. */
export function tonePoints(surname: Tone, first: Tone, second: Tone): number {
  return triples[(surname * TONE_COUNT + first) * TONE_COUNT + second] ?? 0;
}

/** For any surname: points by `first * TONE_COUNT + second` over the tones of two given characters. */
export function toneTable(surnameTones: readonly Tone[]): Uint8Array {
  const points = new Uint8Array(TONE_COUNT * TONE_COUNT);
  for (const first of ALL) {
    for (const second of ALL) {
      points[first * TONE_COUNT + second] = tonePointsOf(
        [...surnameTones, first, second],
        surnameTones.length,
      );
    }
  }
  return points;
}

/** For any surname: points by the tone of the only given character. */
export function toneColumn(surnameTones: readonly Tone[]): Uint8Array {
  return Uint8Array.from(ALL, (only) => tonePointsOf([...surnameTones, only], surnameTones.length));
}

const ALL: readonly Tone[] = [0, 1, 2, 3, 4];
const triples = Uint8Array.from(ALL.flatMap((tone) => [...toneTable([tone])]));

/** 平声: 阴平 and 阳平; the neutral tone counts with neither. */
function isLevel(tone: Tone): boolean {
  return tone === 1 || tone === 2;
}

function isUnmixed(tones: readonly Tone[]): boolean {
  return tones.every(isLevel) || tones.every((tone) => tone === 3 || tone === 4);
}

function tripleReason(tone: Tone): string {
  if (tone === 3) return "三个上声相连，要变调才读得顺";
  if (tone === 4) return "三个去声相连，一路下沉，读来费力";
  return `三个${NAMES[tone]}相连，读来少了起伏`;
}

function pairReason(tone: Tone): string {
  if (tone === 3) return "两个上声相连，前一个要读成阳平";
  if (tone === 4) return "两个去声相连，读来稍重";
  return `两个${NAMES[tone]}相连，略平`;
}

function goodReason(tones: readonly Tone[]): string {
  const sequence = tones.map((tone) => NAMES[tone]).join("、");
  return new Set(tones).size === tones.length ? `${sequence}，声调各不相同` : `${sequence}，有起有伏`;
}

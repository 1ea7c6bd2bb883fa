import { rolesData } from "./roles-data.ts";

/**
 * How well a second role follows a first, 0–36 (tenths of the meaning line): a row per first role, `role:grade` for
 * every second role that makes a phrase with it. What is not written makes none.
 */
const GRAMMAR = `
引 质32 天30 水28 木28 玉30 文28 禽10 尾22 志26 喜28 时24 色18 人14 物22 心12
质 质28 天28 水28 木28 玉28 文30 禽16 尾32 志30 喜28 时16 物26 人22 心18
天 质28 天18 水26 木28 玉22 文20 禽16 尾22 志28 喜26 物24 心12
水 质28 天22 水14 木22 玉16 文16 禽12 尾24 志24 喜20 物18
木 质26 天20 水20 木14 玉16 文20 禽10 尾20 志14 喜22 心12
玉 质28 天24 水22 木22 玉16 文26 尾22 志20 喜22 心12
文 质30 天26 水22 木26 玉28 文14 尾24 志28 喜28 人24 物18 心18
物 质22 天14 水14 尾14 志18
禽 质20 天16 水14 志28 文18 物18
人 质26 文20 志24 玉22 尾18 天18
志 质26 天20 水22 文24 志16 尾18 物20 人16 玉14
喜 质28 天20 木16 玉22 文24 尾30 喜10 水18
时 质28 天16 水20 木24 喜22 尾24 玉16 文16 志14
色 质20 天16 水20 木20 玉14 文12 尾12
数 质26 天18 水20 木20 文24 物28 志26 尾10 玉10
心 质26 喜24 天14 木14 玉18 文14 志20 尾14
`;

const NAMES = [...GRAMMAR.trim().matchAll(/^\S/gm)].map(([name]) => name);
const masks = new Map<string, number>();
const grammar = new Uint8Array(NAMES.length * NAMES.length);

for (const line of rolesData.trim().split("\n")) {
  const bit = NAMES.includes(line.slice(0, 1)) ? 1 << NAMES.indexOf(line.slice(0, 1)) : 0;
  for (const char of line.slice(2)) masks.set(char, (masks.get(char) ?? 0) | bit);
}
for (const [, first = "", rest = ""] of GRAMMAR.matchAll(/^(\S) (.+)$/gm)) {
  for (const [, second = "", grade] of rest.matchAll(/(\D)(\d+)/g)) {
    grammar[NAMES.indexOf(first) * NAMES.length + NAMES.indexOf(second.trim())] = Number(grade);
  }
}

/** The roles of a character in names as bits; 0 for one that plays none we know. */
export function rolesOf(char: string): number {
  return masks.get(char) ?? 0;
}

const ROLE_RANGE = 1 << NAMES.length;
const phrases = new Map<number, number>();

/** The best phrase that two characters' roles can make, 0–36. */
export function phraseGrade(first: number, second: number): number {
  const key = first * ROLE_RANGE + second;
  const found = phrases.get(key);
  if (found !== undefined) return found;
  const best = bestPhrase(first, second);
  phrases.set(key, best);
  return best;
}

function bestPhrase(first: number, second: number): number {
  let best = 0;
  for (let ones = first; ones !== 0; ones &= ones - 1) {
    const row = lowestBit(ones) * NAMES.length;
    for (let others = second; others !== 0; others &= others - 1) {
      best = Math.max(best, grammar[row + lowestBit(others)] ?? 0);
    }
  }
  return best;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

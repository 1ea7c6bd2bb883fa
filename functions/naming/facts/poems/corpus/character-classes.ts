import { BINDABLE } from "./bound-characters.ts";
import { ASIDE, CLAUSE_ENDS, GOOD_UNIT, POEM_END, SOUR_UNIT } from "./corpus-format.ts";

/**
 * What a UTF-16 unit of the corpus means to a reader of it, as bits. The word after a denial (不 无 未 …) is
 * spoiled: in 不宁 the 宁 is no source of 宁. A carrier passes the denial on (不可宁, 未尝安). A denial of a denial
 * spoils nothing (莫不令仪, 不可以不弘毅), nor does one that a canceller turns into a question (云胡不喜).
 */
export const DENIAL = 1;
const CANCELLER = 2;
const CARRIER = 4;
export const CLAUSE_END = 8;
export const UNIT_START = 16;
export const LINE_END = 32;
/** A mark within a line: it does not end the line, but it ends a stretch of verse. */
const PAUSE = 64;
/**
 * A function word (虚词). Nearly every line has one: it is a source only beside the other character (攸宁, 敬之), never for
 * being in one line with it, and two of them beside each other are no source (予之, 若兮).
 */
export const PARTICLE = 128;
/** A character that some words bind; isBound says whether one does at a given place. */
export const BOUND = 256;
/** Marks that no citation crosses, except the clause end between two neighbouring clauses. */
export const BREAKS = CLAUSE_END | UNIT_START | LINE_END;

/** A denial that is not itself denied (莫不, 无不): of equal citations one without it is preferred. */
export const DENIES = /(?<![莫无])不|[无莫](?!不)|[非未勿弗毋]/;

const table = new Uint16Array(0x10000);
mark("不无非未莫勿弗毋匪罔靡否", DENIAL);
mark("岂何胡曷孰谁", CANCELLER);
mark("可能敢遑尝有复得足自我尔汝女吾予为以必知见闻曾肯忍须应曰是之", CARRIER);
mark("之以其兮然如若尔斯予子亦攸维惟于乃而与可所何且有自也", PARTICLE);
mark(BINDABLE, BOUND);
mark(CLAUSE_ENDS, CLAUSE_END);
mark(GOOD_UNIT + SOUR_UNIT + ASIDE, UNIT_START);
mark(`\n${POEM_END}`, LINE_END);
mark("、“”‘’《》□", PAUSE);

/** The class of every UTF-16 unit; to be read only. */
export const classes: Uint16Array = table;

/** Whether the next character is spoiled, from the classes of this one and of the one before it. */
export function spoilsNext(own: number, before: number, spoiled: boolean): boolean {
  if ((own & DENIAL) !== 0) return !spoiled && (before & CANCELLER) === 0;
  return spoiled && (own & CARRIER) !== 0;
}

const CHILD = "子".charCodeAt(0);
const BEARERS = "之君夫公天太弟孔孟王";

/** Does a 子 close a word (君子, 之子), so that what follows stands beside that word and not beside 子? */
export function closesWord(code: number, before: number): boolean {
  return code === CHILD && BEARERS.includes(String.fromCharCode(before));
}

function mark(characters: string, bit: number): void {
  for (let at = 0; at < characters.length; at++) {
    const code = characters.charCodeAt(at);
    table[code] = (table[code] ?? 0) | bit;
  }
}

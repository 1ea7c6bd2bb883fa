import type { Facts } from "#functions/naming/person/score/facts.ts";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { DOT, sayEach } from "#functions/naming/person/score/said.ts";

/** The most of one character; a name of two has twice as much. */
const EACH = 4;
const WRITING_MAX = 2 * EACH;
/** Brush strokes from which a child is slow to write a character. */
const MANY_STROKES = 16;
const RARE_LEVEL = 3;

/** Points of one character, 0–4: 4 written daily, one less a band; one less each for many strokes and for level 3. */
export function writingOf({ band, character, level }: Facts): number {
  if (character === undefined) return 0;
  const many = character.brushStrokes >= MANY_STROKES ? 1 : 0;
  const rare = level === RARE_LEVEL ? 1 : 0;
  return Math.max(0, EACH + 1 - band - many - rare);
}

/** Points of a given name (好写好认), 0–8: two characters' together, of other lengths in proportion. */
function writingPoints(given: readonly Facts[]): number {
  let sum = 0;
  for (const facts of given) sum += writingOf(facts);
  return Math.floor((sum * 2) / given.length);
}

/** The line of writing, 8 points. */
export function writingLine(given: readonly Facts[]): BillLine {
  return {
    part: "写法",
    rule: "好写好认",
    input: sayEach(given, (facts) => facts.said.strokes, DOT),
    points: writingPoints(given),
    max: WRITING_MAX,
    mark: "据表",
    reason: reasonOf(given),
  };
}

const EASY = "常见，笔画不多，好写好认。";
/** Of a name with a character that is known to fewer people, though nothing stands against it. */
const FAIRLY_EASY = "较常见，笔画不多，好写。";

/** Is there nothing to say against a character? Most have nothing. */
const isEasy = ({ band, character, level }: Facts): boolean =>
  level !== 0 && level !== RARE_LEVEL && band <= 2 && (character?.brushStrokes ?? 0) < MANY_STROKES;

/** What may be said against characters, in the order in which it is said. */
const FAULTS: readonly { what: string; has: (facts: Facts) => boolean }[] = [
  { what: "不在《通用规范汉字表》内", has: ({ level }) => level === 0 },
  { what: "是三级字", has: ({ level }) => level === RARE_LEVEL },
  { what: "不常见", has: ({ band, level }) => band > 2 && level > 0 && level < RARE_LEVEL },
  { what: "笔画多", has: ({ character }) => (character?.brushStrokes ?? 0) >= MANY_STROKES },
];

function reasonOf(given: readonly Facts[]): string {
  if (given.every(isEasy)) return given.every(({ band }) => band === 1) ? EASY : FAIRLY_EASY;
  let said = "";
  for (const { has, what } of FAULTS) {
    let some = "";
    for (const facts of given) if (has(facts)) some += `“${facts.char}”`;
    if (some !== "") said += `${said === "" ? "" : "，"}${some}${what}`;
  }
  return said === "" ? EASY : `${said}。`;
}

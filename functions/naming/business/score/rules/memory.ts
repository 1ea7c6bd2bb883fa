import { COHESION_MAX, type CohesionShape, PICKED_COINED } from "#functions/naming/business/sign/cohesion.ts";
import { knownWord } from "#functions/naming/business/sign/known-words.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";
import { southernFold } from "#functions/naming/facts/sound/mandarin/southern.ts";
import { isEverydayWord } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { charsWhere, meanRule, type Rule } from "./rule.ts";

/** Tenths by band: 1 everyone writes it daily … 4 rare. */
const KNOWN: readonly number[] = [0, 60, 54, 30, 0];
const TYPED_MAX = 30;
const POLYPHONE_COST = 14;
/** Cost of a syllable that many people confuse with another when they type what they heard. */
const BLURRED_COST = 5;
/** Strokes up to which a character is clear on a sign, and beyond which the reason says that it blurs. */
const LIGHT = 9;
const HEAVY = 14;
const BLURRED = /^(zh|ch|sh|z|c|s|l|n)|(in|ing|en|eng)$/;

const KNOWN_WORD = "是大家熟悉的词，看一眼就记得";
/** Why what was coined has a point less than a word has. */
const COINED = "新组的，比现成的词少一点";
export const SHAPES: Record<CohesionShape, string> = {
  picked: "两个字合成一幅画面，看一眼就能记住",
  phrase: "两个字连得成一个意思",
  loose: "两个字之间的联系不太紧",
  said: "念起来顺口，像一句话，听过就记得",
  tail: "前两字是一个意思，末字收得住",
  head: "首字领着后两字，读来完整",
  middle: "一处地方、一样东西，像一幅小景",
  counted: "有数有景，念着像一句话",
  sight: "先有一处地方，再有那里的景，像半句诗",
  verse: "前后两截各成意思，连起来像半句诗",
  twin: "两个短句并排，念一遍就记得",
  other: "几个字之间的联系不太紧",
};

/** Everyone knows the characters at sight. */
export const knownAtSight = meanRule({
  part: "好记好搜",
  rule: "一看就认得",
  max: 6,
  share: ({ band }) => KNOWN[band] ?? 0,
  say: ({ marks }) => {
    const rare = charsWhere(marks, ({ band }) => band >= 3);
    const lessUsual = charsWhere(marks, ({ band }) => band === 2);
    const reason =
      rare !== ""
        ? `“${rare}”有些人一下认不出`
        : lessUsual !== ""
          ? `“${lessUsual}”见得少一些，多数人也认得`
          : "都是常见字，路过就能念出来";
    return { input: marks.map(({ char, band }) => `${char} ${band} 级`).join(" · "), reason };
  },
});

/** The characters hang together. */
export const hangsTogether: Rule = {
  part: "好记好搜",
  rule: "连起来有意思",
  max: COHESION_MAX / 10,
  tenths: (sign) => (isLooseWord(sign) ? COHESION_MAX : sign.cohesion.tenths),
  say: (sign) => ({
    input: sign.text,
    reason: sign.cohesion.tenths === PICKED_COINED ? `${sayShape(sign)}；${COINED}` : sayShape(sign),
  }),
};

/** A ready-made word (香甜) that nobody picked and no grammar of ours joins: it hangs together all the same, as a word does. */
const isLooseWord = ({ text, cohesion: { shape } }: Sign): boolean =>
  (shape === "loose" || shape === "other") &&
  (knownWord(text) !== undefined ||
    ([...text].length === 2 && isEverydayWord(text.slice(0, 1), text.slice(1))));

/** What a sign's characters make together, without what it costs that they are not a word. */
export function sayShape(sign: Sign): string {
  const { text, cohesion } = sign;
  const { shape, pairs } = cohesion;
  if (isLooseWord(sign)) return KNOWN_WORD;
  const isWord = shape === "picked" && (pairs[0]?.coined === false || knownWord(text) !== undefined);
  return isWord ? KNOWN_WORD : SHAPES[shape];
}

/** A person who hears the name can type it. */
export const typedAsHeard: Rule = {
  part: "好记好搜",
  rule: "听一遍就能打对",
  max: TYPED_MAX / 10,
  tenths: ({ marks }) => typedTenths(marks),
  say: ({ marks }) => {
    const several = charsWhere(marks, ({ polyphonic }) => polyphonic);
    const blurred = charsWhere(marks, (mark) => isBlurred(mark));
    const reason =
      several !== ""
        ? `“${several}”是多音字，有人会念成另一个音`
        : blurred !== ""
          ? `“${blurred}”的音在有些地方容易和别的混`
          : "单看这几个字：没有多音字，也没有容易混的音";
    return { input: marks.map(({ sound }) => sound.bare).join(" "), reason };
  },
};

/** The characters have few strokes, so they are clear on a sign. */
export const clearOnSign = meanRule({
  part: "好记好搜",
  rule: "招牌上看得清",
  max: 3,
  share: ({ strokes }) => strokesTenths(strokes),
  say: ({ marks }) => {
    const heavy = charsWhere(marks, ({ strokes }) => strokes > HEAVY);
    const dense = charsWhere(marks, ({ strokes }) => strokes > LIGHT);
    const reason =
      heavy !== ""
        ? `“${heavy}”笔画多，做小了会糊`
        : dense !== ""
          ? `“${dense}”笔画略多，招牌做小了会密一些`
          : "笔画不多，远处也看得清";
    return { input: marks.map(({ char, strokes }) => `${char} ${strokes} 画`).join(" · "), reason };
  },
});

function typedTenths(marks: readonly Mark[]): number {
  let cost = 0;
  for (const mark of marks) cost += typedCost(mark);
  return Math.max(0, TYPED_MAX - Math.floor((cost * 2) / marks.length));
}

const shared = countFolded();

function typedCost(mark: Mark): number {
  return (mark.polyphonic ? POLYPHONE_COST : 0) + (isBlurred(mark) ? BLURRED_COST : 0);
}

/** Whether many people confuse the character's syllable with another syllable of Mandarin. */
function isBlurred({ sound }: Mark): boolean {
  return BLURRED.test(sound.bare) && (shared.get(southernFold[sound.id] ?? sound.id) ?? 0) > 1;
}

function countFolded(): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const folded of southernFold) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  return counts;
}

function strokesTenths(strokes: number): number {
  if (strokes <= LIGHT) return 30;
  if (strokes <= 12) return 25;
  return strokes <= 15 ? 15 : 5;
}

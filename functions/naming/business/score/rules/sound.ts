import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { HOMOPHONE_MAX, homophonePoints } from "#functions/naming/facts/sound/ears/cost.ts";
import { type Finding, sorted } from "#functions/naming/facts/sound/ears/finding.ts";
import { heardInMandarin } from "#functions/naming/facts/sound/ears/listen.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import { CLASH_MAX, clashPointsOf, gradeClash } from "#functions/naming/facts/sound/mandarin/clash.ts";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import type { Syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { gradeTones, TONE_MAX, tonePointsOf } from "#functions/naming/facts/sound/mandarin/tones.ts";
import type { Rule } from "./rule.ts";

const TENTHS = 10;
/** Tenths of a syllable doubled on purpose (朵朵), which is no clash. */
const DOUBLED = 40;
/** Finals that carry far down a street; those of HALF_OPEN carry less far, all others least. */
const OPEN = /(a|ai|ao|an|ang|ong|iong)$/;
const END_MAX = 40;
/** Words of the counter that nobody puts on a sign: one of the same sound is heard as it (有麦 as 有卖). Light, as 打折 is. */
const COUNTER =
  "有卖 半卖 买卖 外卖 专卖 叫卖 甩卖 贱卖 拍卖 变卖 白卖 热卖 卖家 卖点 卖场 卖光 卖空 买家 输光 赔光";
const COUNTER_LENGTH = 2;
const HALF_OPEN = /(ei|ou|en|eng|ing|in|o|e|ie|üe|ün|uei|iou|uen)$/;

/** Tones rise and fall. */
export const tones: Rule = {
  part: "好读好听",
  rule: "声调有起伏",
  max: TONE_MAX,
  tenths: ({ marks }) => tonePoints(marks) * TENTHS,
  say: ({ marks }) => ({ input: pinyinOf(marks), reason: toneGrade(marks).reason }),
};

/** Neighbouring syllables do not get in each other's way. */
export const clashes: Rule = {
  part: "好读好听",
  rule: "声母韵母不打架",
  max: 5,
  tenths: ({ marks }) => clashTenths(marks),
  say: ({ marks }) => ({
    input: pinyinOf(marks),
    reason: isDoubled(marks) ? "叠字读来亲切，只是少些变化" : gradeClash(soundsOf(marks), 0).reason,
  }),
};

/** The last syllable can be heard from far. */
export const lastSound: Rule = {
  part: "好读好听",
  rule: "收音响亮",
  max: END_MAX / TENTHS,
  tenths: ({ marks }) => endTenths(marks),
  say: ({ marks }) => {
    const tenths = endTenths(marks);
    const reason =
      tenths === 40
        ? "末一个音开口大，喊得出去"
        : tenths === 30
          ? "末一个音开口适中"
          : "末一个音开口小，声音轻一些";
    return { input: pinyinOf(marks.slice(-1)), reason };
  },
};

/** Nothing bad is heard in the name. */
export const homophones: Rule = {
  part: "好读好听",
  rule: "谐音",
  max: 5,
  tenths: ({ marks }) => Math.floor((homophonePoints(heardInSign(marks)) * 5 * TENTHS) / HOMOPHONE_MAX),
  say: ({ marks }) => {
    const [worst] = heardInSign(marks);
    const reason = worst === undefined ? "没有查到不好的谐音" : sayFinding(worst, soundsOf(marks));
    return { input: pinyinOf(marks), reason };
  },
};

/**
 * The bad words that a business name sounds like, the gravest first: in all of it, and in what is left behind its first
 * character; what is not the word's own sound only where it would cost a person's name points too.
 */
export function heardInSign(marks: readonly Mark[]): readonly Finding[] {
  const sounds = soundsOf(marks);
  const heard = [0, 1].flatMap((surnameLength) =>
    heardInMandarin({ surname: "", given: "", surnameLength, sounds, spelled: () => [] }),
  );
  const text = marks.map(({ char }) => char).join("");
  return sorted(
    [...heard, ...heardAtCounter(marks)].filter(
      ({ gravity, near, speech, heard: word }) =>
        speech === "mandarin" &&
        (gravity !== "note" || near === "exact") &&
        // That a name sounds like the word which it is says nothing, unless nobody would have that word.
        (gravity === "grave" || !text.endsWith(word)),
    ),
  );
}

let counter: ReadonlyMap<string, string> | undefined;

/** The word of the counter that a whole name sounds the same as. */
function heardAtCounter(marks: readonly Mark[]): readonly Finding[] {
  if (marks.length !== COUNTER_LENGTH) return [];
  counter ??= new Map(COUNTER.split(" ").map((word) => [pinyinOf(marksOf(word) ?? []), word]));
  const heard = counter.get(pinyinOf(marks));
  if (heard === undefined) return [];
  const found = { heard, speech: "mandarin", near: "exact", gravity: "light" } as const;
  return [{ ...found, at: 0, length: COUNTER_LENGTH, ids: [] }];
}

/** Pinyin with tone marks, parted by spaces. */
export function pinyinOf(marks: readonly Mark[]): string {
  return marks.map(({ sound }) => marked(`${sound.bare}${sound.tone}`)).join(" ");
}

const tonesOf = (marks: readonly Mark[]) => marks.map(({ sound }) => sound.tone);
const tonePoints = (marks: readonly Mark[]) => tonePointsOf(tonesOf(marks), 0);
const toneGrade = (marks: readonly Mark[]) => gradeTones(tonesOf(marks), 0);

function clashTenths(marks: readonly Mark[]): number {
  if (isDoubled(marks)) return DOUBLED;
  return Math.floor((clashPointsOf(soundsOf(marks), 0) * 5 * TENTHS) / CLASH_MAX);
}

function endTenths(marks: readonly Mark[]): number {
  const final = marks.at(-1)?.sound.final ?? "";
  if (OPEN.test(final)) return 40;
  return HALF_OPEN.test(final) ? 30 : 20;
}

const isDoubled = (marks: readonly Mark[]): boolean =>
  marks.length === 2 && marks[0]?.char === marks[1]?.char;
const soundsOf = (marks: readonly Mark[]): readonly Syllable[] => marks.map(({ sound }) => sound);

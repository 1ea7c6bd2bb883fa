import { costs, HOMOPHONE_MAX, homophonePoints } from "#functions/naming/facts/sound/ears/cost.ts";
import type { Finding } from "#functions/naming/facts/sound/ears/finding.ts";
import { sayFinding } from "#functions/naming/facts/sound/ears/say.ts";
import type { Sound } from "#functions/naming/facts/sound/ears/word-block.ts";
import { CLASH_MAX, gradeClash } from "#functions/naming/facts/sound/mandarin/clash.ts";
import type { Syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { gradeTones, type SoundGrade, TONE_MAX } from "#functions/naming/facts/sound/mandarin/tones.ts";
import type { Facts } from "#functions/naming/person/score/facts.ts";
import { soundsOf } from "#functions/naming/person/score/heard.ts";
import type { Household } from "#functions/naming/person/score/household.ts";
import { type BillLine, copyOf } from "#functions/naming/person/score/line.ts";
import { memory } from "#functions/naming/person/score/memory.ts";
import { sayEach } from "#functions/naming/person/score/said.ts";

const PART = "读音";
const POLYPHONE_MAX = 6;

/** Points for having one reading only (多音字), 6: shared out among the characters. */
export function polyphonePoints(polyphones: number, length: number): number {
  return Math.round((POLYPHONE_MAX * (length - polyphones)) / length);
}

/** The syllables of a whole name, surname first; characters of unknown reading are passed over. */
export function wholeSyllables(house: Household, given: readonly Facts[]): readonly Syllable[] {
  const whole = house.syllables.slice();
  for (const { sound } of given) if (sound !== null) whole.push(sound);
  return whole;
}

/** The four lines of 读音, added to the bill. */
export function addSoundLines(
  bill: BillLine[],
  house: Household,
  given: readonly Facts[],
  heard: readonly Finding[],
): void {
  const whole = wholeSyllables(house, given);
  const spelled = spelledName(house, given);
  const all = house.syllables.length === house.surname.length && given.every(isRead);
  const unread = all ? "" : unreadOf([...house.surname, ...given]);
  bill.push(
    polyphoneLine(given),
    homophoneLine(heard, () => soundsOf(house, given), spelled, unread),
    toneLine(house, whole, spelled, unread),
    clashLine(house, whole, spelled, unread, heard.some(costs)),
  );
}

const surnames = memory<string>();

function spelledName(house: Household, given: readonly Facts[]): string {
  const surname = surnames(house, 0, () => house.surname.map((facts) => `${facts.said.spelled} `).join(""));
  return surname + sayEach(given, spelledOf, " ");
}

const spelledOf = (facts: Facts): string => facts.said.spelled;
const isPolyphonic = (facts: Facts): boolean => facts.polyphonic;

function polyphoneLine(given: readonly Facts[]): BillLine {
  const unread = unreadOf(given);
  if (unread !== "") return unchecked("读音唯一", "有字读音未知", unread);
  if (!given.some(isPolyphonic)) return copyOf(ONE_READING);
  const several = given.filter(isPolyphonic);
  return {
    ...ONE_READING,
    input: several.map((facts) => facts.char).join("、"),
    points: polyphonePoints(several.length, given.length),
    reason: `${several.map(readingsOf).join("；")}。初次见面可能要说明读法。`,
  };
}

/** A line that could not be checked, as a character's reading is not known (未查，不计): it gives nothing and takes nothing. */
const unchecked = (rule: string, input: string, unread: string): BillLine => ({
  part: PART,
  rule,
  input,
  points: 0,
  max: 0,
  mark: "据表",
  reason: `${unread}，这一行未查，不计。`,
});

const ONE_READING: BillLine = {
  part: PART,
  rule: "读音唯一",
  input: "没有多音字",
  points: POLYPHONE_MAX,
  max: POLYPHONE_MAX,
  mark: "据表",
  reason: "作名字时，每个字只有一种念法。",
};

const isRead = ({ sound }: Facts): boolean => sound !== null;

/** A note on the characters whose reading is not known; "" where there is none. */
function unreadOf(some: readonly Facts[]): string {
  if (some.every(isRead)) return "";
  const unread = sayEach(some, ({ char, sound }) => (sound === null ? char : ""), "");
  return unread === "" ? "" : `“${unread}”的读音不在我们的字表里`;
}

function readingsOf(facts: Facts): string {
  return `“${facts.char}”有 ${facts.said.readings} 几个读音`;
}

/** How many of the things heard are said: the gravest. */
const SAID = 3;

function homophoneLine(
  heard: readonly Finding[],
  sounds: () => readonly Sound[],
  spelled: string,
  unread: string,
): BillLine {
  const bad = heard.length === 0 ? heard : heard.filter(costs).slice(0, SAID);
  // What is heard in the others counts all the same.
  if (bad.length === 0 && unread !== "") return unchecked("谐音", spelled, unread);
  return {
    part: PART,
    rule: "谐音",
    input: spelled,
    points: homophonePoints(heard),
    max: HOMOPHONE_MAX,
    mark: "据表",
    reason:
      bad.length === 0
        ? "连姓读来，没有查到不雅的谐音。"
        : `${bad.map((finding) => sayFinding(finding, sounds())).join("；")}。`,
  };
}

/** Tones are 0–4. */
const TONE_BASE = 5;
const toneGrades = memory<SoundGrade & { tones: string }>();

function toneLine(house: Household, whole: readonly Syllable[], spelled: string, unread: string): BillLine {
  if (unread !== "") return unchecked("声调", spelled, unread);
  let key = 1;
  for (const { tone } of whole) key = key * TONE_BASE + tone;
  const { points, reason, tones } = toneGrades(house, key, () => {
    const all = whole.map((one) => one.tone);
    const grade = gradeTones(all, house.syllables.length);
    return { points: grade.points, reason: `${grade.reason}。`, tones: `（${all.join("-")}）` };
  });
  return {
    part: PART,
    rule: "声调",
    input: spelled + tones,
    points,
    max: TONE_MAX,
    mark: "据表",
    reason,
  };
}

function clashLine(
  house: Household,
  whole: readonly Syllable[],
  spelled: string,
  unread: string,
  isMisheard: boolean,
): BillLine {
  if (unread !== "") return unchecked("声母韵母", spelled, unread);
  const { points, reason } = gradeClash(whole, house.syllables.length, isMisheard);
  return {
    part: PART,
    rule: "声母韵母",
    input: spelled,
    points,
    max: CLASH_MAX,
    mark: "据表",
    reason: `${reason}。`,
  };
}

import { knownTables } from "#functions/naming/prepared/known-tables.ts";
import { bareSyllables, type Syllable, syllableCount } from "./syllable.ts";
import type { SoundGrade } from "./tones.ts";

/** The most that initials and finals without a clash can bring. */
export const CLASH_MAX = 4;

const SAME_SYLLABLE = 3;
const SAME_INITIAL = 2;
const SAME_FINAL = 2;
const NEAR_INITIAL = 1;
const NEAR_FINAL = 1;
/** Cost where the surname's last syllable comes back as the second given one. */
export const ECHO = 2;

type Sound = Pick<Syllable, "id" | "initial" | "final">;

/** Initials that many speakers do not keep apart. */
const nearInitials: Readonly<Record<string, string>> = { zh: "z", ch: "c", sh: "s", l: "n" };

/** Rhymes (韵): finals that differ only in the glide before the same vowel and ending. */
const rhymingFinals: readonly (readonly string[])[] = [
  ["a", "ia", "ua"],
  ["o", "uo", "io"],
  ["ie", "üe"],
  ["ai", "uai"],
  ["ei", "uei"],
  ["ao", "iao"],
  ["ou", "iou"],
  ["an", "ian", "uan", "üan"],
  ["en", "in", "uen", "ün"],
  ["ang", "iang", "uang"],
  ["eng", "ing", "ueng"],
  ["ong", "iong"],
];

/** Number of a syllable's class by syllable id; 0 is no class. Syllables of one class share that sound. */
const initials = classes(({ initial }) => initial);
const onsets = classes(onset);
const finals = classes(({ final }) => final);
const rhymes = classes(({ final }) => rhymingFinals.find((group) => group.includes(final))?.[0] ?? final);

/**
 * Points of two neighbouring syllables, 0–4: equal initials (双声), equal finals (叠韵), the same syllable
 * again, or nearly so. Tones do not matter.
 */
export function clashPoints(before: Sound, after: Sound): number {
  return CLASH_MAX - clashCost(before.id, after.id);
}

/** Cost by `before.id * syllableCount + after.id` (176 kB): prepared by the build, else made once. */
export function clashCosts(): Uint8Array {
  costs ??= knownTables()?.clash ?? allClashCosts();
  return costs;
}

/** What it costs that the surname's last syllable comes back as the second given one. */
export function echoCost(surnameLast: Sound, second: Sound): number {
  return surnameLast.id === second.id ? ECHO : 0;
}

/**
 * Points of a whole name for its initials and finals, 0–4; a clash inside the surname costs nothing. A name that is
 * misheard (易听成) is not said to read clearly.
 */
export function gradeClash(
  syllables: readonly Syllable[],
  surnameLength: number,
  isMisheard = false,
): SoundGrade {
  const points = clashPointsOf(syllables, surnameLength);
  return {
    points,
    reason:
      points === CLASH_MAX
        ? sayNoClash(syllables, surnameLength, isMisheard)
        : reasonsOf(syllables, surnameLength),
  };
}

/** The points alone: a search asks for them of very many names. */
export function clashPointsOf(syllables: readonly Syllable[], surnameLength: number): number {
  let cost = 0;
  for (let at = Math.max(1, surnameLength); at < syllables.length; at++) {
    const before = syllables[at - 1]?.id ?? 0;
    const after = syllables[at]?.id ?? 0;
    cost += clashCost(before, after);
    if (at >= 2 && at === surnameLength + 1 && syllables[at - 2]?.id === after) cost += ECHO;
  }
  return Math.max(0, CLASH_MAX - cost);
}

/**
 * That no two neighbours clash; of a surname of several characters only what follows its last one was compared. Nothing is said of
 * initials where two neighbours have none (零声母, 阳 and 安): those do not differ, and may run together.
 */
function sayNoClash(syllables: readonly Syllable[], surnameLength: number, isMisheard: boolean): string {
  const compared = syllables.slice(Math.max(0, surnameLength - 1));
  const isBare = compared.some((one, at) => one.initial === "" && compared[at + 1]?.initial === "");
  const where = surnameLength > 1 ? "姓与名、名里" : "";
  if (isBare) return `${where}相邻的字韵母都不相同`;
  return `${where}相邻的字声母、韵母都不相同${isMisheard ? "" : "，读来清楚"}`;
}

function reasonsOf(syllables: readonly Syllable[], surnameLength: number): string {
  const reasons: string[] = [];
  for (let at = surnameLength; at < syllables.length; at++) {
    const [farther, before, after] = [syllables[at - 2], syllables[at - 1], syllables[at]];
    if (before === undefined || after === undefined) continue;
    const where = at === surnameLength ? "姓与名的首字" : "名中相邻的两字";
    reasons.push(...clashReasons(before, after).map((reason) => where + reason));
    if (farther !== undefined && at === surnameLength + 1 && echoCost(farther, after) > 0)
      reasons.push("姓的音在名末又出现一次");
  }
  return reasons.join("；");
}

let costs: Uint8Array | undefined;

/** Works out the costs of `clashCosts`. Few syllables clash, so only pairs of one class are written. */
export function allClashCosts(): Uint8Array {
  const all = new Uint8Array(syllableCount * syllableCount);
  // Costs add up: a pair with the same initial has also the same onset, one with the same final also rhymes.
  addCosts(all, onsets, NEAR_INITIAL);
  addCosts(all, initials, SAME_INITIAL - NEAR_INITIAL);
  addCosts(all, rhymes, NEAR_FINAL);
  addCosts(all, finals, SAME_FINAL - NEAR_FINAL);
  for (let id = 0; id < syllableCount; id++) all[id * syllableCount + id] = SAME_SYLLABLE;
  return all;
}

/** Adds a cost to every two syllables of one class. */
function addCosts(all: Uint8Array, classOf: Uint8Array, cost: number): void {
  for (const members of membersOf(classOf)) {
    for (const before of members) {
      const row = before * syllableCount;
      for (const after of members) all[row + after] = (all[row + after] ?? 0) + cost;
    }
  }
}

/** The ids of every class but 0, which is none. */
function membersOf(classOf: Uint8Array): readonly (readonly number[])[] {
  const members: number[][] = [];
  classOf.forEach((name, id) => {
    members[name] ??= [];
    members[name].push(id);
  });
  return members.slice(1);
}

function clashCost(before: number, after: number): number {
  if (before === after) return SAME_SYLLABLE;
  const initial = share(initials, before, after)
    ? SAME_INITIAL
    : share(onsets, before, after)
      ? NEAR_INITIAL
      : 0;
  const final = share(finals, before, after) ? SAME_FINAL : share(rhymes, before, after) ? NEAR_FINAL : 0;
  return initial + final;
}

function clashReasons(before: Sound, after: Sound): string[] {
  if (before.id === after.id) return ["同音相重"];
  const reasons: string[] = [];
  if (share(initials, before.id, after.id)) reasons.push(`声母同为 ${before.initial}`);
  else if (share(onsets, before.id, after.id)) reasons.push("起音相近");
  if (share(finals, before.id, after.id)) reasons.push("韵母相同");
  else if (share(rhymes, before.id, after.id)) reasons.push("同韵");
  return reasons;
}

function share(classOf: Uint8Array, before: number, after: number): boolean {
  return classOf[before] !== 0 && classOf[before] === classOf[after];
}

function classes(nameOf: (sound: Sound) => string): Uint8Array {
  const names = [""];
  return Uint8Array.from(bareSyllables, (each) => {
    const name = nameOf(each);
    return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
  });
}

/** The initial, near ones as one; without an initial the glide; "" where a vowel comes first. */
function onset({ initial, final }: Sound): string {
  if (initial !== "") return nearInitials[initial] ?? initial;
  if (final.startsWith("i") || final.startsWith("ü")) return "y";
  return final.startsWith("u") ? "w" : "";
}

import {
  BADNESS_COST,
  HOMOPHONE_MAX,
  NEAR_COST,
} from "#functions/naming/facts/sound/homophones/homophone-points.ts";
import type { SoundCode } from "#functions/naming/facts/sound/homophones/pattern-hits.ts";
import type { PatternIndex } from "#functions/naming/facts/sound/homophones/pattern-index.ts";
import type { SoundPattern } from "#functions/naming/facts/sound/homophones/sound-pattern.ts";

/** Points of homophones by the rule itself: every pattern is laid at every place of a name, surname first. */
export function pointsByEveryPattern(
  index: PatternIndex,
  name: readonly SoundCode[],
  surnameLength: number,
): number {
  let worst = 0;
  for (const pattern of index.all())
    for (let at = 0; at + pattern.ids.length <= name.length; at++)
      worst = Math.max(worst, costAt(index, pattern, name, at, surnameLength));
  return HOMOPHONE_MAX - worst;
}

/** What a name costs that has these syllables, or some that sound near them, at this place. */
function costAt(
  { folded }: PatternIndex,
  pattern: SoundPattern,
  name: readonly SoundCode[],
  at: number,
  surnameLength: number,
): number {
  const isAs = (of: (id: number) => number | undefined) =>
    pattern.ids.every((id, offset) => of(name[at + offset]?.id ?? -1) === of(id));
  const isSame = isAs((id) => id);
  if (!isSame && !isAs((id) => folded[id])) return 0;
  const ends = at + pattern.ids.length === name.length;
  if (!mayLie(pattern, at, ends, surnameLength)) return 0;
  const ownTones = pattern.tones.every((tones, offset) => (tones >> (name[at + offset]?.tone ?? 0)) & 1);
  if (isSame) return BADNESS_COST[ownTones ? pattern.exact : pattern.other] ?? 0;
  return ownTones && ends && pattern.exact >= 2 ? NEAR_COST : 0;
}

function mayLie({ ids, where }: SoundPattern, at: number, ends: boolean, surnameLength: number): boolean {
  if (at + ids.length <= surnameLength) return false;
  if (where === "given") return at === surnameLength && ends;
  if (where === "any") return true;
  return at < surnameLength && (where === "start" || ends);
}

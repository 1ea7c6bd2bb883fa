import { BADNESS_COST, HOMOPHONE_MAX, NEAR_COST } from "#functions/naming/sound/homophone-points.ts";
import type { SoundCode } from "#functions/naming/sound/pattern-hits.ts";
import type { PatternIndex } from "#functions/naming/sound/pattern-index.ts";
import type { SoundPattern } from "#functions/naming/sound/sound-pattern.ts";

/** Points of homophones by the rule itself: every pattern is laid at every place of a name, surname first. */
export function pointsByEveryPattern(
  index: PatternIndex,
  name: readonly SoundCode[],
  surnameLength: number,
): number {
  const { folded } = index;
  const costs = index.all().flatMap((pattern) =>
    name.map((_, at) => {
      const under = name.slice(at, at + pattern.ids.length);
      const ends = at + under.length === name.length;
      if (under.length < pattern.ids.length || !mayLie(pattern, at, ends, surnameLength)) return 0;
      const ownTones = under.every(({ tone }, offset) => ((pattern.tones[offset] ?? 0) >> tone) & 1);
      if (under.every(({ id }, offset) => id === pattern.ids[offset]))
        return BADNESS_COST[ownTones ? pattern.exact : pattern.other] ?? 0;
      const near = under.every(({ id }, offset) => folded[id] === folded[pattern.ids[offset] ?? -1]);
      return near && ownTones && ends && pattern.exact >= 2 ? NEAR_COST : 0;
    }),
  );
  return HOMOPHONE_MAX - Math.max(0, ...costs);
}

function mayLie({ ids, where }: SoundPattern, at: number, ends: boolean, surnameLength: number): boolean {
  if (at + ids.length <= surnameLength) return false;
  if (where === "given") return at === surnameLength && ends;
  if (where === "any") return true;
  return at < surnameLength && (where === "start" || ends);
}

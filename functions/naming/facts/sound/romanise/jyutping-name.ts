import { jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { capitalised, type RomanName } from "./roman-name.ts";

/** Jyutping (粤拼) of a whole name with its tones, syllable by syllable: `Lam4 Jau6 Ning4`. Takes Jyutping readings. */
export function jyutpingName(surname: readonly string[], given: readonly string[]): RomanName {
  const parts = { surname: spaced(surname), given: spaced(given) };
  return { ...parts, full: `${parts.surname} ${parts.given}` };
}

function spaced(readings: readonly string[]): string {
  return readings
    .map((reading) => {
      const { bare, tone } = jyutping(reading);
      return `${capitalised(bare)}${tone}`;
    })
    .join(" ");
}

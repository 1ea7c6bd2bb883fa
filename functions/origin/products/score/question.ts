import * as v from "valibot";
import type { ScoreBrief } from "#functions/contract/products/score-brief.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import { SaidBirth, saidBirth } from "#functions/origin/products/birth/said-birth.ts";

/** What is asked about a name (名字评分), as it is stored: the name cut in two, and the birth as a whole or null. */
export const ScoreQuestion = v.object({
  surname: v.string(),
  given: v.string(),
  sex: v.picklist(["male", "female", "unknown"]),
  birth: v.nullable(SaidBirth),
  keep: v.picklist(["30d", "1y", "none"]),
});

export type ScoreQuestion = v.InferOutput<typeof ScoreQuestion>;

/** The question of a brief, its name split as it says or as we guess. Throws Failure as `saidBirth` does. */
export function questionOf(brief: ScoreBrief, now: number): ScoreQuestion {
  const { name, sex, keep } = brief;
  const guess = splitFullName(name);
  const { surname = guess.surname, given = guess.given } = brief;
  return { surname, given, sex, birth: saidBirth(brief, now), keep };
}

/** The question in the form's own strings without the name, so that it can be asked with another split. */
export function askedAgain({ sex, birth, keep }: ScoreQuestion): Record<string, string> {
  const { born, ...rest } = birth ?? { born: true };
  const said = { sex, keep, ...rest, ...(birth !== null && { born: born ? "1" : "0", guardian: "1" }) };
  return Object.fromEntries(new URLSearchParams(encodeForm(said)));
}

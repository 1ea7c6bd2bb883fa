import { confirmedForms, formOverrides } from "#functions/naming/facts/characters/overrides.ts";
import { fromCodePoint, type Unihan } from "../packages/unihan.ts";
import type { OpenccDictionary } from "../traditional/opencc.ts";

/** What the sources alone say: OpenCC's first candidate, else Unihan's, else the character itself. */
export function firstCandidate(unihan: Unihan, toTraditional: OpenccDictionary, char: string): string {
  const first = toTraditional.get(char)?.[0];
  if (first !== undefined) return first;
  const variants = (unihan.get(char)?.kTraditionalVariant ?? "").split(" ").filter(Boolean);
  const forms = variants.map(fromCodePoint);
  return forms.length === 0 || forms.includes(char) ? char : (forms[0] ?? char);
}

const given = new Map(formOverrides.map((override) => [override.char, override.given]));

/** The form used in a given name: the sources' first candidate, corrected by the reviewed overrides. */
export function traditionalForm(unihan: Unihan, toTraditional: OpenccDictionary, char: string): string {
  return given.get(char) ?? firstCandidate(unihan, toTraditional, char);
}

/** Throws where a reviewed line no longer says what the sources say: an override must override something. */
export function checkReviewedForms(unihan: Unihan, toTraditional: OpenccDictionary): void {
  const expected = [
    ...formOverrides.map(({ char, refused }) => [char, refused] as const),
    ...confirmedForms.map(({ char, kept }) => [char, kept] as const),
  ];
  for (const [char, form] of expected) {
    const first = firstCandidate(unihan, toTraditional, char);
    if (first !== form) throw new Error(`The sources give ${first} for ${char}, the review says ${form}`);
  }
}

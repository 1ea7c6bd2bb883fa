import type { OpenccDictionary } from "../traditional/opencc.ts";

/** OpenCC's dictionaries that lead from other forms towards the registrable one, most trusted first. */
export const OTHER_FORM_DICTIONARIES = [
  "TSCharacters",
  "TWVariantsRev",
  "HKVariantsRev",
  "JPShinjitaiCharacters",
];

/**
 * Traditional, regional and Japanese forms that are not registrable, each with the registrable character
 * it stands for (為 → 为, 歩 → 步). Forms that the table itself already leads back from are left out.
 */
export function otherForms(
  rows: readonly { char: string; traditional: string }[],
  dictionaries: readonly OpenccDictionary[],
): ReadonlyMap<string, string> {
  const registrable = new Set(rows.map(({ char }) => char));
  const tabled = new Map(rows.map(({ char, traditional }) => [traditional, char]));
  const others = new Map<string, string>();
  const resolve = (form: string) => (registrable.has(form) ? form : (tabled.get(form) ?? others.get(form)));
  for (const dictionary of dictionaries) {
    for (const [form, targets] of dictionary) {
      if (registrable.has(form) || tabled.has(form) || others.has(form)) continue;
      const found = targets.map(resolve).find((char) => char !== undefined);
      if (found !== undefined) others.set(form, found);
    }
  }
  return others;
}

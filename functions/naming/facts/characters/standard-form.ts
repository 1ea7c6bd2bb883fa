import { characters, findCharacter } from "./find-character.ts";
import { otherForms } from "./table.ts";

let byForm: ReadonlyMap<string, string> | undefined;

/**
 * The registrable character that a traditional, regional or compatibility form stands for (陳 → 陈, 為 → 为);
 * undefined for a registrable character itself and for a form no source knows.
 */
export function standardFormOf(form: string): string | undefined {
  if (findCharacter(form) !== undefined) return undefined;
  const unified = form.normalize("NFC");
  if (findCharacter(unified) !== undefined) return unified;
  byForm ??= formsToStandard();
  return byForm.get(unified);
}

function formsToStandard(): ReadonlyMap<string, string> {
  const standard = new Map<string, string>();
  const pairs = [...otherForms];
  for (let at = 0; at + 1 < pairs.length; at += 2) standard.set(pairs[at] ?? "", pairs[at + 1] ?? "");
  for (const { char, traditional } of characters()) {
    if (traditional !== char) standard.set(traditional, char);
  }
  return standard;
}

import type { Element } from "#functions/naming/facts/characters/character.ts";
import { doubleSurnameForms, formOverrides } from "#functions/naming/facts/characters/overrides.ts";
import { readUnihan, registrableCharacters, type Unihan } from "../packages/unihan.ts";
import { livingReadings, readReadingOrder } from "../sound/readings.ts";
import { readOpencc } from "../traditional/opencc.ts";
import { disputedStrokes } from "./disputed-strokes.ts";
import { elementByRule } from "./element-rule.ts";
import { readElements } from "./element-table.ts";
import { brushStrokes, modernNameStrokes, nameStrokes, radicalOf } from "./name-strokes.ts";
import { OTHER_FORM_DICTIONARIES, otherForms } from "./other-forms.ts";
import { checkReviewedForms, traditionalForm } from "./traditional-forms.ts";

/** One line of the table before it is written. */
export interface CharacterRow {
  readonly char: string;
  readonly traditional: string;
  readonly strokes: number;
  readonly radical: number;
  readonly element: Element;
  readonly elementBy: "table" | "rule";
  readonly brush: number;
  readonly readings: readonly string[];
  /** Empty, or `!` and what is disputed: another count, another form with its count, nothing known more. */
  readonly dispute: string;
}

/** A traditional form a surname takes, with the strokes and the radical it then has. */
export interface SurnameFormRow {
  readonly form: string;
  readonly strokes: number;
  readonly radical: number;
}

/** All that table.ts holds. */
export interface CharacterData {
  /** In the standard's order. */
  readonly rows: readonly CharacterRow[];
  readonly surnameForms: readonly SurnameFormRow[];
  /** Forms that are not registrable → the registrable character. */
  readonly otherForms: ReadonlyMap<string, string>;
}

/** The whole table out of the pinned packages. */
export async function characterData(): Promise<CharacterData> {
  const [unihan, [toTraditional = new Map(), ...towardsStandard], elements, order] = await Promise.all([
    readUnihan(),
    readOpencc(["STCharacters", ...OTHER_FORM_DICTIONARIES]),
    readElements(),
    readReadingOrder(),
  ]);
  checkReviewedForms(unihan, toTraditional);
  const rows = registrableCharacters(unihan).map((char) => {
    const traditional = traditionalForm(unihan, toTraditional, char);
    const radical = radicalOf(unihan, traditional);
    const readings = livingReadings(unihan, order, char);
    const tabled = elements.get(char);
    return {
      char,
      traditional,
      strokes: nameStrokes(unihan, traditional),
      radical,
      element: tabled ?? elementByRule(radical, readings[0] ?? ""),
      elementBy: tabled === undefined ? ("rule" as const) : ("table" as const),
      brush: brushStrokes(unihan, char),
      readings,
      dispute: disputeOf(unihan, char, traditional),
    };
  });
  return { rows, surnameForms: surnameFormRows(unihan), otherForms: otherForms(rows, towardsStandard) };
}

function disputeOf(unihan: Unihan, char: string, traditional: string): string {
  const reviewed = disputedStrokes[char];
  if (typeof reviewed === "string") return `!${reviewed}${nameStrokes(unihan, reviewed)}`;
  if (reviewed !== undefined) return `!${reviewed ?? ""}`;
  const modern = modernNameStrokes(unihan, traditional);
  return modern === nameStrokes(unihan, traditional) ? "" : `!${modern}`;
}

function surnameFormRows(unihan: Unihan): SurnameFormRow[] {
  const forms = [
    ...formOverrides.map(({ surname }) => surname ?? ""),
    ...doubleSurnameForms.map(({ traditional }) => traditional),
  ].flatMap((form) => [...form]);
  return [...new Set(forms)].map((form) => ({
    form,
    strokes: nameStrokes(unihan, form),
    radical: radicalOf(unihan, form),
  }));
}

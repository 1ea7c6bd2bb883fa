import * as v from "valibot";
import type { FormState } from "#app/kit/form/form-state.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import type { DeskBrief } from "#functions/contract/desk/desk-briefs.ts";
import {
  BEST_SOURCE,
  type DraftName,
  ManuscriptDraft,
  MOST_NAMES,
} from "#functions/contract/desk/manuscript-draft.ts";

/** The forms of one order: the manuscript's fields (`given.0` is the first name), and the answer to the family. */
export type BriefFormState = FormState<string>;

/** What each name of the form asks for. */
const PARTS = ["given", "reason", "source", "sure"] as const satisfies readonly (keyof DraftName)[];
const rows = Array.from({ length: MOST_NAMES }, (_, at) => at);

/** The fields in the order of the page, each with the id that its error links to. */
export const ANCHORS: Readonly<Record<string, string>> = {
  opening: "opening",
  names: "names",
  ...Object.fromEntries(
    rows.flatMap((at) => PARTS.map((part): [string, string] => [`${part}.${at}`, `${part}.${at}`])),
  ),
  pick: "pick",
  pickReason: "pickReason",
  quotes: "quotes",
  text: "text",
  form: "submit",
};

/** Labels of the fields whose messages do not name them; the fields of a name have its number: 第 3 个. */
export const LABELS: Readonly<Record<"opening" | "pickReason", string>> & Readonly<Record<string, string>> = {
  opening: "开头的话",
  pickReason: "为什么先选它",
  ...Object.fromEntries(
    rows.flatMap((at) =>
      PARTS.map((part): [string, string] => [
        `${part}.${at}`,
        `第 ${at + 1} 个${part === "reason" ? "的理由" : ""}`,
      ]),
    ),
  ),
};

/** The field of the page for a key of the wire: `draft.names.2.reason` is that of the third name. */
export function fieldOf(key: string): string {
  const [, row, part] = /names\.(\d+)\.(\w+)$/.exec(key) ?? [];
  const field = row === undefined ? key.replace(/^draft\./, "") : `${part}.${row}`;
  return Object.hasOwn(ANCHORS, field) ? field : "form";
}

/** An error of the draft with the label of its field, to be read where the form is not on the page. */
export function namedAt(at: string, say: string): string {
  const label = LABELS[at];
  return label === undefined ? say : `${label}：${say}`;
}

const PLACES = Object.keys(ANCHORS);

/** Sorts errors by the place of their fields on the page. */
export const byPlace = <T extends { at: string }>(faults: readonly T[]): T[] =>
  [...faults].sort((one, other) => PLACES.indexOf(one.at) - PLACES.indexOf(other.at));

/** Between quotations in the one value of their tick. */
const PARTED = "|";
/** The value of the tick that keeps these quotations (看过了，照用): of others, or of one more, it is another. */
export const keptValue = (quotes: readonly string[]): string => quotes.join(PARTED);

/** The values of the form for a draft. */
export function typedOf(
  { opening, names, pick, pickReason, quotes = [] }: ManuscriptDraft,
  version: number,
): Typed {
  const fields = names.flatMap((name, at) =>
    PARTS.map((part): [string, string] => [`${part}.${at}`, name[part]]),
  );
  return {
    ...Object.fromEntries(fields),
    opening,
    pickReason,
    pick: pick === null ? "" : String(pick),
    quotes: keptValue(quotes),
    version: String(version),
  };
}

/** The draft for the values of a form; rows without name and reason are left out. */
export function draftIn(typed: Typed): ManuscriptDraft {
  const at = (part: (typeof PARTS)[number], row: number) => typedAt(typed, `${part}.${row}`);
  const filled = rows.filter((row) => `${at("given", row)}${at("reason", row)}`.trim() !== "");
  const quotes = typedAt(typed, "quotes")
    .split(PARTED)
    .filter((one) => one !== "");
  const pick = filled.indexOf(typed.pick === undefined || typed.pick === "" ? -1 : Number(typed.pick));
  return {
    opening: typedAt(typed, "opening"),
    names: filled.map((row) => ({
      given: at("given", row).trim(),
      reason: at("reason", row),
      source: at("source", row) || BEST_SOURCE,
      sure: at("sure", row),
    })),
    pick: pick < 0 ? null : pick,
    pickReason: typedAt(typed, "pickReason"),
    ...(quotes.length > 0 && { quotes }),
  };
}

export type KeptDraft = DeskBrief["draft"];

/** Was the form begun from the newest version of the draft? Else a save is refused. */
export const isOnNewest = (typed: Typed, { version }: KeptDraft): boolean =>
  typed.version === String(version);

/** Does the form hold exactly the saved draft? */
export function isKept(typed: Typed, { body }: KeptDraft): boolean {
  const draft = v.safeParse(ManuscriptDraft, draftIn(typed));
  return draft.success && JSON.stringify(draft.output) === JSON.stringify(body);
}

/** How many rows the form has: as many as names were sold, and at least one after the last filled row. */
export function rowCount(typed: Typed, sold: number): number {
  const last = rows.findLast(
    (row) => `${typedAt(typed, `given.${row}`)}${typedAt(typed, `reason.${row}`)}` !== "",
  );
  return Math.min(MOST_NAMES, Math.max(sold, (last ?? -1) + 2));
}

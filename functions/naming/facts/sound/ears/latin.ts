import { ears } from "#generated/ears.ts";
import type { Finding } from "./finding.ts";

let initials: ReadonlySet<string> | undefined;
let english: ReadonlyMap<string, string> | undefined;

/** What the first letters of a name's pinyin say (SB, TMD), and what a reader of English sees in it (Shi Ting): notes. */
export function latinFindings(surname: readonly string[], given: readonly string[]): readonly Finding[] {
  const whole = [...surname, ...given];
  if (given.length === 0 || whole.includes("")) return [];
  const letters = whole.map((spelled) => spelled.charAt(0).toUpperCase()).join("");
  initials ??= new Set(ears.initials.split(/\s+/));
  const found: Finding[] = initials.has(letters) ? [noteOf(letters, "initials", whole.length)] : [];
  english ??= new Map(
    ears.english
      .split("\n")
      .map((line) => line.split(" "))
      .map(([word = "", seen = ""]) => [folded(word), seen]),
  );
  const [before, own] = [surname.join(""), given.join("")];
  for (const spelled of new Set([own, before + own, own + before])) {
    const seen = english.get(folded(spelled)) ?? begunBy(spelled, english);
    if (seen !== undefined) found.push(noteOf(seen.replaceAll("_", " "), "english", whole.length));
  }
  return found;
}

/** What a spelling is seen as by its beginning alone: a row whose spelling ends in a star. */
function begunBy(spelled: string, rows: ReadonlyMap<string, string>): string | undefined {
  for (const [row, seen] of rows) if (row.endsWith("*") && spelled.startsWith(row.slice(0, -1))) return seen;
  return undefined;
}

/** What a reader of English sees as one: fanni and fanny, luk and luck. */
const folded = (spelled: string): string =>
  spelled
    .replaceAll("ck", "k")
    .replace(/([a-z])\1/g, "$1")
    .replace(/(?:ie|y)$/, "i");

const noteOf = (heard: string, speech: Finding["speech"], length: number): Finding => ({
  heard,
  speech,
  near: "exact",
  gravity: "note",
  at: 0,
  length,
  ids: [],
});

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
    ears.english.split("\n").map((line) => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""]),
  );
  const [before, own] = [surname.join(""), given.join("")];
  for (const spelled of new Set([own, before + own, own + before])) {
    const seen = english.get(spelled);
    if (seen !== undefined) found.push(noteOf(seen.replaceAll("_", " "), "english", whole.length));
  }
  return found;
}

const noteOf = (heard: string, speech: Finding["speech"], length: number): Finding => ({
  heard,
  speech,
  near: "exact",
  gravity: "note",
  at: 0,
  length,
  ids: [],
});

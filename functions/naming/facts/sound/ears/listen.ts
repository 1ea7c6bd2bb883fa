import { cantoneseEar } from "./cantonese-ear.ts";
import { type Finding, type Gravity, sorted } from "./finding.ts";
import { gravityOf, nearnessOf } from "./gravity.ts";
import { mandarinEar } from "./mandarin-ear.ts";
import { eachMatch, type Match } from "./matches.ts";
import { rolesOf, saidBy } from "./roles.ts";
import type { Sound } from "./word-block.ts";

/** A name to listen to: its characters, and its syllables in one speech, surname first; one syllable a character. */
export interface SpokenName {
  readonly surname: string;
  readonly given: string;
  readonly surnameLength: number;
  readonly sounds: readonly Sound[];
  /** The syllables of the given name, spelled with their tones; asked only where the surname is heard as a word. */
  readonly spelled: () => readonly string[];
}

const NONE: readonly Finding[] = [];
/** A person is known by ear where the name is so long; shorter ones are heard everywhere. */
const KNOWN_BY_EAR = 3;

/** What is heard in a name in Mandarin: words, the surname as a word, and known names. */
export function heardInMandarin(name: SpokenName): readonly Finding[] {
  let found: Finding[] | undefined;
  eachMatch(mandarinEar(), name.sounds, name.surnameLength, (match) => {
    const finding = findingOf(match, name, "mandarin");
    if (finding === null) return;
    if (found === undefined) found = [finding];
    else found.push(finding);
  });
  return withRoles(found, name, "mandarin");
}

/** What is heard in it in Cantonese: words, and the surname as a word. */
export function heardInCantonese(name: SpokenName): readonly Finding[] {
  let found: Finding[] | undefined;
  eachMatch(cantoneseEar(), name.sounds, name.surnameLength, (match) => {
    if (match.kind !== "grave" && match.kind !== "light") return;
    const gravity = gravityOf(match);
    if (gravity === null) return;
    const finding = wordOf(match, "cantonese", gravity);
    if (found === undefined) found = [finding];
    else found.push(finding);
  });
  return withRoles(found, name, "cantonese");
}

function withRoles(found: Finding[] | undefined, name: SpokenName, speech: "mandarin" | "cantonese"): readonly Finding[] {
  for (const role of rolesOf(name.surname)) {
    if (role.speech !== speech) continue;
    const said = saidBy(role, name.given, name.spelled());
    if (said === null) continue;
    const finding: Finding = { ...said, speech, near: "word", at: 0, length: name.sounds.length, ids: [] };
    if (found === undefined) found = [finding];
    else found.push(finding);
  }
  return found === undefined ? NONE : sorted(found);
}

function findingOf(match: Match, name: SpokenName, speech: "mandarin" | "cantonese"): Finding | null {
  if (match.kind === "grave" || match.kind === "light") {
    const gravity = gravityOf(match);
    return gravity === null ? null : wordOf(match, speech, gravity);
  }
  const gravity = gravityOfKnown(match, name);
  return gravity === null ? null : wordOf(match, "known", gravity);
}

const wordOf = (match: Match, speech: Finding["speech"], gravity: Gravity): Finding => ({
  heard: match.text,
  speech,
  near: nearnessOf(match),
  gravity,
  at: match.at,
  length: match.length,
  ids: match.ids,
});

/** A known name counts where it is written the same, and by ear where it is long; a thing may be the given name alone. */
function gravityOfKnown(match: Match, { given, surname }: SpokenName): Gravity | null {
  const { cover, kind, length, sounds, text, tones } = match;
  const same = text === (cover === "given" ? given : surname + given);
  if (kind === "thing") return same ? "light" : sounds + tones === 0 && cover !== "start" && cover !== "within" ? "note" : null;
  if (cover !== "whole") return null;
  if (same) return kind === "infamous" ? "grave" : "light";
  if (sounds + tones === 0) return length >= KNOWN_BY_EAR ? "light" : kind === "infamous" ? "note" : null;
  return kind === "infamous" && length >= KNOWN_BY_EAR && sounds + tones === 1 ? "note" : null;
}

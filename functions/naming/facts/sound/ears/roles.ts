import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { cantonese } from "#functions/naming/facts/sound/cantonese/cantonese.ts";
import { ears } from "#generated/ears.ts";
import type { Gravity } from "./finding.ts";

/** A surname that is heard as another word (吴 as 无), and what may follow that word. */
export interface Role {
  readonly heard: string;
  readonly set: string;
  readonly speech: "mandarin" | "cantonese";
}

/** What may follow such a word, written and by its sound: what hurts, and what is only unlucky. */
interface Followers {
  readonly core: ReadonlySet<string>;
  readonly fine: ReadonlySet<string>;
  readonly coreSounds: ReadonlyMap<string, string>;
  readonly fineSounds: ReadonlyMap<string, string>;
  /** With what any of them begins, written (code units) and by its sound: most names begin otherwise, and say nothing. */
  readonly starts: ReadonlySet<number>;
  readonly startSounds: ReadonlySet<string>;
}

/** Words that take away or belie what follows them: what they do to a virtue is grave, also before other characters. */
const DENYING = new Set(["lacks", "fakes", "wont", "shuns"]);
/** Words that deny a virtue wherever it stands in the given name: 吴秉德 is heard as 无秉德. */
const DENYING_ALL = new Set(["lacks"]);

const NONE: readonly Role[] = [];
let roles: ReadonlyMap<string, readonly Role[]> | undefined;
const followers = new Map<string, Followers>();
const byRole = new Map<Role, Followers>();

/** What a surname may be heard as, in which speech. */
export function rolesOf(surname: string): readonly Role[] {
  roles ??= Map.groupBy(readRoles(), ({ surname: of }) => of);
  return roles.get(surname) ?? NONE;
}

function readRoles(): (Role & { surname: string })[] {
  return ears.roles.split("\n").map((line) => {
    const [surname = "", heard = "", set = "", speech] = line.split(" ");
    return { surname, heard, set, speech: speech === "cantonese" ? "cantonese" : "mandarin" };
  });
}

/** What a surname and a given name say together, and how bad it is. */
export interface Said {
  readonly heard: string;
  readonly gravity: Gravity;
}

/**
 * What a given name says after a surname that is heard as a word; null where the two say nothing. `sounds` are its
 * syllables with their tones, in the speech of the role. What is written as the word is worse than what only sounds so.
 */
export function saidBy(role: Role, given: string, sounds: readonly string[]): Said | null {
  const { core, coreSounds, fine, fineSounds, starts, startSounds } = followersOf(role);
  const start = sounds[0] ?? "";
  const begins = starts.has(given.charCodeAt(0)) || startSounds.has(start);
  if (!begins && !DENYING_ALL.has(role.set)) return null;
  const whole = sounds.join(" ");
  const said = (gravity: Gravity, word = given): Said => ({ heard: role.heard + word, gravity });
  if (core.has(given)) return said(DENYING.has(role.set) ? "grave" : "light");
  if (fine.has(given)) return said("light");
  const [coreWord, fineWord] = [coreSounds.get(whole), fineSounds.get(whole)];
  if (coreWord !== undefined) return said("light", coreWord);
  if (fineWord !== undefined) return said("note", fineWord);
  if (sounds.length < 2) return null;
  // Characters of these words are single units; another one matches none of them.
  const [first, last] = [given.charAt(0), given.charAt(given.length - 1)];
  if (core.has(first)) return said(DENYING.has(role.set) ? "light" : "note");
  if (core.has(last) && DENYING_ALL.has(role.set)) return said("light");
  const word = coreSounds.get(start);
  return word !== undefined ? said("note", word) : fine.has(first) ? said("note") : null;
}

function followersOf(role: Role): Followers {
  const known = byRole.get(role);
  if (known !== undefined) return known;
  const key = `${role.set} ${role.speech}`;
  const found = followers.get(key) ?? readFollowers(role.set, role.speech);
  followers.set(key, found);
  byRole.set(role, found);
  return found;
}

function readFollowers(set: string, speech: Role["speech"]): Followers {
  const wordsOf = (part: string) =>
    ears.sets
      .split("\n")
      .flatMap((line) => (line.startsWith(`${set} ${part} `) ? line.split(" ").slice(2) : []));
  const soundOf = (word: string) =>
    Array.from(word, (char) =>
      speech === "cantonese" ? cantonese(char) : findCharacter(char)?.readings[0],
    ).join(" ");
  const [core, fine] = [wordsOf("core"), wordsOf("fine")];
  return {
    core: new Set(core),
    fine: new Set(fine),
    coreSounds: new Map(core.map((word) => [soundOf(word), word])),
    fineSounds: new Map(fine.map((word) => [soundOf(word), word])),
    starts: new Set([...core, ...fine].map((word) => word.charCodeAt(0))),
    startSounds: new Set([...core, ...fine].map((word) => soundOf(word.charAt(0)))),
  };
}

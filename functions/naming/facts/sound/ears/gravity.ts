import type { Gravity, Nearness } from "./finding.ts";
import type { Kind } from "./word-block.ts";

/** Where in a name a word lies: all of it, the given name, from inside a surname to the end, from the surname on, or within. */
export type Cover = "whole" | "given" | "end" | "start" | "within";

/** How bad a word is that is heard; `known` where it is a name that has to be compared with the one that is written. */
export type Heard = Gravity | "known";

/** From so many syllables on a word is heard as itself wherever it lies. */
const LONG = 3;

/** Does a word take in a part of the name that is called by itself? */
const covers = (cover: Cover): boolean => cover === "whole" || cover === "given" || cover === "end";

/** How near a name is: by tones alone, or by sounds that some merge. */
export function nearnessOf(tones: number, sounds: number): Nearness {
  if (sounds > 0) return "near";
  return tones > 0 ? "tone" : "exact";
}

/**
 * How bad it is that a name sounds like a word of so many syllables; null where nobody would hear it. A word counts in full
 * where it covers the name or the given name, or is long; begun in the surname and gone on it counts less; under other
 * tones, or by near sounds, only a grave word counts, unless it is long.
 */
export function heardAs(
  kind: Kind,
  cover: Cover,
  length: number,
  tones: number,
  sounds: number,
): Heard | null {
  if (kind !== "grave" && kind !== "light") return covers(cover) && sounds + tones < 2 ? "known" : null;
  const grave = kind === "grave";
  if (sounds + tones === 0) return exactly(grave, cover, length);
  if (length >= LONG) return longAndNear(grave, cover, tones, sounds);
  if (cover === "within") return null;
  if (grave) return shortAndNear(cover, tones, sounds);
  return covers(cover) && sounds + tones === 1 ? "note" : null;
}

function exactly(grave: boolean, cover: Cover, length: number): Gravity | null {
  if (covers(cover) || length >= LONG) return grave ? "grave" : "light";
  if (cover === "start") return grave ? "light" : "note";
  return grave ? "note" : null;
}

/** A long word is recognised by its rhythm: tones hardly matter where it covers the whole name. */
function longAndNear(grave: boolean, cover: Cover, tones: number, sounds: number): Gravity | null {
  if (sounds > 1 || (sounds > 0 && tones > 1 && !grave)) return grave && tones < 2 ? "note" : null;
  if (cover === "whole") return "light";
  return grave && tones + sounds === 1 ? "light" : "note";
}

function shortAndNear(cover: Cover, tones: number, sounds: number): Gravity | null {
  if (cover === "whole") return sounds + tones === 1 || sounds === 0 ? "light" : "note";
  if (covers(cover)) return sounds + tones === 1 ? "light" : "note";
  return sounds + tones === 1 ? "note" : null;
}

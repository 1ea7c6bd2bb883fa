import type { Facts } from "#functions/naming/person/score/facts.ts";

/** How one character is near another: it sounds alike (音近), means alike (义近), or neither. Nearest first. */
export const KINS = ["sound", "meaning", "other"] as const;
export type Kin = (typeof KINS)[number];

/** Alike in sound: one syllable, whatever the tone; in meaning: a wish (愿望) that our lexicon gives to both. */
export function kinOf(one: Facts, other: Facts): Kin {
  if (one.sound !== null && one.sound.id === other.sound?.id) return "sound";
  const wishes = one.entry?.wishes ?? [];
  return other.entry?.wishes.some((wish) => wishes.includes(wish)) === true ? "meaning" : "other";
}

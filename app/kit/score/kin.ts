import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import type { Suggestion } from "#functions/contract/products/score.ts";

/** How a changed character is near the old one (音近, 义近), in words. */
export const KIN: Readonly<Record<Suggestion["kin"], string>> = {
  sound: "音近",
  meaning: "寓意相近",
  other: "换个意思",
};

/** The same of a 字号, whose characters call alike things to mind (意象). */
export const SIGN_KIN: typeof KIN = { ...KIN, meaning: "感觉相近" };

/** A name with one character changed, and how that one is read: alone, or with the whole name. */
interface Changed extends Pick<Suggestion, "given" | "kin"> {
  pinyin: string | readonly string[];
}

/** How a changed character is near the one that stood there: of one syllable in one tone, the two sound the same (同音). */
export function sayKin(
  old: Pick<ScoredName, "given" | "pinyin">,
  { given, kin, pinyin }: Changed,
  kins: typeof KIN = KIN,
): string {
  const chars = [...given];
  // The readings of a person's name begin with the surname: they are counted from the end.
  const place = [...old.given].findIndex((char, at) => char !== chars[at]) - chars.length;
  const heard = typeof pinyin === "string" ? pinyin : pinyin.at(place);
  return kin === "sound" && heard === old.pinyin.at(place) ? "同音" : kins[kin];
}

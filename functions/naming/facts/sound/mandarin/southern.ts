import { type BareSyllable, bareSyllables } from "./syllable.ts";

/** Sounds that many speakers of the south do not keep apart. */
const initialsAsOne: Readonly<Record<string, string>> = { zh: "z", ch: "c", sh: "s", l: "n" };
const finalsAsOne: Readonly<Record<string, string>> = { ing: "in", eng: "en", ueng: "uen" };

/** By syllable id: the id of the syllable that stands for it and all that it may be confused with. */
export const southernFold: Uint16Array = foldedIds();

/** What a speaker who confuses two syllables does not keep apart, in Chinese; empty for the same syllable. */
export function confusions(oneId: number, otherId: number): readonly string[] {
  const [one, other] = [bareSyllables[oneId], bareSyllables[otherId]];
  if (one === undefined || other === undefined || one === other) return [];
  const found: string[] = [];
  const initials = one.initial + other.initial;
  if (initials === "fh" || initials === "hf") return ["h、f 不分"];
  if (one.initial !== other.initial) found.push(initials.includes("l") ? "n、l 不分" : "平舌、翘舌不分");
  if (one.final !== other.final) found.push("前后鼻音不分");
  return found;
}

/** The same text for all syllables that are not kept apart. */
export function southernKey({ final, initial }: BareSyllable): string {
  const [start, rest] = initial === "h" ? asLips(final) : [initialsAsOne[initial] ?? initial, final];
  return `${start} ${finalsAsOne[rest] ?? rest}`;
}

/** h before u is f to many (湖 福, 黄 房): the u is part of the f. */
function asLips(final: string): readonly [string, string] {
  if (final === "u") return ["f", "u"];
  if (final === "ong") return ["f", "eng"];
  return final.startsWith("u") ? ["f", final.slice(1)] : ["h", final];
}

function foldedIds(): Uint16Array {
  const first = new Map<string, number>();
  return Uint16Array.from(bareSyllables, (syllable) => {
    const key = southernKey(syllable);
    const standing = first.get(key) ?? syllable.id;
    first.set(key, standing);
    return standing;
  });
}

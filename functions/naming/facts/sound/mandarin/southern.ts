import { bareSyllables } from "./syllable.ts";

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
  if (one.initial !== other.initial) {
    found.push(one.initial === "l" || other.initial === "l" ? "n、l 不分" : "平舌、翘舌不分");
  }
  if (one.final !== other.final) found.push("前后鼻音不分");
  return found;
}

function foldedIds(): Uint16Array {
  const first = new Map<string, number>();
  return Uint16Array.from(bareSyllables, ({ id, initial, final }) => {
    const key = `${initialsAsOne[initial] ?? initial} ${finalsAsOne[final] ?? final}`;
    const standing = first.get(key) ?? id;
    first.set(key, standing);
    return standing;
  });
}

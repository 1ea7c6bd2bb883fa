import type { NameCard } from "#functions/contract/names/name-card.ts";

const BANDS = { 1: "很常见", 2: "常见", 3: "不算常见", 4: "少见" } as const;

/** How common a name is (常见程度), by its rarer character. */
export const bandOf = (band: NameCard["band"]): string => BANDS[band];

/**
 * Is it of many names that this is to be minded (名中没有喜用的…)? It is said quietly, before payment as after: as a warning on every
 * other name it would warn of nothing.
 */
export const isOfMany = (care: string): boolean => care.includes("没有喜用的");

/** A sentence of what is told of a name that is on its source, not on its meaning. */
const OF_SOURCE = /^(?:两字|“.”在原句里)/u;

/**
 * What a name means (取意), in one sentence: the first of what is told of it, behind what is said of its source, with which a
 * name begins that nobody has written of. The rest is told on its own page.
 */
export const meaningOf = (why: string): string =>
  why.match(/[^。]*。/gu)?.find((sentence) => !OF_SOURCE.test(sentence)) ?? why;

/** The favourable elements (喜用) that the given name has, each once; none where there is no chart. */
export const favouredIn = (
  name: Pick<NameCard, "characters" | "given">,
  favourable: readonly string[],
): readonly string[] => {
  const own = name.characters.slice(-[...name.given].length).map(({ element }) => element);
  return favourable.filter((element) => own.some((each) => each === element));
};

/** A name in Latin letters as a place spells it (拼写): 粤拼 has no capitals. */
export const spelledAs = (place: string, text: string): string =>
  place === "粤拼" ? text.toLowerCase() : text;

/** Can all characters be registered (可登记), how common they are, and their strokes by the name-study count. */
export function nameFacts(name: Pick<NameCard, "characters" | "band">): string[] {
  const registrable = name.characters.every(({ level }) => level > 0);
  const strokes = name.characters.map(({ kangxiStrokes }) => kangxiStrokes).join("＋");
  return [registrable ? "可登记" : "有字不在规范字表", `用字${bandOf(name.band)}`, `${strokes} 画（康熙）`];
}

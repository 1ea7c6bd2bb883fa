import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { drawFamilies } from "./families.ts";

/** How alike the names of families with a child of one sex are. */
export interface Sameness {
  /** Of 100 given names of a family's first `of`, how many go to another family too. */
  readonly shared: number;
  /** To how many families the most shared given name goes. */
  readonly most: number;
}

/** Over `families` of one sex with different births, all of one surname where one is given: their first `of` given names. */
export function samenessOf(
  sex: "male" | "female",
  families: number,
  of: number,
  seed: number,
  surname?: string,
): Sameness {
  const lists = drawFamilies(families * 4, seed)
    .filter(({ family, kind }) => family.sex === sex && kind === "plain")
    .slice(0, families)
    .map(({ family }) => (surname === undefined ? family : { ...family, surname }))
    .map((family) => bestNames(family, of).names.map(({ given }) => given));
  const count = new Map<string, number>();
  for (const given of lists.flat()) count.set(given, (count.get(given) ?? 0) + 1);
  const all = lists.flat();
  const shared = all.filter((given) => (count.get(given) ?? 0) > 1).length;
  return { shared: (100 * shared) / all.length, most: Math.max(...count.values()) };
}

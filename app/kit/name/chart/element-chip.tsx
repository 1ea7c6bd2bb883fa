import type { NameCharacter } from "#functions/contract/names/name-card.ts";

export type ElementName = NameCharacter["element"];

/** The colour class of an element; the character always stands with it. */
export const ELEMENT_CLASS: Readonly<Record<ElementName, string>> = {
  木: "mu",
  火: "huo",
  土: "tu",
  金: "jin",
  水: "shui",
};

/** One of the five elements (五行). */
export function ElementChip({ element }: { element: ElementName }) {
  return <span className={`wx ${ELEMENT_CLASS[element]}`}>{element}</span>;
}

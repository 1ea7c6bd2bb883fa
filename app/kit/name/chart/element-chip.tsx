import type { NameCharacter } from "#functions/contract/names/name-card.ts";
import type { ScoredCharacter } from "#functions/contract/products/score.ts";

export type ElementName = NameCharacter["element"];

/** The colour class of an element; the character always stands with it. */
export const ELEMENT_CLASS: Readonly<Record<ElementName, string>> = {
  木: "mu",
  火: "huo",
  土: "tu",
  金: "jin",
  水: "shui",
};

/** Does a character have another element than its radical names (柔, of 木, is 金)? Where both are shown, the reader asks why. */
export const isApart = ({ radical, element }: Pick<ScoredCharacter, "radical" | "element">): boolean =>
  radical !== null && element !== null && radical in ELEMENT_CLASS && radical !== element;

/** One of the five elements (五行). */
export function ElementChip({ element }: { element: ElementName }) {
  return <span className={`wx ${ELEMENT_CLASS[element]}`}>{element}</span>;
}

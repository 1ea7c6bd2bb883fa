import * as v from "valibot";
import {
  BEST_SOURCE,
  type DraftName,
  type ManuscriptDraft,
  NO_SOURCE,
} from "#functions/contract/desk/manuscript-draft.ts";
import { ExpertName, type Manuscript } from "#functions/contract/products/expert.ts";
import type { ExpertBrief } from "#functions/contract/products/expert-brief.ts";
import type { Citation } from "#functions/naming/facts/poems/cite.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { UNLISTED } from "#functions/naming/person/describe/name-characters.ts";
import type { NameCharacter } from "#functions/naming/person/describe/name-detail.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import type { FindCitation, FindSources } from "#functions/origin/products/citations.ts";

/** The family of a brief as the engine takes it, without a chart: the brief says the birth in free words. */
export const familyOfAsked = ({ surname, sex }: Pick<ExpertBrief, "surname" | "sex">): Family =>
  familyOf({ surname, sex, chart: null, length: "any" });

/** What a manuscript is described with. */
export interface SourceFinders {
  cite: FindCitation;
  sources: FindSources;
}

/** A manuscript with what the engine knows of each name: readings, characters, a source that is proven. */
export async function describeManuscript(
  { opening, names, pick, pickReason }: ManuscriptDraft,
  brief: Pick<ExpertBrief, "surname" | "sex">,
  books: SourceFinders,
): Promise<Manuscript> {
  const family = familyOfAsked(brief);
  const described = names.map(async (name) => {
    const detail = describeName(family, name.given, await books.cite(family, name.given));
    const source = name.source === BEST_SOURCE ? detail.source : await chosenSource(name, books);
    const characters = detail.characters.map(withoutNote);
    return v.parse(ExpertName, { ...detail, characters, source, reason: name.reason });
  });
  const first = pick === null ? undefined : names[pick];
  return {
    opening,
    names: await Promise.all(described),
    pick: { given: first?.given ?? "", reason: pickReason },
  };
}

/** Leaves out our note that a character is not in the lexicon: the expert says what the character means. */
const withoutNote = (character: NameCharacter): NameCharacter =>
  character.gloss === UNLISTED ? { ...character, gloss: "" } : character;

/** The proven source that the expert chose; null where none was chosen or it is no longer proven. */
async function chosenSource(
  { given, source }: DraftName,
  { sources }: SourceFinders,
): Promise<Citation | null> {
  if (source === NO_SOURCE) return null;
  return (await sources(given)).find(({ bookId }) => bookId === source) ?? null;
}

import * as v from "valibot";
import {
  BEST_SOURCE,
  DraftName,
  ManuscriptDraft,
  MOST_NAMES,
} from "#functions/contract/desk/manuscript-draft.ts";

/**
 * A manuscript as an expert hands it in by command: opening words, given names without the surname with their reasons
 * (and the book that the source is to come from), the first choice with its own, the quotations that were compared by hand.
 */
export const ManuscriptFile = v.strictObject({
  opening: v.string(),
  names: v.pipe(
    v.array(v.strictObject({ given: v.string(), reason: v.string(), source: DraftName.entries.source })),
    v.minLength(1),
    v.maxLength(MOST_NAMES),
  ),
  pick: v.strictObject({ given: v.string(), reason: v.string() }),
  quotes: ManuscriptDraft.entries.quotes,
});
export type ManuscriptFile = v.InferInput<typeof ManuscriptFile>;

/** A manuscript file as a draft; its warnings count as confirmed, as nobody is asked on the command line. */
export function draftOfFile({ opening, names, pick, quotes }: ManuscriptFile): ManuscriptDraft {
  const first = names.findIndex(({ given }) => given === pick.given);
  return v.parse(ManuscriptDraft, {
    opening,
    names: names.map(({ given, reason, source = BEST_SOURCE }) => ({ given, reason, source, sure: given })),
    pick: first < 0 ? null : first,
    pickReason: pick.reason,
    ...(quotes !== undefined && { quotes }),
  });
}

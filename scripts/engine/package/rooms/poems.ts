/** Sources (出处): where two characters stand in the classics that come along, and the whole piece. */
export { type Citation, cite, citeOne } from "#functions/naming/facts/poems/cite.ts";
export { reviewedOf } from "#functions/naming/facts/poems/reviewed/passages.ts";
export { type WholePoem, wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";

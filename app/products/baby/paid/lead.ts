import { favouredIn } from "#app/kit/name/facts.ts";
import { isFirstView, type View } from "#app/kit/result/view.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import { FIRST_NAMES } from "#functions/contract/products/reports.ts";

/**
 * Puts in front, of the names that a report opens with, the first that has a source and a favourable element; else the first with
 * a source. All of them are of the best that readers took: which of them a family sees large should bear out what the site promises.
 */
export function leadFirst(
  names: readonly NameCard[],
  view: View,
  favourable: readonly string[],
): readonly NameCard[] {
  if (!isFirstView(view)) return names;
  const sourced = names.slice(0, FIRST_NAMES).filter(({ source, unfit }) => source !== null && !unfit);
  const lead =
    sourced.find((name) => favourable.length === 0 || favouredIn(name, favourable).length > 0) ?? sourced[0];
  return lead === undefined ? names : [lead, ...names.filter((name) => name !== lead)];
}

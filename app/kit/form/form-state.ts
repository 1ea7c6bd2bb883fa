import type { Trouble } from "#app/kit/upstream/trouble.ts";
import type { Challenge } from "#functions/contract/orders/look-up.ts";
import type { Relaxation } from "#functions/contract/orders/orders.ts";
import type { Typed } from "./typed.ts";

/** What is wrong, by the field of the page it stands at. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Everything a form needs to be drawn: fresh, or with what was typed and what is wrong with it. */
export interface FormState<F extends string> {
  values: Typed;
  errors: FieldErrors<F>;
  /** Warnings that the visitor may overrule (确认没有写错): at which field, and the key that is sent back in `sure`. */
  sure: readonly { field: string; key: string }[];
  /** Made with the form, so that sending it twice creates one order. */
  idem: string;
  /** The upstream did not take it: what the page says on top. */
  trouble: Trouble | null;
  /** A question that the upstream wants answered first; null where it asked none. */
  challenge: Challenge | null;
  /** What may be relaxed (放宽), where wishes leave no name. */
  relax: readonly Relaxation[];
  /** Why the upstream did not take it, in its own words. */
  said: string | null;
}

/** Is what is said at a field no fault, but the question whether it was meant so? */
export const isAsked = ({ sure }: FormState<string>, field: string): boolean =>
  sure.some((each) => each.field === field);

/** May all that is asked be said yes to at once? Not where something is wrong too, or where it is one trade or the other. */
export const mayBeSure = (state: FormState<string>): boolean =>
  state.sure.length > 0 &&
  Object.keys(state.errors).every((field) => isAsked(state, field)) &&
  !state.sure.some(({ key }) => key.startsWith("trade:"));

/** The words of the tick: of two trades the one to go by, an unregistrable character that is still wanted, or the text was meant. */
export function sureOf(key: string): string {
  const [kind, typed] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
  if (kind === "trade") return `就按“${typed}”来起名`;
  return kind === "char" ? `仍要用“${typed}”` : `“${typed}”没有写错`;
}

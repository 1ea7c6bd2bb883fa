import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { type Mark, marksOf } from "#functions/naming/business/sign/marks.ts";
import { signNameOf } from "#functions/naming/business/sign/sign-name.ts";
import { type FoundTrade, findTrade } from "#functions/naming/business/trade/find-trade.ts";
import type { Style } from "#functions/naming/business/trade/imagery.ts";

/** What the bill needs of a brief, worked out once. */
export interface Context {
  readonly brief: BusinessBrief;
  readonly found: FoundTrade;
  /** Styles the name is measured by: those wished for, else those usual in the trade. */
  readonly styles: readonly Style[];
  /** Rivals' 字号, of those that can be read. */
  readonly rivals: readonly (readonly Mark[])[];
}

const contexts = new WeakMap<BusinessBrief, Context>();

/** The context of a brief; kept beside the brief, which is never changed. */
export function contextOf(brief: BusinessBrief): Context {
  const known = contexts.get(brief);
  if (known !== undefined) return known;
  const found = findTrade(brief.trade);
  const context = {
    brief,
    found,
    styles: brief.style.length > 0 ? brief.style : found.trade.styles,
    rivals: brief.rivals
      .map((rival) => marksOf(signNameOf(rival)))
      .filter((marks) => marks !== null)
      .filter((marks) => marks.length > 0),
  };
  contexts.set(brief, context);
  return context;
}

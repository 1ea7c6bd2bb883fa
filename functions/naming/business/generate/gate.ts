import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import type { Context } from "#functions/naming/business/score/context.ts";
import { nearestOf } from "#functions/naming/business/score/near-miss.ts";
import { fitTenths } from "#functions/naming/business/score/rules/fit.ts";
import { hitsOf } from "#functions/naming/business/score/rules/sound.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";

/** Rare characters (4) are never proposed on a sign. */
const RAREST_BAND = 3;
/** From this badness on a homophone keeps a name out. */
const HEARD_BADLY = 2;
const TOO_NEAR = 3;
const FIT_MAX = 100;
const LEAST_FIT = 50;

/**
 * Whether a name may be proposed at all: the rules find nothing (but a risk in a word the owner asked for),
 * it is not too near a rival or a well-known name, it is not heard badly, and no character is rare but a
 * wanted one.
 */
export function mayBeProposed(sign: Sign, { brief, rivals }: Context): boolean {
  const wanted = new Set(brief.must);
  if (sign.marks.some(({ band, char }) => band > RAREST_BAND && !wanted.has(char))) return false;
  if ((nearestOf(sign.marks, rivals)?.nearness ?? 0) >= TOO_NEAR) return false;
  if ((nearestBrand(sign.marks)?.nearness ?? 0) >= TOO_NEAR) return false;
  if (hitsOf(sign.marks).some(({ near, badness }) => !near && badness >= HEARD_BADLY)) return false;
  return findingsOf(sign.text).every(({ kind, word }) => kind === "risk" && brief.must.includes(word));
}

/**
 * Whether a name fits its trade: it needs LEAST_FIT tenths of fitsTrade; any name does where the trade is not
 * known or a character is wanted.
 */
export function suitsTrade(sign: Sign, context: Context): boolean {
  return anythingFits(context) || fitTenths(sign, context.found.trade) >= LEAST_FIT;
}

/** How many tenths of fitsTrade a name may lose and still suit the trade. */
export function mostUnfit(context: Context): number {
  return anythingFits(context) ? Number.POSITIVE_INFINITY : FIT_MAX - LEAST_FIT;
}

function anythingFits({ brief, found }: Context): boolean {
  return found.by === null || brief.must !== "";
}

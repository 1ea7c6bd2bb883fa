import { nearestBrand } from "#functions/naming/business/score/brand-index.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import type { Context } from "#functions/naming/business/score/context.ts";
import { nearestOf } from "#functions/naming/business/score/near-miss.ts";
import { heardInSign } from "#functions/naming/business/score/rules/sound.ts";
import { goodsWord } from "#functions/naming/business/sign/known-words.ts";
import type { Sign } from "#functions/naming/business/sign/sign.ts";

/** Rare characters (4) are never proposed on a sign. */
const RAREST_BAND = 3;
const TOO_NEAR = 3;

/**
 * Whether a name may be proposed at all: the rules find nothing (but a risk in a word the owner asked for),
 * it is not too near a rival and clashes with no well-known name, it is not heard badly, and no character is rare but a
 * wanted one.
 */
export function mayBeProposed(sign: Sign, { brief, rivals }: Context): boolean {
  const wanted = new Set(brief.must);
  if (sign.marks.some(({ band, char }) => band > RAREST_BAND && !wanted.has(char))) return false;
  if ((nearestOf(sign.marks, rivals)?.nearness ?? 0) >= TOO_NEAR) return false;
  if (nearestBrand(sign.marks) !== null) return false;
  if (heardInSign(sign.marks).some(({ gravity }) => gravity === "grave")) return false;
  return findingsOf(sign.text).every(({ kind, word }) => kind === "risk" && brief.must.includes(word));
}

/**
 * Whether a name goes with the taste of its trade: it has none of the characters that the taste never has (里 over a law
 * firm), but those the owner asked for, is no word for the goods themselves (可颂 over a bakery), and is not made only of
 * characters that describe them.
 */
export function suitsTaste({ text, marks }: Sign, { brief, found }: Context): boolean {
  const { never, descriptive, taste } = found.trade;
  if (brief.must !== text && goodsWord(text, taste.name) !== undefined) return false;
  if (marks.some(({ char }) => never.has(char) && !brief.must.includes(char))) return false;
  return !marks.every(({ char }) => descriptive.has(char)) || brief.must !== "";
}

import { messages } from "#functions/contract/values/messages.ts";
import { briefFaults } from "#functions/naming/business/brief.ts";
import { briefFindings, type Finding, isBanned } from "#functions/naming/business/score/compliance.ts";
import { findTrade } from "#functions/naming/business/trade/find-trade.ts";
import { Failure } from "#functions/origin/failure.ts";
import { wantedOf } from "./derive.ts";
import type { StoredBusinessBrief } from "./stored.ts";

/**
 * Checks what the schema can't know of an owner's wishes. Throws Failure NOT_COMPLIANT where the rules on
 * enterprise names bar a word that the name must have, INVALID_PARAMS where the wishes contradict each other, or where two
 * trades fit and `sure` does not have the one to go by (`trade:花店`).
 */
export function checkBusiness(
  { head: _head, ...asked }: StoredBusinessBrief,
  confirmed: readonly string[] = [],
): void {
  const wanted = wantedOf(asked);
  const fields: Record<string, string> = {};
  const findings = briefFindings(wanted).filter(({ kind }) => kind === "ban");
  for (const finding of findings) fields.must ??= sayBan(finding);
  for (const { field, message } of briefFaults(wanted)) fields[field] ??= message;
  const doubt = tradeDoubt(wanted.trade);
  const asksBack = doubt !== null && fields.trade === undefined && !confirmed.includes(doubt.key);
  if (asksBack) fields.trade = doubt.message;
  if (Object.keys(fields).length === 0) return;
  const sure = asksBack ? [doubt.key] : [];
  throw new Failure(isBanned(findings) ? "NOT_COMPLIANT" : "INVALID_PARAMS", { fields, sure });
}

/** What to ask back where two trades fit, and the key that confirms the first; null where there is no doubt. */
function tradeDoubt(text: string): { readonly key: string; readonly message: string } | null {
  const { by, also } = findTrade(text);
  if (by === null || also === null) return null;
  return { key: `trade:${by}`, message: messages.tradeDouble(by, also.by) };
}

/** A ban in words, with its article. */
export const sayBan = ({ word, gist, article }: Finding): string =>
  `“${word}”通常不能用：${gist}（${article}）`;

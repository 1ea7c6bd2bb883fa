import { briefFaults } from "#functions/naming/business/brief.ts";
import { briefFindings, type Finding, isBanned } from "#functions/naming/business/score/compliance.ts";
import { Failure } from "#functions/origin/failure.ts";
import { wantedOf } from "./derive.ts";
import type { StoredBusinessBrief } from "./stored.ts";

/**
 * Checks what the schema can't know of an owner's wishes. Throws Failure NOT_COMPLIANT where the rules on
 * enterprise names bar a word that the name must have, INVALID_PARAMS where the wishes contradict each other.
 */
export function checkBusiness({ head: _head, ...asked }: StoredBusinessBrief): void {
  const wanted = wantedOf(asked);
  const fields: Record<string, string> = {};
  const findings = briefFindings(wanted).filter(({ kind }) => kind === "ban");
  for (const finding of findings) fields.must ??= sayBan(finding);
  for (const { field, message } of briefFaults(wanted)) fields[field] ??= message;
  if (Object.keys(fields).length === 0) return;
  throw new Failure(isBanned(findings) ? "NOT_COMPLIANT" : "INVALID_PARAMS", { fields });
}

/** A ban in words, with its article. */
export const sayBan = ({ word, gist, article }: Finding): string =>
  `“${word}”通常不能用：${gist}（${article}）`;

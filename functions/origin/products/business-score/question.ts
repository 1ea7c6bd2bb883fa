import * as v from "valibot";
import { USAGES } from "#functions/contract/products/business-brief.ts";
import { type BusinessScoreBrief, SIGN_LENGTH } from "#functions/contract/products/business-score-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import { type BusinessBrief, briefOf, type LegalForm } from "#functions/naming/business/brief.ts";
import { findingsOf } from "#functions/naming/business/score/compliance.ts";
import { signOf } from "#functions/naming/business/sign/sign.ts";
import { type NameParts, namePartsOf } from "#functions/naming/business/sign/sign-name.ts";
import { type AsRegistered, asRegistered } from "#functions/naming/person/describe/as-registered.ts";
import { Failure } from "#functions/origin/failure.ts";
import { sayBan } from "#functions/origin/products/business/check.ts";

/** What is asked about a name for a business (公司店铺测名), as it is stored. */
export const BusinessQuestion = v.object({
  /** As it was written. */
  name: v.string(),
  sign: v.optional(v.string()),
  usage: v.picklist(USAGES),
  region: v.string(),
  trade: v.string(),
  rivals: v.array(v.string()),
  keep: v.picklist(["30d", "1y", "none"]),
});
export type BusinessQuestion = v.InferOutput<typeof BusinessQuestion>;

/** A question as the engine takes it: the name in registered forms, its parts, the brief it is scored by. */
export interface BusinessAsked {
  readonly whole: AsRegistered;
  readonly parts: NameParts;
  readonly wanted: BusinessBrief;
}

/** Forms of organisation by the words in the last part of a name. */
const FORMS: readonly (readonly [RegExp, LegalForm])[] = [
  [/合伙/u, "partnership"],
  [/公司|集团/u, "limited"],
];

export function askedOf({ name, sign, usage, region, trade, rivals }: BusinessQuestion): BusinessAsked {
  const whole = asRegistered(name);
  const parts = namePartsOf(whole.text, sign === undefined ? undefined : asRegistered(sign).text);
  const [, form] = FORMS.find(([words]) => words.test(parts.form)) ?? [];
  const wanted = briefOf({
    usage,
    region: region || parts.region,
    trade: trade || parts.trade,
    rivals,
    ...(form !== undefined && { form }),
  });
  return { whole, parts, wanted };
}

/** The question of a brief. Throws Failure where the 字号 cannot be told, or cannot be registered as it is written. */
export function businessQuestionOf({
  kind: _kind,
  idem: _idem,
  sign,
  ...said
}: BusinessScoreBrief): BusinessQuestion {
  const question = { ...said, ...(sign !== undefined && { sign }) };
  const { parts } = askedOf(question);
  if (Array.from(parts.sign).length > SIGN_LENGTH.most) {
    throw new Failure("INVALID_PARAMS", { fields: { sign: messages.signUnread } });
  }
  if (signOf(parts.sign) === null) {
    const [finding] = findingsOf(parts.sign);
    if (finding !== undefined) throw new Failure("NOT_COMPLIANT", { fields: { name: sayBan(finding) } });
  }
  return question;
}

/** The question in the form's own strings without the 字号, so that a visitor can ask again with another. */
export function askedAgain({
  name,
  usage,
  region,
  trade,
  rivals,
  keep,
}: BusinessQuestion): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(encodeForm({ name, usage, region, trade, rivals, keep })));
}

import * as v from "valibot";
import { PaidBusinessScore } from "#functions/contract/products/business-score.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { signChanges } from "#functions/naming/business/describe/change-one.ts";
import { likeness } from "#functions/naming/business/score/near-miss.ts";
import { signNameOf } from "#functions/naming/business/sign/sign-name.ts";
import { describeBusinessNames } from "#functions/origin/products/business/derive.ts";
import type { Parts } from "#functions/origin/products/parts.ts";
import { addedNames } from "#functions/origin/products/scoring/added-names.ts";
import type { Delivered } from "#functions/origin/products/stored.ts";
import { furtherChanges, type StoredBusinessScore } from "./derive.ts";
import { askedOf, type BusinessQuestion } from "./question.ts";

/** The one part of the report: all but the fields of the order's row and of its changes. */
export const BusinessScoreFace = v.omit(PaidBusinessScore, [
  "kind",
  "service",
  "sn",
  "status",
  "changes",
  "changesLeft",
]);

/** The paid score of a name for a business (付费测名): the stored free face with all that its `locked` lists. */
export function deriveBusinessScoreReport(
  question: BusinessQuestion,
  { locked, ...free }: StoredBusinessScore,
  delivered: Delivered,
): Parts {
  const { wanted } = askedOf(question);
  const card = businessCard(free.given, wanted);
  if (card === null) throw new Error("a scored name is registrable");
  const further = furtherChanges(signChanges(free.given, wanted));
  const changes = addedNames(further, free.suggestions, locked);
  const whole = describeBusinessNames(
    wanted,
    changes.map(({ sign }) => sign),
  );
  const report = {
    ...free,
    alternatives: whole.map((name, at) => ({ ...changes[at], ...name })),
    characters: card.characters,
    full: card.full,
    domains: card.domains,
    nice: card.nice,
    compared: question.rivals.map((rival) => ({ ...likeness(free.given, signNameOf(rival)), other: rival })),
    ...delivered,
  };
  return { face: v.parse(BusinessScoreFace, report) };
}

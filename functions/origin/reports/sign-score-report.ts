import * as v from "valibot";
import { PaidSignScore } from "#functions/contract/sign-score.ts";
import { businessCard } from "#functions/naming/business/card.ts";
import { likeness } from "#functions/naming/business/near-miss.ts";
import { signNameOf } from "#functions/naming/business/sign-name.ts";
import { describeSigns } from "../results/derive-business.ts";
import { paidChanges, type StoredSignScore } from "../results/derive-sign-score.ts";
import { askedOf, type SignQuestion } from "../results/sign-question.ts";
import type { Delivered } from "./faces.ts";
import type { Parts } from "./parts.ts";

/** The one part of the report: all of it but what the order's row and its changes know. */
export const SignScoreFace = v.omit(PaidSignScore, ["kind", "sn", "status", "changes", "changesLeft"]);

/** The paid score of a name for a business (付费测名): the free face as it is stored, with all that its list has promised. */
export function deriveSignScoreReport(
  question: SignQuestion,
  { locked: _locked, ...free }: StoredSignScore,
  delivered: Delivered,
): Parts {
  const { wanted } = askedOf(question);
  const card = businessCard(free.given, wanted);
  if (card === null) throw new Error("a scored name is registrable");
  const changes = paidChanges(free.given, wanted);
  const whole = describeSigns(
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
  return { face: v.parse(SignScoreFace, report) };
}

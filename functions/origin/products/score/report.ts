import * as v from "valibot";
import { PaidScore } from "#functions/contract/products/reports.ts";
import { wholePoem } from "#functions/naming/facts/poems/whole-poem.ts";
import type { DeepCitation } from "#functions/naming/person/describe/deep-citation.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { scoreReport } from "#functions/naming/person/describe/score-name.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { type Change, changesOfOne } from "#functions/naming/person/suggest/change-one.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import type { Parts } from "#functions/origin/products/parts.ts";
import { addedNames } from "#functions/origin/products/scoring/added-names.ts";
import type { Delivered } from "#functions/origin/products/stored.ts";
import { familyOfQuestion, furtherThan, type StoredScore } from "./derive.ts";
import type { ScoreQuestion } from "./question.ts";

/** The one part of a score report: all but the fields of the order's row and of its changes. */
export const ScoreFace = v.omit(PaidScore, ["kind", "service", "sn", "status", "changes", "changesLeft"]);
type ScoreFace = v.InferOutput<typeof ScoreFace>;

/** The paid score report (付费评分): the free face as it is stored, with all that its `locked` lists. */
export async function deriveScoreReport(
  question: ScoreQuestion,
  free: StoredScore,
  delivered: Delivered,
  cite: FindCitation,
): Promise<Parts> {
  const { locked: _locked, ...face } = free;
  const family = familyOfQuestion(question);
  const further = furtherThan(changesOfOne(family, free.given), free.suggestions);
  const added = addedNames(further, free.suggestions, free.locked);
  const report = {
    ...face,
    ...extrasOf(family, free, await cite(family, free.given)),
    alternatives: await Promise.all(
      added.map(async (change) => alternativeOf(family, change, await cite(family, change.given))),
    ),
    ...delivered,
  };
  return { face: v.parse(ScoreFace, report) };
}

/** Grids, poem and spelling of the name itself, as far as its characters are known. */
function extrasOf(
  family: Family,
  { characters, given, source }: StoredScore,
  deep: DeepCitation | null,
): Pick<ScoreFace, "grids" | "talents" | "poem" | "romanisation"> {
  if (characters.some(({ kangxiStrokes }) => kangxiStrokes === null))
    return { grids: null, talents: null, poem: null, romanisation: [] };
  const { grids, talents, poem, romanisation } = describeName(family, given, deep);
  return {
    grids,
    talents: { ...talents },
    poem: source === null || poem === null ? null : { ...poem, lines: [...poem.lines] },
    romanisation: [...romanisation],
  };
}

/** A name with one character changed, whole. */
function alternativeOf(
  family: Family,
  { given, char, instead, kin }: Change,
  deep: DeepCitation | null,
): unknown {
  const report = scoreReport(family, given, deep);
  const { source } = report;
  const isDeep = source !== null && source.poemId === deep?.poem.id;
  const poem = source === null ? null : isDeep ? deep.poem : wholePoem(source.poemId);
  return { ...report, char, instead, kin, poem };
}

import * as v from "valibot";
import { messages } from "#functions/contract/messages.ts";
import { asRegistered } from "#functions/naming/describe/as-registered.ts";
import { citationFinder } from "../depth/find-citation.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { addChange, MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { deriveChange, StoredScore } from "../results/derive-score.ts";
import { ScoreQuestion } from "../results/score-question.ts";
import { readStored } from "../results/stored-result.ts";
import { open } from "../store/seal.ts";
import type { HandlerOf } from "./handlers.ts";

/** Tries the name with one character changed (换一个字看看): the bill before and after; free, a few times an order. */
export const scoreChange: HandlerOf<"order", "scoreChange"> = async ({ sn, given }, visit) => {
  const order = await findOrder(sn, "score", visit);
  const before = await readStored(StoredScore, order, visit);
  const wanted = asRegistered(given).text;
  const fault = changeFault(before.given, wanted);
  if (fault !== undefined) throw new Failure("INVALID_PARAMS", { fields: { given: fault } });
  const question = v.parse(ScoreQuestion, await open(order.brief ?? "", sn, visit.env.DATA_KEYS));
  const after = await deriveChange(question, wanted, citationFinder(visit.env));
  await addChange(sn, after, visit);
  return { before, after, left: MOST_CHANGES - (await readChanges(sn, visit)).length };
};

/** What keeps `after` from being `before` with one character changed. */
function changeFault(before: string, after: string): string | undefined {
  const [was, is] = [[...before], [...after]];
  if (was.length !== is.length) return messages.changeLength(before);
  const changed = was.filter((char, at) => char !== is[at]).length;
  if (changed === 0) return messages.changeSame(before);
  return changed === 1 ? undefined : messages.changeOne(before);
}

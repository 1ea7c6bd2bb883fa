import * as v from "valibot";
import { messages } from "#functions/contract/messages.ts";
import type { ScoredName } from "#functions/contract/scored-name.ts";
import { markOf } from "#functions/naming/business/marks.ts";
import { asRegistered } from "#functions/naming/describe/as-registered.ts";
import { citationFinder } from "../depth/find-citation.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { addChange, MOST_CHANGES, readChanges } from "../orders/score-changes.ts";
import { AnyQuestion, AnyStoredScore } from "../results/any-score.ts";
import { deriveChange } from "../results/derive-score.ts";
import { deriveSignChange } from "../results/derive-sign-score.ts";
import { readStored } from "../results/stored-result.ts";
import { open } from "../store/seal.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Tries the name with one character changed (换一个字看看): the bill before and after; free, a few times an order. */
export const scoreChange: HandlerOf<"order", "scoreChange"> = async ({ sn, given }, visit) => {
  const order = await findOrder(sn, "score", visit);
  const before = await readStored(AnyStoredScore, order, visit);
  const wanted = asRegistered(given).text;
  const fault = changeFault(before.given, wanted);
  if (fault !== undefined) throw refusedWith(fault);
  const question = v.parse(AnyQuestion, await open(order.brief ?? "", sn, visit.env.DATA_KEYS));
  const after = await scoredAs(wanted, question, visit);
  await addChange(sn, after, visit);
  return { before, after, left: MOST_CHANGES - (await readChanges(sn, visit)).length };
};

/** The bill of the changed name. Throws Failure where no business may be called so. */
async function scoredAs(
  wanted: string,
  question: v.InferOutput<typeof AnyQuestion>,
  { env }: Visit,
): Promise<ScoredName> {
  if (question.kind === "baby") return deriveChange(question, wanted, citationFinder(env));
  const scored = deriveSignChange(question, wanted);
  if (scored !== null) return scored;
  const beyond = [...wanted].find((char) => markOf(char) === undefined) ?? "";
  throw refusedWith(messages.changeBeyond(beyond));
}

const refusedWith = (given: string) => new Failure("INVALID_PARAMS", { fields: { given } });

/** What keeps `after` from being `before` with one character changed. */
function changeFault(before: string, after: string): string | undefined {
  const [was, is] = [[...before], [...after]];
  if (was.length !== is.length) return messages.changeLength(before);
  const changed = was.filter((char, at) => char !== is[at]).length;
  if (changed === 0) return messages.changeSame(before);
  return changed === 1 ? undefined : messages.changeOne(before);
}

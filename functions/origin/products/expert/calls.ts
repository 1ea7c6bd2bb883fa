import type { RgOrder } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { checkSurname, type Faults } from "#functions/origin/products/names/check-surname.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { act } from "./job/act.ts";
import { type ExpertOrder, findExpertOrder } from "./job/jobs.ts";
import { handIn, keepDraft } from "./job/keep-brief.ts";
import { OPEN_STAGES, readProgress, stageOf } from "./job/progress.ts";
import { readTell } from "./job/tell.ts";
import { readPackages } from "./slots.ts";

/** What expert work costs, who does it, and from when on it can be had (人工起名). */
export const packages: HandlerOf<"order", "rengong"> = (_params, visit) => readPackages(visit);

/** Keeps the expert brief (资料), or hands it in; STATE_CONFLICT once the work has begun. */
export const keepBrief: HandlerOf<"order", "fullinfo"> = async (params, visit) => {
  const ordered = await findExpertOrder(params.sn, visit);
  const stage = stageOf(ordered);
  if (stage === "ordered") throw new Failure("PAYMENT_REQUIRED");
  const locked = new Failure("STATE_CONFLICT", {}, messages.briefLocked);
  if (!OPEN_STAGES.some((open) => open === stage)) throw locked;
  const savedAt = isoOf(visit.now);
  if (params.state === "draft") {
    const { sn: _sn, state: _state, ...draft } = params;
    if (!(await keepDraft(ordered, draft, visit)))
      throw new Failure("STATE_CONFLICT", {}, messages.briefSubmitted);
    return { status: "draft", savedAt };
  }
  const { sn: _sn, state: _state, ...brief } = params;
  const faults: Faults = { fields: {}, sure: [] };
  checkSurname(brief, faults);
  if (Object.keys(faults.fields).length > 0) throw new Failure("INVALID_PARAMS", { ...faults });
  if (!(await handIn(ordered, brief, visit))) throw locked;
  return { status: "submitted", savedAt };
};

/** Where expert work stands (进度), after one step of the family where it takes one. */
export const progress: HandlerOf<"order", "rgOrder"> = async ({ sn, action, text, mobile, idem }, visit) => {
  const ordered = await findExpertOrder(sn, visit);
  if (action === undefined) return forFamily(ordered, visit);
  const id = `${sn}.${idem ?? crypto.randomUUID()}`;
  await act(action, ordered, { text, mobile, id }, visit);
  return forFamily(await findExpertOrder(sn, visit), visit);
};

/** The work as its family sees it: with the mobile that is told of it, which nobody at the desk needs. */
const forFamily = async (ordered: ExpertOrder, visit: Visit): Promise<RgOrder> => ({
  ...(await readProgress(ordered, visit)),
  tell: await readTell(ordered, visit),
});

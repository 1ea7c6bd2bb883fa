import { messages } from "#functions/contract/messages.ts";
import { Failure } from "../failure.ts";
import { findManual } from "../manual/jobs.ts";
import { handIn, keepDraft } from "../manual/keep-brief.ts";
import { OPEN_STAGES, stageOf } from "../manual/progress.ts";
import { checkSurname, type Faults } from "../orders/check-surname.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Keeps the expert brief (资料), or hands it in; STATE_CONFLICT once the work has begun. */
export const fullinfo: HandlerOf<"order", "fullinfo"> = async (params, visit) => {
  const manual = await findManual(params.sn, visit);
  const stage = stageOf(manual);
  if (stage === "ordered") throw new Failure("PAYMENT_REQUIRED");
  const locked = new Failure("STATE_CONFLICT", {}, messages.briefLocked);
  if (!OPEN_STAGES.some((open) => open === stage)) throw locked;
  const savedAt = new Date(visit.now).toISOString();
  if (params.state === "draft") {
    const { sn: _sn, state: _state, ...draft } = params;
    if (!(await keepDraft(manual, draft, visit)))
      throw new Failure("STATE_CONFLICT", {}, messages.briefSubmitted);
    return { status: "draft", savedAt };
  }
  const { sn: _sn, state: _state, ...brief } = params;
  const faults: Faults = { fields: {}, confirm: [] };
  checkSurname(brief, faults);
  if (Object.keys(faults.fields).length > 0) throw new Failure("INVALID_PARAMS", { ...faults });
  if (!(await handIn(manual, brief, visit))) throw locked;
  return { status: "submitted", savedAt };
};

import type { RgOrderParams } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Failure } from "#functions/origin/failure.ts";
import { askForRefund } from "#functions/origin/money/refund/ask-for.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { approveDraft } from "./approve.ts";
import { hasEntry, writeEntry } from "./entries.ts";
import { type ExpertOrder, moveJob } from "./jobs.ts";
import { allowedTo, readRefund, stageOf } from "./progress.ts";
import { askToBeTold, forgetToTell } from "./tell.ts";
import { dueAfter } from "./working-days.ts";

type Action = NonNullable<RgOrderParams["action"]>;
/** A step of the family: its words or its mobile, and the id by which the same step sent twice is taken once. */
interface Step {
  text: string;
  mobile: string | undefined;
  id: string;
}

const STEPS_AN_HOUR = { most: 30, seconds: 3600 };

/** What the family may do (留言、修改、定稿、退款). Each throws STATE_CONFLICT where it can't be done now. */
const ACTS: Readonly<Record<Action, (ordered: ExpertOrder, step: Step, visit: Visit) => Promise<void>>> = {
  message: async (ordered, { text, id }, visit) => {
    if (!allowedTo(ordered).message) throw new Failure("STATE_CONFLICT");
    await writeEntry(ordered.order.sn, { id, who: "family", kind: "message", body: { text } }, visit);
  },
  revise: async (ordered, { text, id }, visit) => {
    const { order, job, terms } = ordered;
    if (!allowedTo(ordered).revise) throw new Failure("STATE_CONFLICT");
    const moved = await moveJob(
      order.sn,
      {
        from: ["draft"],
        set: {
          stage: "revising",
          revisionsLeft: job.revisionsLeft - 1,
          dueAt: dueAfter(visit.now, terms.revisionDays, visit.env.EXPERT_HOLIDAYS),
          lateToldAt: null,
        },
        entry: { id, who: "family", kind: "revise", body: { text } },
      },
      visit,
    );
    if (!moved) throw new Failure("STATE_CONFLICT");
  },
  approve: async (ordered, { id }, visit) => {
    if (!(await approveDraft(ordered.order.sn, { id }, visit))) throw new Failure("STATE_CONFLICT");
  },
  refund: async (ordered, { text, id }, visit) => {
    const { order } = ordered;
    const { refund: quote } = await readRefund(ordered, visit);
    if (quote === null) throw new Failure("STATE_CONFLICT");
    if (quote.by === "desk" && stageOf(ordered) !== "writing" && text === "")
      throw new Failure("INVALID_PARAMS", { fields: { text: messages.refundWhy } });
    const about = await askForRefund(order, quote, { text, id }, visit);
    await writeEntry(order.sn, { id, who: "family", kind: "refund", body: { text } }, visit);
    visit.keep(about);
  },
  tell: (ordered, { mobile = "" }, visit) => askToBeTold(ordered, mobile, visit),
  hush: ({ order: { sn } }, _step, visit) => forgetToTell(sn, visit),
};

/** Takes one step of the family on its order; the same one sent twice is taken once. */
export async function act(action: Action, ordered: ExpertOrder, step: Step, visit: Visit): Promise<void> {
  const { sn } = ordered.order;
  if (await hasEntry(step.id, visit)) return;
  await countTry("expert-step", sn, STEPS_AN_HOUR, visit);
  await ACTS[action](ordered, step, visit);
}

import type { RgOrderParams } from "#functions/contract/manual.ts";
import { Failure } from "../failure.ts";
import { countTry } from "../limit.ts";
import type { Visit } from "../visit.ts";
import { approveDraft } from "./approve.ts";
import { askRefund } from "./ask-refund.ts";
import { hasEntry, writeEntry } from "./entries.ts";
import { type Manual, moveJob } from "./jobs.ts";
import { allowedTo } from "./progress.ts";
import { dueAfter } from "./working-days.ts";

type Action = NonNullable<RgOrderParams["action"]>;
/** A step of the family: with which words, and the id that makes it the same one when it comes twice. */
interface Step {
  text: string;
  id: string;
}

const STEPS_AN_HOUR = { most: 30, seconds: 3600 };

/** What the family may do (留言、修改、定稿、退款). Each throws STATE_CONFLICT where it can't be done now. */
const ACTS: Readonly<Record<Action, (manual: Manual, step: Step, visit: Visit) => Promise<void>>> = {
  message: async (manual, { text, id }, visit) => {
    if (!allowedTo(manual).message) throw new Failure("STATE_CONFLICT");
    await writeEntry(manual.order.sn, { id, who: "family", kind: "message", body: { text } }, visit);
  },
  revise: async (manual, { text, id }, visit) => {
    const { order, job, terms } = manual;
    if (!allowedTo(manual).revise) throw new Failure("STATE_CONFLICT");
    const moved = await moveJob(
      order.sn,
      {
        from: ["draft"],
        set: {
          stage: "revising",
          revisionsLeft: job.revisionsLeft - 1,
          dueAt: dueAfter(visit.now, terms.revisionDays, visit.env.MANUAL_HOLIDAYS),
          lateToldAt: null,
        },
        entry: { id, who: "family", kind: "revise", body: { text } },
      },
      visit,
    );
    if (!moved) throw new Failure("STATE_CONFLICT");
  },
  approve: async (manual, { id }, visit) => {
    if (!(await approveDraft(manual.order.sn, { id }, visit))) throw new Failure("STATE_CONFLICT");
  },
  refund: (manual, { text, id }, visit) => askRefund(manual, text, id, visit),
};

/** Takes one step of the family on its order; the same one sent twice is taken once. */
export async function act(action: Action, manual: Manual, step: Step, visit: Visit): Promise<void> {
  const { sn } = manual.order;
  if (await hasEntry(step.id, visit)) return;
  await countTry("manual-step", sn, STEPS_AN_HOUR, visit);
  await ACTS[action](manual, step, visit);
}

import { clerkOf } from "../../desk/log.ts";
import { readQueue } from "../../desk/queue.ts";
import { workOff as work } from "../../desk/work-off.ts";
import { runOutbox } from "../../payments/outbox.ts";
import { tillOf } from "../../payments/till.ts";
import type { HandlerOf } from "../handler-of.ts";

/** What waits for a person, oldest first (待办). */
export const queue: HandlerOf<"desk", "queue"> = async (_params, visit) => ({
  items: await readQueue(visit),
});

/** Works an item off; what it promises is kept once the answer is on its way. */
export const workOff: HandlerOf<"desk", "workOff"> = async (params, visit) => {
  const about = await work(params, clerkOf(visit));
  if (about.length > 0) visit.after(() => runOutbox(tillOf(visit), { about }));
  return { kind: params.kind, ref: params.ref };
};

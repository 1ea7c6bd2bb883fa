import * as v from "valibot";
import { say } from "#functions/contract/watch/log.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { faultText } from "#functions/origin/fault-text.ts";

/** What a queue carries (队列里的一件事): promises to keep, by their numbers, or a minute's work in a database. */
export const WorkMessage = v.variant("do", [
  v.object({ do: v.literal("keep"), about: v.array(v.string()) }),
  v.object({ do: v.literal("minute"), database: v.string() }),
]);
export type WorkMessage = v.InferInput<typeof WorkMessage>;

/** Hands work on by the queue; `otherwise` where there is none, or it takes nothing now. */
export async function handOn(
  messages: readonly WorkMessage[],
  { WORK }: Pick<OriginEnv, "WORK">,
  otherwise: () => Promise<unknown>,
): Promise<void> {
  if (WORK === undefined) {
    await otherwise();
    return;
  }
  try {
    await WORK.sendBatch(messages.map((body) => ({ body })));
  } catch (error) {
    say({ at: "origin", call: "queue.send", fault: faultText(error) });
    await otherwise();
  }
}

import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import { type OriginEnv, originEnv } from "#functions/origin/env.ts";
import { areDeadLetters } from "#functions/origin/messages/dead-letters.ts";
import { WorkMessage } from "#functions/origin/messages/work.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { keyedHash } from "#functions/origin/store/seal.ts";
import type { Context } from "#functions/origin/visit.ts";
import { runCronIn } from "./cron.ts";
import { keepNow } from "./keepers.ts";
import { reachWhole } from "./reach-whole.ts";

/** Of a queue's message what is used of it. */
interface Message {
  body: unknown;
  ack(): void;
  retry(): void;
}

/** A batch of a queue; what was given up comes by a queue whose name says so. */
interface Batch {
  queue: string;
  messages: readonly Message[];
}

/**
 * Does what a queue carries (队列). The outbox stays the truth: a message only says that there is something to do, so that
 * one which comes twice does nothing more, and one that never comes is made up for by the cron.
 */
export async function answerQueue({ queue, messages }: Batch, raw: object): Promise<void> {
  const env = originEnv(raw);
  const isDead = areDeadLetters(queue);
  for (const message of messages) {
    try {
      const context = { ...(await reachWhole(env)), env, now: Date.now() };
      await (isDead ? tellDesk(message.body, context) : perform(message.body, env, context));
      message.ack();
    } catch (error) {
      logFault(isDead ? "queue.dead" : "queue", error);
      message.retry();
    }
  }
}

async function perform(body: unknown, env: OriginEnv, context: Context): Promise<void> {
  const work = v.parse(WorkMessage, body);
  if (work.do === "keep") await keepNow(work.about, context);
  else await runCronIn(work.database, env);
}

/** A message that was tried in vain until the queue gave it up (死信): somebody looks why. */
async function tellDesk(body: unknown, context: Context): Promise<void> {
  const work = v.safeParse(WorkMessage, body);
  const what = !work.success
    ? "读不懂的一件事"
    : work.output.do === "keep"
      ? `订单或付款 ${work.output.about.join("、")} 的后续`
      : `数据库 ${work.output.database} 每分钟的例行工作`;
  const day = isoOf(context.now).slice(0, 10);
  const ref = (await keyedHash(`dead ${day} ${what}`, context.env.DATA_KEYS)).slice(0, 26);
  const words = `队列试了几次都没有做成：${what}。发件箱里还记着，每分钟会再试；请看日志里 queue 的错误。`;
  await putOnDesk({ kind: "dead", ref, sn: "", words }, context, "opens");
}

import type { ExecutionContext } from "@cloudflare/workers-types";
import { HEALTH_PATH } from "#functions/contract/watch/health.ts";
import { say } from "#functions/contract/watch/log.ts";
import { knowDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { knowTables } from "#functions/naming/prepared/known-tables.ts";
import grades from "#generated/depth/grades.bin";
import tables from "#generated/engine/tables.bin";
import { answer } from "./entry/answer.ts";
import { everyMinute } from "./entry/cron.ts";
import { answerHealth } from "./entry/health.ts";
import { answerNotification } from "./entry/notify.ts";
import { answerContract, asksForContract } from "./entry/open-contract.ts";
import { answerQueue } from "./entry/queue.ts";
import { originEnv } from "./env.ts";
import { faultText } from "./fault-text.ts";

// A Data module is loaded with the isolate, without a read; Node's scripts read the file (scripts/steps).
knowDepth(new Uint8Array(grades));
knowTables(new Uint8Array(tables));

const NOTIFY = /^\/notify\/([a-z]+)$/;

/** The origin Worker: match → validate → function → envelope; the providers' notifications; the cron's steps and the queue's work; its health. */
export default {
  fetch(request: Request, raw: object, context: ExecutionContext): Promise<Response> {
    const after = (work: () => Promise<unknown>) => context.waitUntil(work());
    const { pathname } = new URL(request.url);
    if (pathname === HEALTH_PATH) return answerHealth(raw);
    if (asksForContract(request, raw)) return answerContract(request, raw);
    const [, provider] = NOTIFY.exec(pathname) ?? [];
    return provider === undefined
      ? answer(request, raw, after)
      : answerNotification(request, provider, raw, after);
  },

  queue: answerQueue,

  async scheduled(_event: unknown, raw: object): Promise<void> {
    try {
      await everyMinute(originEnv(raw));
    } catch (error) {
      say({ at: "origin", call: "cron", fault: faultText(error) });
      // A throw marks the run as failed. The platform logs what is thrown, so it is not the fault itself.
      throw new Error("cron failed");
    }
  },
};

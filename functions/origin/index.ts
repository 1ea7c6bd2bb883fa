import type { ExecutionContext } from "@cloudflare/workers-types";
import { knowDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import { knowTables } from "#functions/naming/prepared/known-tables.ts";
import grades from "#generated/depth/grades.bin";
import tables from "#generated/engine/tables.bin";
import { answer } from "./entry/answer.ts";
import { runCron } from "./entry/cron.ts";
import { answerNotification } from "./entry/notify.ts";
import { answerContract, asksForContract } from "./entry/open-contract.ts";
import { originEnv } from "./env.ts";
import { faultText } from "./fault-text.ts";

// A Data module is loaded with the isolate, without a read; Node's scripts read the file (scripts/steps).
knowDepth(new Uint8Array(grades));
knowTables(new Uint8Array(tables));

const NOTIFY = /^\/notify\/([a-z]+)$/;

/** The origin Worker: match → validate → function → envelope; the providers' notifications; the cron's steps. */
export default {
  fetch(request: Request, raw: object, context: ExecutionContext): Promise<Response> {
    const after = (work: () => Promise<unknown>) => context.waitUntil(work());
    if (asksForContract(request, raw)) return answerContract(request, raw);
    const [, provider] = NOTIFY.exec(new URL(request.url).pathname) ?? [];
    return provider === undefined
      ? answer(request, raw, after)
      : answerNotification(request, provider, raw, after);
  },

  async scheduled(_event: unknown, raw: object): Promise<void> {
    try {
      await runCron(originEnv(raw));
    } catch (error) {
      console.error(JSON.stringify({ at: "origin", call: "cron", fault: faultText(error) }));
      // A throw marks the run as failed. The platform logs what is thrown, so it is not the fault itself.
      throw new Error("cron failed");
    }
  },
};

import { knowDepth } from "#functions/naming/poems/depth/known-grades.ts";
import grades from "#generated/depth/grades.bin";
import { answer } from "./answer.ts";
import { originEnv } from "./env.ts";
import { faultText } from "./fault-text.ts";
import { eraseExpired } from "./orders/erase-expired.ts";
import { openDatabase } from "./store/database.ts";

// A Data module is there when the isolate is, without a read or a parse; Node's scripts read the file (scripts/steps).
knowDepth(new Uint8Array(grades));

/** The origin Worker: match → validate → handler → envelope; cron: retention. */
export default {
  fetch: (request: Request, raw: object): Promise<Response> => answer(request, raw),

  async scheduled(_event: unknown, raw: object): Promise<void> {
    try {
      await eraseExpired(openDatabase(originEnv(raw).DB), Date.now());
    } catch (error) {
      console.error(JSON.stringify({ at: "origin", call: "cron", fault: faultText(error) }));
      // The platform marks the run as failed, and logs what is thrown: so not the fault itself.
      throw new Error("retention failed");
    }
  },
};

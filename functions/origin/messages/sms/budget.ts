import { DAY_S, isoOf } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { countTry } from "#functions/origin/store/limit.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Whether one more message may be sent today; the first that may not tells the desk. */
export async function isWithinDay(context: Context): Promise<boolean> {
  const limit = { most: context.env.SMS_A_DAY, seconds: DAY_S };
  try {
    await countTry("sms-all", "", limit, context);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await tellDesk(
      `今天的短信已到上限 ${limit.most} 条，之后的没有发。请看是不是有人在刷。`,
      "LIMIT",
      context,
    );
    return false;
  }
}

/** Tells the desk, once a day for each matter. */
export const tellDesk = (words: string, what: string, context: Context) =>
  putOnDesk(
    { kind: "sms", ref: `${isoOf(context.now).slice(0, 10).replaceAll("-", "")}${what}`, sn: "", words },
    context,
  );

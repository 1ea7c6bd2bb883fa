import { sql } from "drizzle-orm";
import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import type { Context } from "#functions/origin/visit.ts";

/** Of what the database may hold, the part at which the desk is told: weeks before it is full. */
const FULL_AT = 0.7;
const MB = 1_000_000;

/** What D1 says beside its rows. */
const Measured = v.object({ meta: v.object({ size_after: v.number() }) });

/** Tells the desk, once a day, that the database runs full (数据库快满了): a full one takes no order any more. */
export async function tellFull(context: Context): Promise<void> {
  const { DATABASE_MB } = context.env;
  const measured = v.safeParse(Measured, await context.db.run(sql`select 1`));
  if (!measured.success || measured.output.meta.size_after < FULL_AT * DATABASE_MB * MB) return;
  const used = Math.round(measured.output.meta.size_after / MB);
  const words = `数据库用了 ${used} MB，上限 ${DATABASE_MB} MB。满了就收不了订单：请看是不是有人在刷单，或换更大的额度。`;
  const ref = `${isoOf(context.now).slice(0, 10).replaceAll("-", "")}FULL`;
  await putOnDesk({ kind: "full", ref, sn: "", words }, context);
}

import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { open, seal } from "#functions/origin/store/seal.ts";
import { reports } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The parts of a report (付费报告) by name; each is what one call reads. */
export type Parts = Readonly<Record<string, unknown>>;

const placeOf = (sn: string, part: string) => `${sn} report ${part}`;

/** Every part, sealed for its place. */
export function sealParts(
  sn: string,
  parts: Parts,
  { env }: Context,
): Promise<readonly { part: string; body: string }[]> {
  return Promise.all(
    Object.entries(parts).map(async ([part, value]) => ({
      part,
      body: await seal(value, placeOf(sn, part), env.DATA_KEYS),
    })),
  );
}

/** A part as it was delivered; null where there is none. */
export async function findPart<T>(
  schema: v.GenericSchema<unknown, T>,
  sn: string,
  part: string,
  { db, env }: Context,
): Promise<T | null> {
  const [row] = await db
    .select({ body: reports.body })
    .from(reports)
    .where(and(eq(reports.sn, sn), eq(reports.part, part)))
    .limit(1);
  return row === undefined ? null : v.parse(schema, await open(row.body, placeOf(sn, part), env.DATA_KEYS));
}

/** The part `face` of a report, which every report has; null where nothing is delivered yet. */
export const findFace = <T>(schema: v.GenericSchema<unknown, T>, sn: string, context: Context) =>
  findPart(schema, sn, "face", context);

import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { open, seal } from "../store/seal.ts";
import { reports } from "../store/tables.ts";
import type { Visit } from "../visit.ts";

/** What a report is made and read with: nobody has to be there. */
export type Desk = Pick<Visit, "db" | "env" | "now">;

/** The parts of a report (付费报告) by name; each is what one call reads. */
export type Parts = Readonly<Record<string, unknown>>;

const placeOf = (sn: string, part: string) => `${sn} report ${part}`;

/** Every part, sealed for its place. */
export function sealParts(
  sn: string,
  parts: Parts,
  { env }: Desk,
): Promise<readonly { part: string; body: string }[]> {
  return Promise.all(
    Object.entries(parts).map(async ([part, value]) => ({
      part,
      body: await seal(value, placeOf(sn, part), env.DATA_KEYS),
    })),
  );
}

/** A part as it was delivered; null where there is none. */
export async function findPart<const S extends v.GenericSchema>(
  schema: S,
  sn: string,
  part: string,
  { db, env }: Desk,
): Promise<v.InferOutput<S> | null> {
  const [row] = await db
    .select({ body: reports.body })
    .from(reports)
    .where(and(eq(reports.sn, sn), eq(reports.part, part)))
    .limit(1);
  return row === undefined ? null : v.parse(schema, await open(row.body, placeOf(sn, part), env.DATA_KEYS));
}

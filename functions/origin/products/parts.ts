import { and, eq, exists, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import { takePart } from "#functions/origin/store/ahead.ts";
import { keepVolume, openBody } from "#functions/origin/store/bodies.ts";
import { seal } from "#functions/origin/store/seal.ts";
import { batch } from "#functions/origin/store/statements/batch.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import type { Context } from "#functions/origin/visit.ts";

/** The parts of a report (付费报告) by name; each is what one call reads. */
export type Parts = Readonly<Record<string, unknown>>;

/** Every part, sealed, as it stands in its row: each by itself, or where a store is bound all in one volume outside. */
export async function sealParts(
  sn: string,
  parts: Parts,
  context: Context,
): Promise<readonly { part: string; body: string }[]> {
  const { BODIES, DATA_KEYS } = context.env;
  const volume = BODIES === undefined ? undefined : await keepVolume(parts, sn, context);
  return Promise.all(
    Object.entries(parts).map(async ([part, value]) => ({
      part,
      body: volume ?? (await seal(value, places.part(sn, part), DATA_KEYS)),
    })),
  );
}

/** A part as it was delivered; null where there is none. */
export async function findPart<T>(
  schema: v.GenericSchema<unknown, T>,
  sn: string,
  part: string,
  context: Context,
): Promise<T | null> {
  const body = takePart(context, sn, part) ?? (await findSealed(sn, part, context));
  return body === null
    ? null
    : v.parse(schema, await openBody(body, { sn, part, place: places.part(sn, part) }, context));
}

/** A part as it is stored, sealed; null where there is none. */
export async function findSealed(
  sn: string,
  part: string,
  { db }: Pick<Context, "db">,
): Promise<string | null> {
  const [row] = await db
    .select({ body: reports.body })
    .from(reports)
    .where(and(eq(reports.sn, sn), eq(reports.part, part)))
    .limit(1);
  return row?.body ?? null;
}

/**
 * Adds parts to a report in one commit, its face among them, as long as the face is still the one sealed as `face` and
 * the order is paid: of two at once only the first adds anything.
 */
export async function addParts(sn: string, face: string, parts: Parts, context: Context): Promise<void> {
  const { db, now } = context;
  const createdAt = isoOf(now);
  const isPaid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sn, sn), inArray(orders.status, ["paid", "delivered"])));
  const still = and(eq(reports.sn, sn), eq(reports.part, "face"), eq(reports.body, face), exists(isPaid));
  const sealed = await sealParts(sn, parts, context);
  const next = sealed.find(({ part }) => part === "face");
  if (next === undefined) throw new Error("a report without a face");
  const others = sealed.filter((one) => one !== next);
  const adds = others.map(({ part, body }) => {
    const row = db
      .select({
        sn: reports.sn,
        part: sql<string>`${part}`.as("part"),
        body: sql<string>`${body}`.as("body"),
        createdAt: sql<string>`${createdAt}`.as("created_at"),
      })
      .from(reports)
      .where(still);
    const add = db
      .insert(reports)
      .select(row)
      .onConflictDoUpdate({ target: [reports.sn, reports.part], set: { body: sql`excluded.body` } });
    return [part, add] as const;
  });
  // The face comes last: the others look for the old one.
  await batch(db, {
    ...Object.fromEntries(adds),
    face: db.update(reports).set({ body: next.body }).where(still),
  });
}

/** The part `face` of a report, which every report has; null where nothing is delivered yet. */
export const findFace = <T>(schema: v.GenericSchema<unknown, T>, sn: string, context: Context) =>
  findPart(schema, sn, "face", context);

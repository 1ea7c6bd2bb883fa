import { and, eq, exists, like, or, sql } from "drizzle-orm";
import { randomText } from "#functions/contract/values/numbers.ts";
import { say } from "#functions/contract/watch/log.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { open, openBytes, seal, sealBytes } from "#functions/origin/store/seal.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import type { Context } from "#functions/origin/visit.ts";

/** What a row says of a body that is kept outside: under which key it is sealed, and its name in the store. */
const REFERENCE = /^r2:([a-z0-9]{1,8})\.(.+)$/;

/** The same, as SQL's LIKE has it. */
export const OUTSIDE = "r2:%";

const LOST =
  "这份报告有一部分现在取不出来，我们已经知道了，正在处理。您付的钱是安全的，需要退款请从“联系我们”告诉我们。";
const LOST_AT_DESK = "报告的一部分取不出来：存放的文件不见了，或被改动过。钱没有动；请补做或退款。";

/** Does the row say where the body is, and not the body itself? */
export const isOutside = (stored: string): boolean => REFERENCE.test(stored);

/** The id of the key that a body is sealed under, wherever it is. */
export const keyIn = (stored: string): string | undefined =>
  REFERENCE.exec(stored)?.[1] ?? stored.split(".")[0];

/** Whose body it is, which part of it, and the place that it is sealed for. */
interface Body {
  sn: string;
  /** Of a report; `free`: what was shown for nothing, which stands in the order's row. */
  part: string;
  place: string;
}

/**
 * Seals a body and keeps it, before the row that names it is written: answers what stands in the row. Outside where a store
 * is bound, as bytes that nothing ever writes over; in the row itself where none is.
 */
export async function keepBody(value: unknown, { sn, part, place }: Body, { env }: Context): Promise<string> {
  if (env.BODIES === undefined) return seal(value, place, env.DATA_KEYS);
  const { keyId, bytes } = await sealBytes(value, place, env.DATA_KEYS);
  const name = `${sn}/${part}/${randomText(10)}`;
  await env.BODIES.put(name, bytes);
  return `r2:${keyId}.${name}`;
}

/**
 * A body as it was kept; where it is missing or altered the desk is told, and whoever asked. A row that names another one
 * by now, or none, was only read too early: nothing is lost.
 */
export async function openBody(stored: string, body: Body, context: Context): Promise<unknown> {
  const { sn, place } = body;
  const [, keyId = "", name = ""] = REFERENCE.exec(stored) ?? [];
  const { BODIES, DATA_KEYS } = context.env;
  if (name === "") return open(stored, place, DATA_KEYS);
  if (BODIES === undefined) throw new Error("a body is kept outside, and no store is bound");
  const found = await BODIES.get(name).catch((error: unknown) => {
    say({ at: "origin", call: "bodies.get", fault: faultText(error) });
    throw new Failure("UNAVAILABLE", { retryAfter: 10 });
  });
  try {
    if (found === null) throw new Error("a body is missing");
    return await openBytes({ keyId, bytes: new Uint8Array(await found.arrayBuffer()) }, place, DATA_KEYS);
  } catch (error) {
    const now = await namedNow(body, context);
    if (now === null) throw new Failure("ERASED");
    if (now !== stored) return openBody(now, body, context);
    say({ at: "origin", call: "bodies.lost", fault: faultText(error) });
    await putOnDesk({ kind: "lost", ref: sn, sn, words: LOST_AT_DESK }, context, "opens");
    throw new Failure("STATE_CONFLICT", {}, LOST);
  }
}

/** What the row of a body says at this moment; null where it is gone, or its order is erased. */
async function namedNow({ sn, part }: Body, { db }: Pick<Context, "db">): Promise<string | null> {
  const rows = await db
    .select({ status: orders.status, free: orders.result, body: reports.body })
    .from(orders)
    .leftJoin(reports, and(eq(reports.sn, orders.sn), eq(reports.part, part)))
    .where(eq(orders.sn, sn))
    .limit(1);
  const [row] = rows.filter(({ status }) => status !== "erased");
  return (part === "free" ? row?.free : row?.body) ?? null;
}

/** The condition that a row of an order names a body that is kept outside. */
export const namesBodies = (db: Context["db"]) =>
  or(
    like(orders.result, OUTSIDE),
    exists(
      db
        .select({ one: sql`1` })
        .from(reports)
        .where(and(eq(reports.sn, orders.sn), like(reports.body, OUTSIDE))),
    ),
  );

/**
 * Deletes every body of an order that is kept outside, named by a row or not. Throws where no store is bound: what was
 * promised stays to be done until they are gone.
 */
export async function dropBodies(sn: string, { env: { BODIES } }: Pick<Context, "env">): Promise<void> {
  if (BODIES === undefined) throw new Error("bodies are kept outside, and no store is bound");
  for (let more = true; more; ) {
    // What was listed is gone by the next round, so that each begins at the front.
    const { objects, truncated } = await BODIES.list({ prefix: `${sn}/` });
    if (objects.length > 0) await BODIES.delete(objects.map(({ key }) => key));
    more = truncated;
  }
}

/** Deletes bodies that no row names after all. */
export async function dropKept(stored: readonly string[], { env: { BODIES } }: Pick<Context, "env">) {
  const names = stored.flatMap((one) => REFERENCE.exec(one)?.[2] ?? []);
  if (BODIES !== undefined && names.length > 0) await BODIES.delete(names);
}

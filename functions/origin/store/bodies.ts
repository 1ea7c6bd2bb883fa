import { and, eq, exists, like, or, sql } from "drizzle-orm";
import { randomText } from "#functions/contract/values/numbers.ts";
import { say } from "#functions/contract/watch/log.ts";
import type { Bodies } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { putOnDesk } from "#functions/origin/store/desk/items.ts";
import { open, openBytes, sealBytes } from "#functions/origin/store/seal.ts";
import { unpack } from "#functions/origin/store/sealing/pack.ts";
import { bind, HEAVY, partIn, unbind } from "#functions/origin/store/sealing/volume.ts";
import { orders, reports } from "#functions/origin/store/tables/orders.ts";
import { places } from "#functions/origin/store/tables/places.ts";
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

const nameIn = (stored: string): string => REFERENCE.exec(stored)?.[2] ?? "";

/** The id of the key that a body is sealed under, wherever it is. */
export const keyIn = (stored: string): string | undefined =>
  REFERENCE.exec(stored)?.[1] ?? stored.split(".")[0];

/** Whose body it is, which part of it, and the place that it is sealed for where it is kept by itself. */
interface Body {
  sn: string;
  /** Of a report; `free`: what was shown for nothing, which stands in the order's row. */
  part: string;
  place: string;
}

/** A name in the store: whose it is, the part that it is, or that it is a volume; then what tells it from any other. */
const VOLUME = "volume";
const kindIn = (name: string) => name.split("/")[1];

/** What a body outside is sealed for: a volume for its order, a part by itself for its row. */
const placeOf = (name: string, { sn, place }: Body) => (kindIn(name) === VOLUME ? places.volume(sn) : place);

/**
 * Seals parts bound in one volume and keeps it outside, before a row names it: answers what stands in the row of each. Bytes
 * that nothing ever writes over. One that is too heavy however it is packed is kept all the same, and told of in the log.
 */
export async function keepVolume(
  parts: Readonly<Record<string, unknown>>,
  sn: string,
  { env }: Pick<Context, "env">,
): Promise<string> {
  const volume = bind(parts);
  const kB = Math.ceil(volume.length / 1000);
  if (volume.length > HEAVY) say({ at: "origin", call: "bodies.heavy", fault: `${kB} kB` }, "warn");
  return keepBytes(volume, `${sn}/${VOLUME}`, places.volume(sn), env);
}

function storeIn({ BODIES }: Context["env"]): Bodies {
  if (BODIES === undefined) throw new Error("bodies are kept outside, and no store is bound");
  return BODIES;
}

async function keepBytes(
  plain: Parameters<typeof sealBytes>[0],
  folder: string,
  place: string,
  env: Context["env"],
): Promise<string> {
  const { keyId, bytes } = await sealBytes(plain, place, env.DATA_KEYS);
  const name = `${folder}/${randomText(10)}`;
  await storeIn(env).put(name, bytes);
  return `r2:${keyId}.${name}`;
}

/** A body as it was kept; where it is missing or altered the desk is told, and whoever asked. */
export const openBody = (stored: string, body: Body, context: Context): Promise<unknown> =>
  isOutside(stored)
    ? orTold(stored, body, context, (one) => readPart(one, body, context))
    : open(stored, body.place, context.env.DATA_KEYS);

/** Whatever is read of a body outside. A row that names another one by now, or none, was only read too early: nothing is lost. */
async function orTold<T>(
  stored: string,
  body: Body,
  context: Context,
  read: (stored: string) => Promise<T>,
): Promise<T> {
  storeIn(context.env);
  try {
    return await read(stored);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const now = await namedNow(body, context);
    if (now === null) throw new Failure("ERASED");
    if (now !== stored) return orTold(now, body, context, read);
    say({ at: "origin", call: "bodies.lost", fault: faultText(error) });
    const { sn } = body;
    await putOnDesk({ kind: "lost", ref: sn, sn, words: LOST_AT_DESK }, context, "opens");
    throw new Failure("STATE_CONFLICT", {}, LOST);
  }
}

/** A part out of its volume; before there were volumes, each was kept by itself and gzipped. */
async function readPart(stored: string, body: Body, context: Context): Promise<unknown> {
  const name = nameIn(stored);
  if (kindIn(name) !== VOLUME) return unpack(await plainOf(stored, body, context));
  const { sn, part } = body;
  if (context.opened?.sn !== sn) context.opened = { sn, volumes: new Map() };
  const { volumes } = context.opened;
  const volume = volumes.get(name) ?? plainOf(stored, body, context).then(unbind);
  volumes.set(name, volume);
  return partIn(await volume, part);
}

/** The bytes of a body outside, unsealed. */
async function plainOf(stored: string, body: Body, { env }: Context): Promise<ArrayBuffer> {
  const name = nameIn(stored);
  const found = await storeIn(env)
    .get(name)
    .catch((error: unknown) => {
      say({ at: "origin", call: "bodies.get", fault: faultText(error) });
      throw new Failure("UNAVAILABLE", { retryAfter: 10 });
    });
  if (found === null) throw new Error("a body is missing");
  const bytes = new Uint8Array(await found.arrayBuffer());
  return openBytes({ keyId: keyIn(stored) ?? "", bytes }, placeOf(name, body), env.DATA_KEYS);
}

/** Seals a body outside anew under the newest key: every row that named the old one names the new one, and the old one goes. */
export async function renewBody(old: string, body: Body, context: Context): Promise<void> {
  const { db, env } = context;
  const { sn } = body;
  const name = nameIn(old);
  const plain = await orTold(old, body, context, (one) => plainOf(one, body, context));
  const folder = name.slice(0, name.lastIndexOf("/"));
  const fresh = await keepBytes(plain, folder, placeOf(name, body), env);
  const named = await db.batch([
    db
      .update(reports)
      .set({ body: fresh })
      .where(and(eq(reports.sn, sn), eq(reports.body, old)))
      .returning({ sn: reports.sn }),
    db
      .update(orders)
      .set({ result: fresh })
      .where(and(eq(orders.sn, sn), eq(orders.result, old)))
      .returning({ sn: orders.sn }),
  ]);
  await dropKept([named.flat().length > 0 ? old : fresh], context);
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
export async function dropBodies(sn: string, { env }: Pick<Context, "env">): Promise<void> {
  const store = storeIn(env);
  for (let more = true; more; ) {
    // What was listed is gone by the next round, so that each begins at the front.
    const { objects, truncated } = await store.list({ prefix: `${sn}/` });
    if (objects.length > 0) await store.delete(objects.map(({ key }) => key));
    more = truncated;
  }
}

/** Deletes bodies that no row names after all. */
export async function dropKept(stored: readonly string[], { env: { BODIES } }: Pick<Context, "env">) {
  const names = [...new Set(stored.flatMap((one) => REFERENCE.exec(one)?.[2] ?? []))];
  if (BODIES !== undefined && names.length > 0) await BODIES.delete(names);
}

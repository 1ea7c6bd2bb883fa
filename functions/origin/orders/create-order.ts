import { and, eq } from "drizzle-orm";
import type { OfferName } from "#functions/contract/settings.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { Failure } from "../failure.ts";
import { currentOffers } from "../site-info/current-offers.ts";
import { keyedHash, seal } from "../store/seal.ts";
import { orders } from "../store/tables.ts";
import type { Visit } from "../visit.ts";
import { expiryOf, type Keep } from "./retention.ts";
import { newSn } from "./sn.ts";

/** What an order is made of: the offer, the form's key, what the form said, and how its free face is derived (of its number). */
export interface Wanted {
  offer: OfferName;
  idem: string;
  said: { keep: Keep };
  derive: (sn: string) => Promise<object>;
}

type Created = Pick<typeof orders.$inferSelect, "sn" | "status">;

/** Stores an order with its brief and free face, both sealed; the same form sent twice is one order. */
export async function createOrder({ offer, idem, said, derive }: Wanted, visit: Visit): Promise<Created> {
  const { db, env, now, visitorId } = visit;
  const requestHash = await keyedHash(JSON.stringify(said), env.DATA_KEYS);
  const same = and(
    eq(orders.visitorId, visitorId),
    eq(orders.idem, idem),
    eq(orders.requestHash, requestHash),
  );
  const find = () => db.select({ sn: orders.sn, status: orders.status }).from(orders).where(same).limit(1);
  const [before] = await find();
  if (before !== undefined) return before;

  const sn = newSn();
  const result = await derive(sn);
  const { version, offers } = await currentOffers(visit);
  const { kind, amount, currency } = offers[offer];
  await db
    .insert(orders)
    .values({
      sn,
      kind,
      status: "created",
      visitorId,
      idem,
      requestHash,
      amount,
      currency,
      priceVersion: version,
      brief: await seal(said, sn, env.DATA_KEYS),
      result: await seal(result, sn, env.DATA_KEYS),
      engine: ENGINE_VERSION,
      createdAt: new Date(now).toISOString(),
      expiresAt: expiryOf(said.keep, now),
    })
    .onConflictDoNothing();
  const [stored] = await find();
  if (stored === undefined) throw new Failure("STATE_CONFLICT");
  return stored;
}

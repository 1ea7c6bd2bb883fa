import * as v from "valibot";
import { isoOf } from "#functions/contract/values/time.ts";
import {
  type Fact,
  type ProviderState,
  ProviderTrouble,
} from "#functions/origin/money/providers/provider.ts";

/** A payment intent comes as its id, or whole where it was asked for whole. */
const Intent = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id, latest_charge: null })),
  ),
  v.object({
    id: v.string(),
    latest_charge: v.nullish(
      v.union([
        v.pipe(
          v.string(),
          v.transform(() => null),
        ),
        v.object({ refunded: v.boolean(), created: v.number() }),
      ]),
    ),
  }),
]);

/** Of a Checkout Session, what we go by; money in the currency's smallest unit, times in seconds since 1970. */
const Session = v.object({
  id: v.pipe(v.string(), v.startsWith("cs_")),
  url: v.nullish(v.pipe(v.string(), v.url())),
  status: v.picklist(["open", "complete", "expired"]),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  amount_total: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.toUpperCase()),
  client_reference_id: v.nullish(v.string()),
  payment_intent: v.nullish(Intent),
  created: v.number(),
});
export type Session = v.InferOutput<typeof Session>;

/** A session as Stripe tells of it, in an answer or an event; throws ProviderTrouble where it is none. */
export function sessionOf(said: unknown): Session {
  const session = v.safeParse(Session, said);
  if (!session.success) throw new ProviderTrouble("stripe", 200, "MALFORMED");
  return session.output;
}

/** How a session stands: `payment_status` alone says whether it was paid, whatever its `status`. */
export function stateOf(session: Session, raw: string): ProviderState {
  if (session.payment_status === "unpaid") return { state: session.status === "expired" ? "closed" : "open" };
  if (session.payment_intent?.latest_charge?.refunded) return { state: "refunded" };
  const seconds = session.payment_intent?.latest_charge?.created ?? session.created;
  const transactionId = transactionOf(session);
  return {
    state: "paid",
    fact: factOf(session, { eventId: `query:${transactionId}`, via: "query", seconds, raw }),
  };
}

/** What a paid session says was paid. */
export function factOf(
  session: Session,
  { seconds, ...heard }: Pick<Fact, "eventId" | "via" | "raw"> & { seconds: number },
): Fact {
  return {
    provider: "stripe",
    outTradeNo: session.client_reference_id ?? "",
    transactionId: transactionOf(session),
    amount: session.amount_total,
    currency: session.currency,
    paidAt: isoOf(seconds * 1000),
    ...heard,
  };
}

/** The id of the payment intent, which is what we refund; of the session where nothing had to be paid. */
const transactionOf = ({ payment_intent, id }: Session): string => payment_intent?.id ?? id;

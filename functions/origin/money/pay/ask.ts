import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { APART_MS, DAY_MS, isoOf } from "#functions/contract/values/time.ts";
import { findPayment, type PaymentRow } from "#functions/origin/money/find-payment.ts";
import { type ProviderState, ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { providerOf, type Till } from "#functions/origin/money/till.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { nextAskAfterClose } from "./polling-plan.ts";
import { settle } from "./settle.ts";

/** An open page asks the provider about a payment at most this often. */
const PAGE_ASKS_EVERY_MS = 3000;

/** A payment is closed this long after its end if its provider can't be asked; late notifications count. */
const GIVEN_UP_MS = DAY_MS;

const claiming = fixed(["outTradeNo", "at", "before", "ahead"], ({ outTradeNo, at, before, ahead }, db) =>
  db
    .update(payments)
    .set({ askedAt: at })
    .where(
      and(
        eq(payments.outTradeNo, outTradeNo),
        or(eq(payments.state, "open"), and(eq(payments.state, "closed"), isNotNull(payments.nextAskAt))),
        // One that was asked in the future was so by a clock that has been set back since.
        or(isNull(payments.askedAt), lte(payments.askedAt, before), gt(payments.askedAt, ahead)),
      ),
    )
    .returning({ outTradeNo: payments.outTradeNo }),
);

/** Takes the right to ask now about a payment that may still be paid; of many requests one gets it. */
export async function claimAsk({ outTradeNo }: PaymentRow, { db, now }: Till): Promise<boolean> {
  const [before, ahead] = [isoOf(now - PAGE_ASKS_EVERY_MS), isoOf(now + APART_MS)];
  return (await claiming(db, { outTradeNo, at: isoOf(now), before, ahead })).length > 0;
}

/** Asks the provider how a payment stands, and books what it says. May throw ProviderTrouble. */
export async function ask(payment: PaymentRow, till: Till): Promise<ProviderState["state"]> {
  const standing = await providerOf(payment, till).query(payment);
  if (standing.state === "paid") await settle(standing.fact, till);
  else if (standing.state === "closed" && payment.state === "open") await markClosed(payment, till);
  else await markHeard(payment, till);
  return standing.state;
}

/**
 * Closes a payment at its provider and asks once more, as it may have been paid meanwhile. Answers the state
 * of its row. Until GIVEN_UP_MS after its end throws ProviderTrouble where the provider fails or still lets
 * it be paid.
 */
export async function retire(payment: PaymentRow, till: Till): Promise<PaymentRow["state"]> {
  try {
    await closeAndAsk(payment, till);
  } catch (error) {
    const isDead = Date.parse(payment.expiresAt) + GIVEN_UP_MS <= till.now;
    if (!isDead || !(error instanceof ProviderTrouble)) throw error;
    await markClosed(payment, till);
  }
  return (await findPayment(payment.outTradeNo, till))?.state ?? "closed";
}

async function closeAndAsk(payment: PaymentRow, till: Till): Promise<void> {
  const provider = providerOf(payment, till);
  // The query after a refusal to close tells why: the payment is paid, closed before or unknown.
  const refusal = await provider.close(payment).then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal !== null && !(refusal instanceof ProviderTrouble)) throw refusal;
  const state = await ask(payment, till);
  if (state === "open") throw refusal ?? new ProviderTrouble(provider.name, 0, "STILL_OPEN");
  if (state === "unknown" || state === "refunded") await markClosed(payment, till);
}

const closing = fixed(["outTradeNo", "at", "nextAskAt"], ({ outTradeNo, at, nextAskAt }, db) =>
  db
    .update(payments)
    .set({
      state: "closed",
      heardAt: at,
      asked: 0,
      nextAskAt,
      idem: sql`case when ${payments.action} is null then ${payments.outTradeNo} else ${payments.idem} end`,
    })
    .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, "open"))),
);

/** Closes an open payment in our books. If no cashier was shown for it, its key is free for the next try. */
async function markClosed({ outTradeNo }: PaymentRow, { db, now }: Till): Promise<void> {
  await closing(db, { outTradeNo, at: isoOf(now), nextAskAt: nextAskAfterClose(now, 0) });
}

const hearing = fixed(["outTradeNo", "at"], ({ outTradeNo, at }, db) =>
  db.update(payments).set({ heardAt: at }).where(eq(payments.outTradeNo, outTradeNo)),
);

async function markHeard({ outTradeNo }: PaymentRow, { db, now }: Till): Promise<void> {
  await hearing(db, { outTradeNo, at: isoOf(now) });
}

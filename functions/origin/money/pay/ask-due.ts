import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import type { PaymentRow } from "#functions/origin/money/find-payment.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { CHANNELS } from "#functions/origin/money/providers/channels.ts";
import { type ProviderName, ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import type { Till } from "#functions/origin/money/till.ts";
import { isOpen } from "#functions/origin/store/spread/here.ts";
import { fixed, shaped } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments } from "#functions/origin/store/tables/payments.ts";
import { ask, retire } from "./ask.ts";
import { nextAskAfterClose, nextAskWhileOpen } from "./polling-plan.ts";

const TRY_AGAIN_MS = 2 * MINUTE_MS;
/** Payments of one order asked about in one run: whoever opens many keeps nobody else waiting. */
const PER_ORDER = 3;

/** An open payment of an order that another one has paid (对手): it may still be paid a second time, so it goes first. */
const isRival = sql<number>`(${payments.state} = 'open' and ${orders.paidBy} is not null)`;

/** Payments whose time has come, where there is more than one database, or the one. */
const dueWhere = shaped((isMany: boolean) =>
  fixed(["now", "most"], ({ now }, db) => {
    // Payments of the same order that are due before this one.
    const ahead = sql<number>`(select count(*) from ${payments} as other where other.sn = ${payments.sn}
      and other.state in ('open', 'closed') and other.next_ask_at <= ${now}
      and (other.next_ask_at, other.out_trade_no) < (${payments.nextAskAt}, ${payments.outTradeNo}))`;
    return db
      .select({ payment: payments, paidBy: orders.paidBy, status: orders.status })
      .from(payments)
      .leftJoin(orders, eq(orders.sn, payments.sn))
      .where(
        and(
          inArray(payments.state, ["open", "closed"]),
          isNotNull(payments.nextAskAt),
          lte(payments.nextAskAt, now),
          or(isRival, sql`${ahead} < ${PER_ORDER}`),
          isOpen(payments.sn, { shards: isMany || undefined }),
        ),
      )
      .orderBy(desc(isRival), asc(payments.nextAskAt))
      .limit(sql.placeholder("most"));
  }),
);

/**
 * Asks about at most `most` payments whose time has come: rivals first, then a few of each order. Open ones are asked about by the plan, and closed
 * at their end or once their order is paid by another payment or erased. Closed ones are asked about a few
 * times more, as a notification may be lost. A provider that does not answer is not asked again in this run. True where
 * more may be due.
 */
export async function askDue(till: Till, most = 20): Promise<boolean> {
  const { db, now } = till;
  const due = await dueWhere(till.shards !== undefined)(db, { now: isoOf(now), most });
  const silent = new Set<ProviderName>();
  for (const { payment, paidBy, status } of due) {
    const { provider } = CHANNELS[payment.channel];
    if (!(await claimStep(payment, till))) continue;
    if (silent.has(provider)) {
      await tryAgain(payment, till);
      continue;
    }
    const isOver = paidBy !== null || status === "erased" || payment.expiresAt <= isoOf(now);
    try {
      if (payment.state === "open" && isOver) await retire(payment, till);
      else await ask(payment, till);
    } catch (error) {
      logFault("cron.ask", error);
      if (error instanceof ProviderTrouble && error.status === 0 && error.code !== "NOT_CONFIGURED")
        silent.add(provider);
      await tryAgain(payment, till);
    }
  }
  return due.length === most && silent.size === 0;
}

/** The statement that takes a step of a payment which is as it was read. */
const stepping = fixed(
  ["outTradeNo", "state", "before", "asked", "nextAskAt", "at"],
  ({ outTradeNo, state, before, asked, nextAskAt, at }, db) =>
    db
      .update(payments)
      .set({ asked, nextAskAt, askedAt: at })
      .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, state), eq(payments.asked, before)))
      .returning({ outTradeNo: payments.outTradeNo }),
);

/** Takes a step of the plan, so that two crons don't ask twice, and sets the next. */
async function claimStep(payment: PaymentRow, { db, now }: Till): Promise<boolean> {
  const asked = payment.asked + 1;
  const nextAskAt =
    payment.state === "open"
      ? nextAskWhileOpen(payment.createdAt, payment.expiresAt, asked)
      : nextAskAfterClose(now, asked);
  const { outTradeNo, state, asked: before } = payment;
  const claimed = await stepping(db, { outTradeNo, state, before, asked, nextAskAt, at: isoOf(now) });
  return claimed.length > 0;
}

async function tryAgain(payment: PaymentRow, { db, now }: Till): Promise<void> {
  const { outTradeNo, state, asked } = payment;
  await db
    .update(payments)
    .set({ asked, nextAskAt: isoOf(now + TRY_AGAIN_MS) })
    .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, state)));
}

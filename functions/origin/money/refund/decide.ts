import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { WorkOffParams } from "#functions/contract/desk/desk-queue.ts";
import { faultOfPart } from "#functions/contract/orders/refunds.ts";
import { amountText, fenOf } from "#functions/contract/values/money.ts";
import type { Currency } from "#functions/contract/values/scalars.ts";
import { Failure } from "#functions/origin/failure.ts";
import { sealAnswer } from "#functions/origin/store/desk/answers.ts";
import { logLine } from "#functions/origin/store/desk/log.ts";
import { actOn, closing, findSubject, type Subject } from "#functions/origin/store/desk/subject.ts";
import { fixed } from "#functions/origin/store/statements/fixed.ts";
import { orders } from "#functions/origin/store/tables/orders.ts";
import { payments, refunds } from "#functions/origin/store/tables/payments.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { type Grounds, hasLeft, payBack, refundOrder } from "./ask-back.ts";
import { leftOf } from "./rows.ts";

type Params = Extract<WorkOffParams, { act: "refund" | "refund-part" }>;

const NO_REFUND = "这笔订单现在不能退款：没有付过款，或已经在退。请刷新后再看。";
const WORKED_OFF = "这一件已经处理过了，没有再退一次。请回到待办再看。";

/** What was decided: fen that go back, and whether the order ends. */
interface Decided {
  amount: number;
  ends: boolean;
}
/** Writes down for the family what was decided. */
type Answer = (decided: Decided) => Grounds["answer"];

/**
 * Refunds all that is left of an order's payment, or the part that the operator decided on (退款); after a part
 * the order ends or goes on, as decided. A form sent twice refunds once. Answers the payment to refund now.
 */
export async function decide(
  params: Params,
  subject: Subject,
  answer: Answer,
  clerk: Clerk,
): Promise<string[]> {
  const { sn } = subject;
  const money = await moneyOf(sn, clerk);
  const done = money === null ? [] : [money.paidBy];
  if (await isTaken(params, clerk)) return done;
  if (!subject.isOpen) {
    if (params.idem === undefined) return done;
    throw new Failure("STATE_CONFLICT", {}, WORKED_OFF);
  }
  if (money === null || money.left <= 0) throw new Failure("STATE_CONFLICT", {}, NO_REFUND);
  const { amount, ends } = decisionOf(params, money);
  const said = `退 ${amountText(amount, money.currency)}，订单${ends ? "结束" : "照常"}：${params.reason}`;
  const log = await logLine(actOn("refund", subject, said), clerk);
  const claim = closing(subject, clerk, {
    given: sql`${hasLeft(sn, amount)} and ${isNew(params)}`,
    answer: await sealAnswer(subject, params.answer ?? "", clerk),
  });
  const grounds = { claim, log: log(), answer: answer({ amount, ends }) };
  await payBack(sn, { amount, ends, idem: params.idem }, grounds, clerk);
  if ((await findSubject(subject, clerk)).isOpen) return decide(params, subject, answer, clerk);
  return done;
}

/** Reads the decision: refund at most what is left; refunding all of it ends the order. INVALID_PARAMS. */
function decisionOf(params: Params, { left, currency }: Money): Decided {
  if (params.act === "refund") return { amount: left, ends: true };
  const { after } = params;
  const amount = fenOf(params.amount);
  const fault = faultOfPart(amount, after, { left, currency });
  if (fault !== null) throw new Failure("INVALID_PARAMS", { fields: { amount: fault } });
  return { amount, ends: after === "end" };
}

const isNew = ({ idem }: Params): SQL =>
  sql`not exists (select 1 from refunds where refunds.idem = ${idem ?? null})`;

const takenBy = fixed(["idem"], ({ idem }, db) =>
  db.select({ no: refunds.refundNo }).from(refunds).where(eq(refunds.idem, idem)),
);

/** The same form was sent before. */
async function isTaken({ idem }: Params, { db }: Clerk): Promise<boolean> {
  if (idem === undefined) return false;
  return (await takenBy(db, { idem })).length > 0;
}

/** The payment that paid an order, and what of it may still go back. */
interface Money {
  paidBy: string;
  left: number;
  currency: Currency;
}

const paidFor = fixed(["sn"], ({ sn }, db) =>
  db
    .select({ paidBy: payments.outTradeNo, left: leftOf, currency: orders.currency })
    .from(orders)
    .innerJoin(payments, eq(payments.outTradeNo, orders.paidBy))
    .where(and(eq(orders.sn, sn), isNotNull(orders.paidBy))),
);

/** Null where nothing was paid. */
async function moneyOf(sn: string, { db }: Clerk): Promise<Money | null> {
  const [row] = await paidFor(db, { sn });
  return row ?? null;
}

/** Refunds all that is left of the payment of an order whose report could not be made. */
export async function refundUndelivered(subject: Subject, reason: string, clerk: Clerk): Promise<string[]> {
  const { sn } = subject;
  const log = await logLine(actOn("refund", subject, reason), clerk);
  await refundOrder(sn, clerk, log());
  const [order] = await clerk.db
    .select({ status: orders.status, paidBy: orders.paidBy })
    .from(orders)
    .where(eq(orders.sn, sn));
  if (order?.status !== "refunding" && order?.status !== "refunded")
    throw new Failure("STATE_CONFLICT", {}, NO_REFUND);
  return order.paidBy === null ? [] : [order.paidBy];
}

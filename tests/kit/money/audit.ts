import { beijingDay } from "#functions/contract/values/time.ts";
import { transitions } from "#functions/origin/store/transitions.ts";
import { backOf, type FakeProvider } from "./fake-provider.ts";
import type { Ledger, Row } from "./ledger.ts";
import { endsOf, whatTimeTakes } from "./what-time-takes.ts";

/**
 * Where our books and the providers' differ, or an order has gone a way that there is not; empty where all is well. Time has
 * taken what it was to take until the cron `ended`: without it, nothing yet.
 */
export function audit(ledger: Ledger, providers: readonly FakeProvider[], ended = 0): string[] {
  return [
    ...everyPayment(ledger, providers),
    ...ledger.orders.flatMap((order) => everyOrder(order, ledger, ended)),
    ...everyMove(ledger),
    ...whatTimeTakes(ledger, ended),
    ...everyFigure(ledger),
    ...ledger.outbox
      .filter(({ state }) => state !== "done")
      .map(({ kind, ref }) => `${kind} ${ref} is still to do`),
  ];
}

const sumOf = (refunds: readonly Row[]): number =>
  refunds.reduce((sum, { amount }) => sum + Number(amount), 0);

/** Both books say the same of a payment. */
function everyPayment({ payments, refunds, desk }: Ledger, providers: readonly FakeProvider[]): string[] {
  const booked = new Map(providers.flatMap(({ book }) => [...book]));
  const known = new Set(payments.map(({ out_trade_no }) => out_trade_no));
  const lost = [...booked.keys()].filter((outTradeNo) => !known.has(outTradeNo));
  return [
    ...lost.map((outTradeNo) => `${outTradeNo} is unknown to us`),
    ...payments.flatMap((row) => {
      const paid = booked.get(String(row.out_trade_no))?.paid ?? null;
      const state = paid === null ? "closed" : paid.amount === row.amount ? "paid" : "mismatch";
      const isTold = desk.some(({ kind, ref }) => kind === "wrong-amount" && ref === row.out_trade_no);
      const mine = refunds.filter((refund) => refund.out_trade_no === row.out_trade_no);
      const back = backOf(booked.get(String(row.out_trade_no)));
      const faults: Record<string, boolean> = {
        [`is ${row.state}, the provider says ${state}`]: row.state !== state,
        "has another transaction": row.transaction_id !== (paid?.transactionId ?? null),
        "has another amount": row.paid_amount !== (paid?.amount ?? null),
        "sends back more than came": sumOf(mine) > (paid?.amount ?? 0),
        "has not gone back in both books": back !== sumOf(mine.filter(({ done_at }) => done_at !== null)),
        "is not all back and yet is, or the other way":
          (row.refunded_at !== null) !== (back === paid?.amount),
        "is a wrong amount that nobody is told of": (state === "mismatch") !== isTold,
      };
      return Object.keys(faults).flatMap((fault) => (faults[fault] ? [`${row.out_trade_no} ${fault}`] : []));
    }),
  ];
}

/**
 * Paid once and delivered once, or refunded; whatever else was paid has gone back, and all that was paid after it was
 * erased. What is all back is over.
 */
function everyOrder(order: Row, ledger: Ledger, ended: number): string[] {
  const { sn, status, paid_by } = order;
  const { payments, refunds, moves } = ledger;
  const paid = payments.filter((row) => row.sn === sn && row.state === "paid");
  const kept = paid.filter(({ refunded_at }) => refunded_at === null);
  const ways = moves.filter((move) => move.sn === sn);
  const moved = (to: string) => ways.filter((move) => move.is === to).length;
  const wasUnpaid = ways.some(({ was, is }) => is === "erased" && (was === "created" || was === "closed"));
  const ends = endsOf(order, ledger, ended);
  const isPaid = paid.length > 0 && !wasUnpaid;
  const isDelivered = status === "delivered";
  const faults: Record<string, boolean> = {
    [`is ${status}, not ${ends.join(" or ")}`]: !ends.includes(String(status)),
    "was not paid by one of its payments": isPaid !== paid.some((row) => row.out_trade_no === paid_by),
    [`keeps ${kept.length} payments`]: isDelivered ? kept.length !== 1 : kept.length > 1,
    "has ended, and nothing went back": moved("refunding") > 0 && !refunds.some((row) => row.sn === sn),
    "keeps another payment than its own": kept.some((row) => row.out_trade_no !== paid_by),
    [`was paid ${moved("paid")} times`]: moved("paid") !== (isPaid ? 1 : 0),
    [`was delivered ${moved("delivered")} times`]:
      moved("delivered") > 1 || (isDelivered && moved("delivered") !== 1),
    "was erased twice": moved("erased") > 1,
  };
  return Object.keys(faults).flatMap((fault) => (faults[fault] ? [`${sn} ${fault}`] : []));
}

/** No order has moved but as the table of transitions says. */
function everyMove({ moves }: Ledger): string[] {
  const isLegal = (was: string, is: string) =>
    Object.values(transitions).some((row) =>
      Object.entries(row).some(([from, to]) => from === was && to === is),
    );
  return moves
    .filter(({ was, is }) => !isLegal(was, is))
    .map(({ sn, was, is }) => `${sn} went ${was} → ${is}`);
}

/** What is counted as things happen is what there is when all is added up. */
function everyFigure({ orders, payments, refunds, figures }: Ledger): string[] {
  const byNo = new Map(payments.map((row) => [row.out_trade_no, row]));
  const all = new Map<string, number>();
  const add = (sums: Map<string, number>, what: string, n: unknown) =>
    sums.set(what, (sums.get(what) ?? 0) + Number(n));
  for (const { created_at } of orders) add(all, `${dayOf(created_at)} orders`, 1);
  for (const { state, paid_at, channel, amount } of payments) {
    if (state !== "paid") continue;
    add(all, `${dayOf(paid_at)} ${channel} paid`, 1);
    add(all, `${dayOf(paid_at)} ${channel} income`, amount);
  }
  for (const { done_at, out_trade_no, amount } of refunds) {
    if (done_at === null) continue;
    const channel = byNo.get(out_trade_no ?? null)?.channel;
    add(all, `${dayOf(done_at)} ${channel} refunds`, 1);
    add(all, `${dayOf(done_at)} ${channel} refunded`, amount);
  }
  const counted = new Map<string, number>();
  for (const { day, channel, orders: n, ...sums } of figures) {
    add(counted, `${day} orders`, n);
    for (const what of ["paid", "income", "refunds", "refunded"])
      add(counted, `${day} ${channel} ${what}`, sums[what]);
  }
  return [...new Set([...all.keys(), ...counted.keys()])]
    .filter((what) => (all.get(what) ?? 0) !== (counted.get(what) ?? 0))
    .map((what) => `${what}: counted ${counted.get(what) ?? 0}, there are ${all.get(what) ?? 0}`);
}

/** The day in Beijing of an instant. */
const dayOf = (at: Row[string] | undefined): string => beijingDay(Date.parse(String(at)));

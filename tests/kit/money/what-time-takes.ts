import { DAY_MS } from "#functions/contract/values/time.ts";
import type { Ledger, Row } from "./ledger.ts";

/** Days after which it goes, as families and payers are promised: said here once more, so that a change of the code is seen. */
const DAYS = { refunded: 30, unopened: 3, request: 30, event: 400 } as const;
/** States that the cron erases an order in; what is being paid, paid or sent back it leaves alone. */
const MAY_GO = ["created", "closed", "refunded"];

const isOlder = (at: Row[string] | undefined, days: number, ended: number): boolean =>
  Date.parse(String(at)) < ended - days * DAY_MS;

/** How an order may have ended, `ended` being when the cron came for the last time: paid, refunded, unpaid, or erased since. */
export function endsOf(order: Row, { payments, refunds, moves }: Ledger, ended: number): string[] {
  const { sn, paid_by, expires_at } = order;
  const mine = payments.filter((row) => row.sn === sn);
  const isOver = isOlder(expires_at, 0, ended);
  // A wrong amount keeps its order until somebody has decided, unless it came after the order had gone.
  const isWrong = mine.some(({ state, refunded_at }) => state === "mismatch" && refunded_at === null);
  if (paid_by !== null) {
    if (!moves.some((move) => move.sn === sn && move.is === "refunding")) return ["delivered"];
    const back = refunds.filter((row) => row.out_trade_no === paid_by);
    const isLongBack =
      back.length > 0 &&
      back.every(({ done_at }) => done_at !== null && isOlder(done_at, DAYS.refunded, ended));
    if (!isOver || !isLongBack) return ["refunded"];
    return isWrong ? ["refunded", "erased"] : ["erased"];
  }
  const unpaid = mine.length === 0 ? "created" : "closed";
  if (!isOver) return [unpaid];
  return isWrong ? [unpaid, "erased"] : ["erased"];
}

/** Erasure and forgetting have taken what they were to take (到期删除), and nothing else. */
export function whatTimeTakes(ledger: Ledger, ended: number): string[] {
  const { orders, payments, events, moves } = ledger;
  const faults: (readonly [string, boolean])[] = [
    ...moves
      .filter(({ is }) => is === "erased")
      .flatMap(({ sn, was, wrong }) => [
        [`${sn} was erased while it was ${was}`, !MAY_GO.includes(was)] as const,
        [`${sn} was erased with a wrong amount to decide on`, wrong > 0] as const,
      ]),
    ...orders.flatMap(({ sn, status, brief, result, created_at }) => {
      const isErased = status === "erased";
      const isUnopened =
        (status === "created" || status === "closed") && isOlder(created_at, DAYS.unopened, ended);
      return [
        [`${sn} is ${status}, its brief ${brief === null ? "gone" : "there"}`, isErased !== (brief === null)],
        [
          `${sn} is ${status}, its result ${result === null ? "gone" : "there"}`,
          (isErased || isUnopened) !== (result === null),
        ],
      ] as const;
    }),
    ...payments.flatMap(({ out_trade_no, state, request, action, created_at }) => {
      const isForgotten = state !== "open" && isOlder(created_at, DAYS.request, ended);
      return [
        [`${out_trade_no} names its payer for too long, or too short`, isForgotten !== (request === "")],
        [`${out_trade_no} keeps its cashier`, isForgotten && action !== null],
      ] as const;
    }),
    ...events.map(
      ({ event_id, raw, created_at }) =>
        [
          `${event_id} is kept for too long, or too short`,
          isOlder(created_at, DAYS.event, ended) !== (raw === ""),
        ] as const,
    ),
  ];
  return faults.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

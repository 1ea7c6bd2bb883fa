import { ASKED_KINDS } from "#app/kit/page/asked-words.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import type { AskedInWords } from "#functions/contract/orders/asked.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { CHANNELS } from "./order-words.ts";

/** One line of what happened to an order, and when. */
interface Moment {
  at: string;
  text: string;
  /** A number that a payer or a provider may name. */
  number: string | null;
  sum: string;
  /** What was written, by the family or to it. */
  words: string | null;
}

const money = { words: null } as const;

/** What happened to an order (经过), the first first: its money, and what was asked and answered. */
export function momentsOf(order: DeskOrder): Moment[] {
  const first = { ...money, at: order.createdAt, text: "下单", number: null, sum: "" } as const;
  // A provider tells whole seconds: within one, what is paid for began before.
  const second = ({ at }: Moment) => at.slice(0, 19);
  return [first, ...moneyOf(order), ...(order.asked ?? []).toReversed().flatMap(saidOf)].sort((one, other) =>
    second(one).localeCompare(second(other)),
  );
}

function moneyOf({ payments, refunds, currency }: DeskOrder): Moment[] {
  const sumOf = (fen: number) => amountText(fen, currency);
  const begun = payments.map((one) => ({
    ...money,
    at: one.createdAt,
    text: `${CHANNELS[one.channel]}付款开始`,
    number: one.outTradeNo,
    sum: sumOf(one.amount),
  }));
  const paid = payments.flatMap((one) =>
    one.paidAt === null
      ? []
      : [
          {
            ...money,
            at: one.paidAt,
            text: one.state === "mismatch" ? "到账，金额不符" : "到账，核对一致",
            number: one.transactionId,
            sum: `+${sumOf(one.paidAmount ?? one.amount)}`,
          },
        ],
  );
  const back = refunds.flatMap(({ createdAt: at, doneAt, refundNo, amount }) => [
    {
      ...money,
      at,
      text: doneAt === null ? "开始退款，还没有到账" : "开始退款",
      number: refundNo,
      sum: `−${sumOf(amount)}`,
    },
    ...(doneAt === null ? [] : [{ ...money, at: doneAt, text: "退款已到付款人", number: null, sum: "" }]),
  ]);
  return [...begun, ...paid, ...back];
}

/** What a family asked for, and what it was answered. */
function saidOf({ kind, since, text, answer, answeredAt }: AskedInWords): Moment[] {
  const none = { number: null, sum: "" };
  const asked = {
    ...{ ...none, at: since },
    text: `家长${ASKED_KINDS[kind].asks}`,
    words: text === "" ? null : text,
  };
  if (answeredAt === null) return [asked];
  return [asked, { ...none, at: answeredAt, text: "答复家长", words: answer }];
}

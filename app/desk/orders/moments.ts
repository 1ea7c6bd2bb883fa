import { ASKED_KINDS } from "#app/kit/page/asked-words.ts";
import { draftTitle } from "#app/products/expert/progress/stage-words.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { replyTo } from "#functions/contract/orders/asked.ts";
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
  /** Who did it, where somebody at the desk has. */
  who?: string | undefined;
}

const money = { words: null } as const;
const plain = { number: null, sum: "", words: null } as const;

/** What happened to an order (经过), the first first: its money, what was delivered, and what was asked and answered. */
export function momentsOf(order: DeskOrder): Moment[] {
  const first = { ...plain, at: order.createdAt, text: "下单" };
  // A provider tells whole seconds: within one, what is paid for began before.
  const second = ({ at }: Moment) => at.slice(0, 19);
  return [first, ...moneyOf(order), ...deliveriesOf(order), ...wordsOf(order)].sort((one, other) =>
    second(one).localeCompare(second(other)),
  );
}

const whoDid = ({ acts }: DeskOrder, at: string): string | undefined =>
  acts.find((act) => act.at === at)?.who;

/** What was handed over: a report at once, expert work manuscript by manuscript. */
function deliveriesOf({ deliveredAt, names, expert }: DeskOrder): Moment[] {
  const report = names.length === 0 ? "交付报告" : `交付 ${names.length} 个名字`;
  const entries = expert?.entries ?? [];
  return [
    ...(deliveredAt === null ? [] : [{ ...plain, at: deliveredAt, text: report }]),
    ...entries.flatMap(({ at, manuscript }, nth) =>
      manuscript === null ? [] : [{ ...plain, at, text: `交${draftTitle(entries.slice(0, nth + 1))}` }],
    ),
  ];
}

function moneyOf(order: DeskOrder): Moment[] {
  const { payments, refunds, currency } = order;
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
      who: whoDid(order, at),
    },
    ...(doneAt === null ? [] : [{ ...money, at: doneAt, text: "退款已到付款人", number: null, sum: "" }]),
  ]);
  return [...begun, ...paid, ...back];
}

/** What a family asked for, what it was asked back, and what it was answered. */
function wordsOf(order: DeskOrder): Moment[] {
  const all = order.asked ?? [];
  const replies = new Set(all.map((one) => replyTo(one, all)));
  const told = (at: string | null, text: string, words: string | null): Moment[] =>
    at === null ? [] : [{ ...plain, at, text, words, who: whoDid(order, at) }];
  return all.toReversed().flatMap((one) => {
    const text = `家长${replies.has(one) ? "回复" : ASKED_KINDS[one.kind].asks}`;
    return [
      {
        ...plain,
        at: one.since,
        text,
        words: one.text === "" ? null : one.text,
        who: whoDid(order, one.since),
      },
      ...told(one.questionAt, "问家长", one.question),
      ...told(one.answeredAt, "答复家长", one.answer),
    ];
  });
}

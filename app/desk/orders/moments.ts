import * as v from "valibot";
import { itemKindText } from "#app/desk/frame/item-kinds.ts";
import { VERBS } from "#app/desk/frame/verbs.ts";
import { ASKED_KINDS } from "#app/kit/page/asked-words.ts";
import { draftTitle } from "#app/products/expert/progress/stage-words.ts";
import { toldOf } from "#app/products/expert/progress/talk.tsx";
import { DeskVerb } from "#functions/contract/desk/desk.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { DeskItemKind } from "#functions/contract/desk/desk-queue.ts";
import { replyTo } from "#functions/contract/orders/asked.ts";
import type { ExpertEntry, Manuscript, RgOrder } from "#functions/contract/products/expert.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { CHANNELS } from "./order-words.ts";

/** One line of what happened to an order, and when. */
interface Moment {
  at: string;
  text: string;
  /** A number that a payer or a provider may name. */
  number: readonly [what: string, value: string] | null;
  sum: string;
  /** What was written, by the family or to it. */
  words: string | null;
  /** Who did it, where somebody at the desk has, and why. */
  who?: string | undefined;
  reason?: string | null | undefined;
  /** What the act was about (什么事): the item that it was done to. */
  about?: string;
  /** A manuscript that a later one has replaced. */
  earlier?: Manuscript;
}

/** What of an order is told in its line of time. */
export type Past = Pick<
  DeskOrder,
  "acts" | "asked" | "createdAt" | "currency" | "deliveredAt" | "names" | "payments" | "refunds"
> & { expert: Pick<RgOrder, "entries"> | null };

const money = { words: null } as const;
const plain = { number: null, sum: "", words: null } as const;

/**
 * All that happened to an order (经过), the first first, and each thing once: its money, what was delivered and said, what was asked and
 * answered, and what else was done of it at the desk.
 */
export function momentsOf(order: Past): Moment[] {
  const first = { ...plain, at: order.createdAt, text: "下单" };
  // A provider tells whole seconds: within one, what is paid for began before.
  const second = ({ at }: Moment) => at.slice(0, 19);
  const told = [first, ...moneyOf(order), ...deliveriesOf(order), ...wordsOf(order)];
  const known = new Set(told.map(({ at }) => at));
  return [...told, ...talkOf(order, known), ...actsOf(order, known)].sort((one, other) =>
    second(one).localeCompare(second(other)),
  );
}

const actAt = ({ acts }: Past, at: string) => acts.find((act) => act.at === at);

/** The mark of an act: the kind of the item that it was done to. */
const aboutOf = (act: Past["acts"][number] | undefined): Pick<Moment, "about"> => {
  const [kind] = (act?.subject ?? "").split(" ");
  return v.is(DeskItemKind, kind) ? { about: itemKindText({ kind, acts: [] }) } : {};
};

/** What was handed over: a report at once, expert work manuscript by manuscript. */
function deliveriesOf({ deliveredAt, names, expert }: Past): Moment[] {
  const report = names.length === 0 ? "交付报告" : `交付 ${names.length} 个名字`;
  const entries = expert?.entries ?? [];
  const newest = entries.findLast(({ manuscript }) => manuscript !== null);
  return [
    ...(deliveredAt === null ? [] : [{ ...plain, at: deliveredAt, text: report }]),
    ...entries.flatMap((entry, nth) => {
      const { at, manuscript } = entry;
      if (manuscript === null) return [];
      const moment = { ...plain, at, text: `交${draftTitle(entries.slice(0, nth + 1))}` };
      return [entry === newest ? moment : { ...moment, earlier: manuscript }];
    }),
  ];
}

function moneyOf(order: Past): Moment[] {
  const { payments, refunds, currency } = order;
  const sumOf = (fen: number) => amountText(fen, currency);
  const begun = payments.map((one) => ({
    ...money,
    at: one.createdAt,
    text: `${CHANNELS[one.channel]}付款开始`,
    number: ["商户单号", one.outTradeNo] as const,
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
            number: one.transactionId === null ? null : (["交易单号", one.transactionId] as const),
            sum: `+${sumOf(one.paidAmount ?? one.amount)}`,
          },
        ],
  );
  const back = refunds.flatMap(({ createdAt: at, doneAt, refundNo, amount }) => [
    {
      ...money,
      at,
      text: doneAt === null ? "开始退款，还没有到账" : "开始退款",
      number: ["退款单号", refundNo] as const,
      sum: `−${sumOf(amount)}`,
      who: actAt(order, at)?.who,
      reason: actAt(order, at)?.reason,
      ...aboutOf(actAt(order, at)),
    },
    ...(doneAt === null
      ? []
      : [{ ...money, at: doneAt, text: `退的 ${sumOf(amount)}已到付款人`, number: null, sum: "" }]),
  ]);
  return [...begun, ...paid, ...back];
}

/** What a family asked for, what it was asked back, and what it was answered. */
function wordsOf(order: Past): Moment[] {
  const all = order.asked ?? [];
  const replies = new Set(all.map((one) => replyTo(one, all)));
  const told = (at: string | null, text: string, words: string | null): Moment[] => {
    if (at === null) return [];
    const act = actAt(order, at);
    return [{ ...plain, at, text, words, who: act?.who, ...aboutOf(act) }];
  };
  return all.toReversed().flatMap((one) => {
    const text = `家长${replies.has(one) ? "回复" : ASKED_KINDS[one.kind].asks}`;
    return [
      ...told(one.since, text, one.text === "" ? null : one.text),
      ...told(one.questionAt, "问家长", one.question),
      ...told(one.answeredAt, "答复家长", one.answer),
    ];
  });
}

const SIDES: Readonly<Record<ExpertEntry["who"], string>> = { family: "家长", expert: "起名人", system: "" };

/**
 * What was said of expert work, and how it went on. Its payment and its manuscripts have lines already, and so has whatever was
 * written down at the same moment: a wish for money, and the answer to it.
 */
function talkOf({ expert, currency }: Past, known: ReadonlySet<string>): Moment[] {
  return (expert?.entries ?? []).flatMap((entry) => {
    const { at, who, kind, text, stage, manuscript } = entry;
    if (manuscript !== null || stage === "paid" || known.has(at)) return [];
    const did =
      kind === "message"
        ? "留言"
        : kind === "answer"
          ? `答复家长，${entry.refund === null ? "这次没有退款" : toldOf(entry, currency)}`
          : toldOf(entry, currency);
    // Stages without words of their own are told by what led to them.
    if (did === "") return [];
    const side = kind === "stage" || kind === "answer" ? "" : SIDES[who];
    return [
      { ...plain, at, text: `${side}${did.replace(/[。：]$/u, "")}`, words: text === "" ? null : text },
    ];
  });
}

/** What else was done at the desk, such as closing an item: what has a line of its own stands there. */
const actsOf = ({ acts }: Past, known: ReadonlySet<string>): Moment[] =>
  acts.flatMap((act) => {
    const { at, who, verb, reason } = act;
    if (!v.is(DeskVerb, verb) || known.has(at)) return [];
    return [{ ...plain, at, text: VERBS[verb], who, reason, ...aboutOf(act) }];
  });

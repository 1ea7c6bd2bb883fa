import type { Channel } from "#functions/contract/orders/payments.ts";
import {
  type Fact,
  type Provider,
  type ProviderName,
  type ProviderState,
  ProviderTrouble,
} from "#functions/origin/money/providers/provider.ts";

/** One payment in the provider's own book. */
export interface Booked {
  outTradeNo: string;
  sn: string;
  prepared: string;
  channel: Channel;
  amount: number;
  /** What was paid, by which transaction; null before. */
  paid: { amount: number; transactionId: string } | null;
  closed: boolean;
  /** What went back, by the number of each refund. */
  refunds: Map<string, number>;
}

/** All that went back of a payment. */
export const backOf = (booked: Booked | undefined): number =>
  [...(booked?.refunds.values() ?? [])].reduce((sum, amount) => sum + amount, 0);

/** What the next call comes to: it never arrives, or it is done and the answer is lost. */
export type Trouble = "before" | "after";

/** A provider whose book is in memory: it stands behind the Provider interface, where the schedules need no wire. */
export class FakeProvider implements Provider {
  readonly book = new Map<string, Booked>();
  private readonly bySn = new Map<string, Booked[]>();
  readonly acknowledgement = { status: 200, body: "ok", contentType: "text/plain" };
  /** How often each method was called. */
  readonly calls = { start: 0, query: 0, close: 0, refund: 0 };
  troubles: Trouble[] = [];
  readonly name: ProviderName;
  readonly channels: readonly Channel[];

  constructor(name: ProviderName, channels: readonly Channel[]) {
    this.name = name;
    this.channels = channels;
  }

  async prepare({ outTradeNo, sn, channel, amount, clientIp, openid }: Parameters<Provider["prepare"]>[0]) {
    return JSON.stringify({ outTradeNo, sn, channel, amount, clientIp, openid });
  }

  async start(prepared: string, { outTradeNo, channel }: Parameters<Provider["start"]>[1]) {
    this.calls.start++;
    return this.answer(() => {
      const before = this.book.get(outTradeNo);
      if (before !== undefined && before.prepared !== prepared) throw this.trouble(400, "PARAM_ERROR");
      if (before?.paid || before?.closed) throw this.trouble(400, "ORDER_CLOSED");
      const { amount, sn } = JSON.parse(prepared);
      const fresh = {
        outTradeNo,
        sn,
        prepared,
        channel,
        amount,
        paid: null,
        closed: false,
        refunds: new Map<string, number>(),
      };
      if (before === undefined) this.enter(fresh);
      const action = { kind: "redirect" as const, url: `https://cashier.example/${outTradeNo}` };
      return { action, reference: null };
    });
  }

  async query({ outTradeNo }: { outTradeNo: string }): Promise<ProviderState> {
    this.calls.query++;
    return this.answer(() => {
      const booked = this.book.get(outTradeNo);
      if (booked === undefined) return { state: "unknown" };
      if (booked.paid !== null && backOf(booked) >= booked.paid.amount) return { state: "refunded" };
      if (booked.paid !== null) return { state: "paid", fact: this.factOf(outTradeNo, "query") };
      return { state: booked.closed ? "closed" : "open" };
    });
  }

  async close({ outTradeNo }: { outTradeNo: string }): Promise<void> {
    this.calls.close++;
    return this.answer(() => {
      const booked = this.book.get(outTradeNo);
      if (booked?.paid) throw this.trouble(400, "ORDER_PAID");
      if (booked !== undefined) booked.closed = true;
    });
  }

  async refund({ outTradeNo, outRefundNo, transactionId, total, amount }: Parameters<Provider["refund"]>[0]) {
    this.calls.refund++;
    return this.answer((): "done" => {
      const booked = this.book.get(outTradeNo);
      if (booked?.paid?.transactionId !== transactionId || booked.paid.amount !== total) {
        throw this.trouble(400, "PARAM_ERROR");
      }
      const before = booked.refunds.get(outRefundNo);
      if (before !== undefined && before !== amount) throw this.trouble(400, "PARAM_ERROR");
      if (before === undefined && backOf(booked) + amount > total) throw this.trouble(400, "NOT_ENOUGH");
      booked.refunds.set(outRefundNo, amount);
      return "done";
    });
  }

  /** The payments of an order, the oldest first. */
  bookedFor(sn: string): readonly Booked[] {
    return this.bySn.get(sn) ?? [];
  }

  private enter(fresh: Booked): void {
    this.book.set(fresh.outTradeNo, fresh);
    this.bySn.set(fresh.sn, [...this.bookedFor(fresh.sn), fresh]);
  }

  readNotification(): Promise<never> {
    throw new Error("the fake provider sends facts");
  }

  /** Somebody pays at the cashier; a closed payment too, for a close may come too late. */
  pay(outTradeNo: string, amount?: number): void {
    const booked = this.book.get(outTradeNo);
    if (booked === undefined || booked.paid !== null) return;
    booked.paid = { amount: amount ?? booked.amount, transactionId: `TX${outTradeNo}` };
  }

  /** The word that would be sent about a payment. */
  factOf(outTradeNo: string, via: Fact["via"]): Fact {
    const paid = this.book.get(outTradeNo)?.paid;
    if (!paid) throw new Error("not paid");
    const { amount, transactionId } = paid;
    return {
      provider: this.name,
      eventId: via === "query" ? `query:${transactionId}` : `event:${transactionId}`,
      outTradeNo,
      transactionId,
      amount,
      currency: "CNY",
      paidAt: "2026-11-21T08:00:00.000Z",
      via,
      raw: "{}",
    };
  }

  private trouble(status: number, code: string) {
    return new ProviderTrouble(this.name, status, code);
  }

  private async answer<T>(work: () => T): Promise<T> {
    const trouble = this.troubles.shift();
    if (trouble === "before") throw this.trouble(0, "UNREACHABLE");
    const done = work();
    if (trouble === "after") throw this.trouble(0, "TIMEOUT");
    return done;
  }
}

import type { SandboxConfig } from "#functions/sandbox/config.ts";
import type { Book, Delivery, Payment, ProviderName, Twist } from "./book.ts";

/** A notification as it is sent. */
interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How a provider notifies. */
export interface Notifier {
  /** Milliseconds from each try to the next. */
  ladder: readonly number[];
  compose(config: SandboxConfig, payment: Payment, delivery: Delivery): Message;
  /** Has the receiver taken it? */
  isTaken(status: number, body: string): boolean;
}

export type Notifiers = Readonly<Record<ProviderName, Notifier>>;

/** Milliseconds; a receiver that takes longer has not taken the notification. */
const PATIENCE = 5_000;

interface Due {
  payment: Payment;
  delivery: Delivery;
}

const inState = (book: Book, state: Delivery["state"]): Due[] =>
  book
    .all()
    .flatMap((payment) =>
      payment.deliveries
        .filter((delivery) => delivery.state === state)
        .map((delivery) => ({ payment, delivery })),
    );

/** When the next notification is due; null where none waits. */
export function nextDue(book: Book): number | null {
  const times = inState(book, "due").map(({ delivery }) => delivery.due);
  return times.length === 0 ? null : Math.min(...times);
}

/** Sends one notification and notes in its state what comes of it: taken, again later, or given up. */
export async function sendOne(
  { payment, delivery }: Due,
  notifiers: Notifiers,
  config: SandboxConfig,
  book: Book,
): Promise<{ status: number; body: string }> {
  const notifier = notifiers[payment.provider];
  delivery.state = "sending";
  const heard = await post(notifier.compose(config, payment, delivery));
  const pause = notifier.ladder[delivery.tries];
  delivery.tries++;
  delivery.heard = heard.status;
  if (delivery.twist !== null || notifier.isTaken(heard.status, heard.body)) delivery.state = "done";
  else if (pause === undefined) delivery.state = "given-up";
  else Object.assign(delivery, { state: "due", due: Date.now() + pause });
  book.save(payment);
  return heard;
}

async function post({ url, headers, body }: Message): Promise<{ status: number; body: string }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: "" };
  }
}

/** Sends everything that is due now, the earliest first. */
export async function deliverDue(notifiers: Notifiers, config: SandboxConfig, book: Book): Promise<void> {
  const due = inState(book, "due").filter(({ delivery }) => delivery.due <= Date.now());
  due.sort((one, other) => one.delivery.due - other.delivery.due);
  for (const one of due) if (one.delivery.state === "due") await sendOne(one, notifiers, config, book);
}

/** Releases held notifications, in the order of their payments or (`reverse`) against it. */
export function release(book: Book, outTradeNo: string | null, reverse: boolean): void {
  const held = inState(book, "held").filter(
    ({ payment }) => outTradeNo === null || payment.outTradeNo === outTradeNo,
  );
  if (reverse) held.reverse();
  const now = Date.now();
  held.forEach(({ payment, delivery }, place) => {
    Object.assign(delivery, { state: "due", due: now - held.length + place });
    book.save(payment);
  });
}

/**
 * The virtual clock: `ms` pass for what is on the book (lifetimes, the retry ladder), not for the world; the
 * notifications that fall due on the way are sent at their turn.
 */
export async function advance(
  ms: number,
  notifiers: Notifiers,
  config: SandboxConfig,
  book: Book,
): Promise<void> {
  let left = ms;
  for (;;) {
    const next = nextDue(book);
    const step = next === null ? left : Math.min(left, Math.max(0, next - Date.now()));
    age(book, step);
    left -= step;
    await deliverDue(notifiers, config, book);
    if (left <= 0) return;
  }
}

function age(book: Book, ms: number): void {
  if (ms === 0) return;
  for (const payment of book.all()) {
    payment.expiresAt -= ms;
    payment.linkExpiresAt -= ms;
    for (const delivery of payment.deliveries) delivery.due -= ms;
    book.save(payment);
  }
}

/** The amount in a notification: one fen too much under the twist `wrong-amount`. */
export const toldAmount = (amount: number, twist: Twist | null): number =>
  twist === "wrong-amount" ? amount + 1 : amount;

/** The number of the payment in a notification: one that no payment has under the twist `unknown-order`. */
export const toldNumber = (outTradeNo: string, twist: Twist | null): string =>
  twist === "unknown-order" ? "SANDBOX0000NOBODY0000" : outTradeNo;

/** What a fault does to an answer of a provider. */
export const HOWS = ["429", "500", "502", "hang", "html", "unsigned", "bad-signature", "stale"] as const;
type How = (typeof HOWS)[number];

/** A fault in wait: the next `times` calls of `on` («wechat.create», «wechat», «any») are spoiled. */
export interface Fault {
  on: string;
  /** `before`: the call is not carried out; `after`: it is carried out, and its answer is spoiled. */
  when: "before" | "after";
  how: How;
  times: number;
  /** How long a `hang` lasts, milliseconds. */
  ms: number;
}

/** The settings made by the control, and the faults that wait. */
export interface Switches {
  /** Token calls answer 40164: the caller's address is not on the list (IP 白名单). */
  addressRefused: boolean;
  /** What a payer does with WeChat's sheet; `ok-unpaid`: it says ok though nothing was paid. */
  sheet: "pay" | "cancel" | "fail" | "ok-unpaid";
  /** What becomes of notifications. */
  notices: "send" | "hold" | "drop";
  /** Refunds stay pending until they are finished by hand. */
  refundsWait: boolean;
  faults: Fault[];
}

export const calm = (): Switches => ({
  addressRefused: false,
  sheet: "pay",
  notices: "send",
  refundsWait: false,
  faults: [],
});

/** The fault that waits for this call, if any; takes one off its `times`. */
export function meetFault(switches: Switches, call: string): Fault | undefined {
  const [provider] = call.split(".");
  const found = switches.faults.find(({ on }) => on === call || on === provider || on === "any");
  if (found === undefined) return undefined;
  found.times--;
  switches.faults = switches.faults.filter(({ times }) => times > 0);
  return found;
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

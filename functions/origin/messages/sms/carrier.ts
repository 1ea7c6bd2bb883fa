/** Whoever carries a message to a mobile (短信通道). */
export interface Carrier {
  name: "aliyun" | "tencent" | "outbox";
  /** Sends the code to an E.164 number by the operator's approved template; throws CarrierTrouble. */
  send(mobile: string, code: string): Promise<void>;
  /** Tells a mobile that something is ready, by a template without variables; null where the operator has none. */
  tell: ((mobile: string) => Promise<void>) | null;
}

/** Thrown where a carrier did not take a message; holds the carrier's code, never its text. */
export class CarrierTrouble extends Error {
  override readonly name = "CarrierTrouble";

  readonly code: string;

  constructor(carrier: string, code: string) {
    super(`${carrier}: ${code}`);
    this.code = code;
  }
}

/** The code where a carrier did not answer: nobody knows whether it took the message. */
export const UNREACHABLE = "UNREACHABLE";
/** The codes by which a carrier says that whoever has this number wants no messages (退订). */
export const REFUSED: ReadonlySet<string> = new Set([
  "MOBILE_IN_BLACK",
  "FailedOperation.PhoneNumberInBlacklist",
]);

/** Milliseconds that a carrier may take. */
export const CARRIER_MS = 6000;

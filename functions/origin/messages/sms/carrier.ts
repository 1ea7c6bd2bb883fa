/** Whoever carries a message to a mobile (短信通道). */
export interface Carrier {
  name: "aliyun" | "tencent" | "outbox";
  /** Sends the code to an E.164 number by the operator's approved template; throws CarrierTrouble. */
  send(mobile: string, code: string): Promise<void>;
}

/** Thrown where a carrier did not take a message; holds the carrier's code, never its text. */
export class CarrierTrouble extends Error {
  override readonly name = "CarrierTrouble";

  constructor(carrier: string, code: string) {
    super(`${carrier}: ${code}`);
  }
}

/** Milliseconds that a carrier may take. */
export const CARRIER_MS = 6000;

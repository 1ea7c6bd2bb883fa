import type { Book } from "./book.ts";
import type { SandboxConfig } from "./config.ts";
import type { Switches } from "./faults.ts";

/** What every part of the sandbox works with. */
export interface Context {
  config: SandboxConfig;
  book: Book;
  switches: Switches;
  /** The sandbox's own address, as the caller wrote it. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Goes on with this when the answer has been sent. */
  later(work: Promise<unknown>): void;
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Codes of OAuth and tokens that were given out; gone with the process. */
  granted: Granted;
}

/** What lasts for a while only: OAuth codes, access tokens, and Stripe's idempotent answers. */
export interface Granted {
  codes: Map<string, { openid: string; expiresAt: number; isUsed: boolean }>;
  tokens: Map<string, { expiresAt: number }>;
  answers: Map<string, { request: string; status: number; body: string }>;
}

export const nothingGranted = (): Granted => ({ codes: new Map(), tokens: new Map(), answers: new Map() });

/** A request whose bytes have been read. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

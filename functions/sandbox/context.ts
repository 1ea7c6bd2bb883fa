import type { SandboxConfig } from "./config.ts";
import type { Book } from "./money/book.ts";
import type { Switches } from "./money/faults.ts";
import type { SharedCard } from "./wechat/shared-card.ts";

/** What every part of the sandbox works with. */
export interface Context {
  config: SandboxConfig;
  book: Book;
  switches: Switches;
  /** The sandbox's own address, as the caller wrote it. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Does this work after the answer has been sent. */
  later(work: Promise<unknown>): void;
  /** Sends the notifications that are due. */
  deliver(): Promise<void>;
  /** Codes and tokens that were given out; kept in memory only. */
  granted: Granted;
}

/** Kept in memory only: OAuth codes, tokens, tickets, allowed JS-SDK calls, cards set, Stripe's answers. */
export interface Granted {
  codes: Map<string, { openid: string; expiresAt: number; isUsed: boolean }>;
  /** Each token is of one app. */
  tokens: Map<string, { appId: string; expiresAt: number }>;
  tickets: Map<string, { expiresAt: number }>;
  /** Page → the calls that it may make. */
  jsApis: Map<string, ReadonlySet<string>>;
  cards: SharedCard[];
  answers: Map<string, { request: string; status: number; body: string }>;
}

export const nothingGranted = (): Granted => ({
  codes: new Map(),
  tokens: new Map(),
  tickets: new Map(),
  jsApis: new Map(),
  cards: [],
  answers: new Map(),
});

/** A request whose bytes have been read. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

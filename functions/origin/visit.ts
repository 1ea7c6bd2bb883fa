import type { Person } from "#functions/contract/desk/desk.ts";
import type { OriginEnv } from "./env.ts";
import type { Ahead } from "./store/ahead.ts";
import type { Opened } from "./store/sealing/volume.ts";
import type { Reach } from "./store/spread/shards.ts";

/** Runs work once the answer is on its way; work that must not be lost stands in the outbox. */
export type After = (work: () => Promise<unknown>) => void;

/** What all work may reach, whoever is there: the database that it is about, the others, the configuration, the clock. */
export interface Context extends Reach {
  env: OriginEnv;
  /** Milliseconds since 1970, the same all through one request. */
  now: number;
  /** Is what this run may spend spent? Then work that is promised waits for the next. Absent where nobody counts. */
  isSpent?(): boolean;
  /** The page that calls is fetched before anybody asks for it: the call leaves nothing behind. */
  traceless?: boolean;
  /** What was read of an order before it is asked for; absent where nothing was. */
  ahead?: Ahead;
  /** Volumes that were opened of one order; absent where none was. */
  opened?: Opened;
}

/** Who calls and what a call may reach: made once a request. */
export interface Visit extends Context {
  visitorId: string;
  /** The visitor's network address as the platform saw it; null where the site did not say. Never stored as it is. */
  address: string | null;
  /** Keeps what the outbox has promised about these orders and payments, by their numbers, once the answer is on its way. */
  keep(about: readonly string[]): void;
}

/** A visit of the desk, by a person whom `admit` has let in. */
export interface StaffVisit extends Visit {
  person: Person;
}

/** What an act at the desk is done with, and by whom (经办人): an email, or `cli:` and a user. */
export interface Clerk extends Context {
  who: string;
}

/** The clerk of a call. */
export const clerkOf = ({ person, ...visit }: StaffVisit): Clerk => ({ ...visit, who: person.email });

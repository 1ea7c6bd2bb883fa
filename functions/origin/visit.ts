import type { Person } from "#functions/contract/desk.ts";
import type { OriginEnv } from "./env.ts";
import type { Database } from "./store/database.ts";

/** Runs work once the answer is on its way; what it must not lose stands in the outbox. */
export type After = (work: () => Promise<unknown>) => void;

/** Who calls and what a handler may reach: made once a request. */
export interface Visit {
  visitorId: string;
  db: Database;
  env: OriginEnv;
  /** Milliseconds since 1970, the same all through one request. */
  now: number;
  after: After;
}

/** A call of the desk: who makes it has been looked at. */
export interface StaffVisit extends Visit {
  person: Person;
}

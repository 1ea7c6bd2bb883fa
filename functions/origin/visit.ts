import type { OriginEnv } from "./env.ts";
import type { Database } from "./store/database.ts";

/** Who calls and what a handler may reach: made once a request. */
export interface Visit {
  visitorId: string;
  db: Database;
  env: OriginEnv;
  /** Milliseconds since 1970, the same all through one request. */
  now: number;
}

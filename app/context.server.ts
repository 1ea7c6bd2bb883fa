import type { Person } from "#functions/contract/desk/desk.ts";
import type { FindOutlines } from "./kit/glyphs/outlines.server.ts";
import type { Upstream } from "./kit/upstream/client.server.ts";
import type { EdgeCache } from "./kit/upstream/edge-cache.server.ts";

/** Why the gate turned a form away; the page is shown all the same, with what was typed. */
export interface Refusal {
  kind: "foreign" | "malformed" | "too-large" | "too-many";
  status: 400 | 403 | 413 | 429;
  values: Record<string, string>;
  /** Seconds to wait, where waiting helps. */
  retryAfter: number | null;
}

/** What the renderer tells the Worker about the document it made. */
interface PageNotes {
  private: boolean;
  /** The page will be written in traditional script (繁體) on its way out. */
  readonly traditional: boolean;
}

/** What the gate of the desk makes of a visit to it (工作台); public pages have `person: null` and `denied: false`. */
export interface DeskVisit {
  /** Who is there; null where nobody who works here is. */
  person: Person | null;
  /** Turned away: the page says so and shows nothing else. */
  denied: boolean;
  /** Signs in without Access, on a developer's machine: the `set-cookie` line, or null where it is not right. */
  signIn: ((email: string, secret: string) => Promise<string | null>) | null;
  /** Who may sign in so. */
  people: readonly Person[];
}

/** Everything a loader or action may reach besides its request: made once a request by the Worker entry. */
export interface SiteContext {
  upstream: Upstream;
  cache: EdgeCache;
  /** The glyphs of the names that a page shows. */
  outlines: FindOutlines;
  visitorId: string;
  nonce: string;
  /** Await everything: scripts are off (`whole=1`), the reader is a bot, or this answers a POST. */
  whole: boolean;
  /** The body of a POST, already read and checked by the gate. */
  form: Record<string, string>;
  refusal: Refusal | null;
  /** Answers carry `Secure` cookies and HSTS. */
  secure: boolean;
  /** The visitor's address as the platform saw it, never as the visitor says; null where it did not. */
  clientIp: string | null;
  /** May this order's payment be looked up once more, or has it been too often of late? */
  mayCheck: (sn: string) => Promise<boolean>;
  /** The id of the Worker's deployed version; empty where it was never deployed. */
  version: string;
  stage: "development" | "test" | "production";
  /** The site's own origin, as visitors see it. */
  origin: string;
  publicPath: string;
  routerBase: string;
  page: PageNotes;
  desk: DeskVisit;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends SiteContext {}
}

import type { SoundSystem } from "#app/kit/cookies/view-cookie.server.ts";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { Bring } from "#functions/contract/wire/calls.ts";
import type { FindOutlines } from "./kit/glyphs/outlines.server.ts";
import type { FindStrokes } from "./kit/glyphs/strokes/strokes.server.ts";
import type { Brought, Clocks, Upstream } from "./kit/upstream/client.server.ts";
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
  /** It may stay on the device though it is private. */
  stays: boolean;
  /** Nobody has asked for it yet (预取): its making leaves no trace, and it is good for some seconds. */
  prefetch: boolean;
  /** Its validator (ETag); null where it has none. */
  tag: string | null;
  /** It was drawn before, for somebody else, and only filled for this visitor: it was kept in this isolate, or at its edge; null where it was drawn now. */
  filledFrom: "isolate" | "edge" | null;
  /** A glyph of it was not at hand in time. */
  lacksGlyphs: boolean;
  /** The page will be written in traditional script (繁體) on its way out. */
  readonly traditional: boolean;
  /** How the sounds above its names are spelled (拼音, 注音, 粵拼): pinyin unless it is in 繁體. */
  readonly sounds: SoundSystem;
}

/** The desk gate's verdict on a visit (工作台); public pages have `person: null` and `denied: false`. */
export interface DeskVisit {
  /** The person at the desk; null where the visitor does not work here. */
  person: Person | null;
  /** The gate refused the visit: the page says so and shows nothing else. */
  denied: boolean;
  /** Signs in without Access, on a developer's machine: the `set-cookie` line; null where refused. */
  signIn: ((email: string, secret: string) => Promise<string | null>) | null;
  /** Who may sign in without Access. */
  people: readonly Person[];
}

/** What pictures are drawn of: outlines by character, and words as the visitor's script writes them. */
export interface Ink {
  paths(chars: readonly string[]): Promise<ReadonlyMap<string, string>>;
  name(name: string): Promise<string>;
  words(text: string): Promise<string>;
  /** A passage of a classic, by its source's title. */
  verse(text: string, title: string): Promise<string>;
  /** Can it write in the visitor's script now? Where the table of forms is missing it leaves texts as they are. */
  isAble(): Promise<boolean>;
}

/** Everything a loader or action may use besides its request; the Worker entry makes it for each request. */
export interface SiteContext {
  upstream: Upstream;
  /** The same upstream, whose answers about an order bring along what the visitor has of it, and more. */
  bringing: (bring: Bring, take: (brought: Brought) => void) => Upstream;
  /** The clocks of its calls. */
  clocks: Clocks;
  cache: EdgeCache;
  /** The glyphs of the names that a page shows. */
  outlines: FindOutlines;
  /** How characters are written, stroke by stroke. */
  strokes: FindStrokes;
  /** What pictures are drawn of. */
  ink: Ink;
  visitorId: string;
  nonce: string;
  /** The rules by which browsers make the next page ready; empty where there are none. */
  speculation: string;
  /** Where the time of this answer goes, for staff and developers; null for everybody else. */
  timing: { header(): string } | null;
  /** Numbers of orders are our own upstream's, which has a check in each (numbers.ts). */
  ownNumbers: boolean;
  /** The body of a POST, already read and checked by the gate. */
  form: Record<string, string>;
  refusal: Refusal | null;
  /** Do answers carry `Secure` cookies and HSTS? */
  secure: boolean;
  /** The visitor's IP address as Cloudflare saw it, never as the visitor says; null without Cloudflare. */
  clientIp: string | null;
  /** May this order's payment be looked up once more? False where that was done too often of late. */
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

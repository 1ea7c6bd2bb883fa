import type { DeskVisit } from "#app/context.server.ts";
import type { VisitorPage } from "#app/kit/page/handle.ts";
import { withoutBase } from "#functions/site/base-path.ts";
import type { SiteEnv } from "#functions/site/env.ts";

/** The verdict on a visit to a Worker's pages: open, or refused before anything is looked up. */
export type Entrance =
  /** `desk`: null where this is no visit to the desk. */
  | { kind: "open"; desk: DeskVisit | null; assertion: string | null }
  /** There is no such page, or no desk at all. */
  | { kind: "nowhere" }
  | { kind: "denied"; desk: DeskVisit }
  /** `to`: with the base. */
  | { kind: "sign-in"; to: string }
  /** The keys of Access can't be had, so nobody can be identified. */
  | { kind: "unreachable" };

/** The doors of a Worker: which visits are another Worker's, and who may come in to its own pages. */
export interface Doors {
  /** Passes a visit on to the Worker whose it is; null where it is ours. */
  passOn(request: Request, pathname: string): Promise<Response> | null;
  /** Hands a visit to a page of ours by its pattern to the Worker that has it; null where that is this one. */
  handOn(request: Request, pattern: string): Promise<Response> | null;
  /** Hands on a visit to an address that no page has; null where it is answered here. */
  elsewhere?(request: Request): Promise<Response> | null;
  /** Wakes the Workers that the next page may be in, so that nobody waits for its start. */
  wake?(): Promise<unknown>;
  /** Judges a visit by its path below the base. */
  enter(path: string, request: Request, secure: boolean): Promise<Entrance>;
}

/** A visit to a page that is open to all, without a person. */
export const OUTSIDE = { kind: "open", desk: null, assertion: null } as const satisfies Entrance;

/** Doors that are open to all, of a Worker that passes nothing on. */
export const openDoors: Doors = { passOn: () => null, handOn: () => null, enter: async () => OUTSIDE };

/**
 * The doors that all visits come to: open to all. Whatever is below /desk is handed to the desk's Worker, unjudged and unread; a page
 * about an order to that of orders, unread, by its pattern; all else to that of pages.
 */
export const visitorsDoors =
  (pages: readonly VisitorPage[]) =>
  ({ DESK, ORDERS, PAGES, ROUTER_BASE, STAGE }: SiteEnv): Doors => {
    if (ORDERS === undefined) throw new Error("site configuration: ORDERS is missing: the orders' Worker");
    if (PAGES === undefined) throw new Error("site configuration: PAGES is missing: the pages' Worker");
    const theirs = new Set(pages.flatMap(({ pattern, worker }) => (worker === "orders" ? [pattern] : [])));
    return {
      ...openDoors,
      passOn: (request, pathname) =>
        DESK !== undefined && isDesk(withoutBase(pathname, ROUTER_BASE) ?? "") ? DESK.fetch(request) : null,
      handOn: (request, pattern) => (theirs.has(pattern) ? ORDERS : PAGES).fetch(request),
      elsewhere: (request) => PAGES.fetch(request),
      // Elsewhere all Workers are one process and start together.
      ...(STAGE === "production" && {
        wake: () => Promise.all([PAGES, ORDERS].map((worker) => worker.fetch(new Request(NOBODYS)))),
      }),
    };
  };

/**
 * The doors of the orders Worker: the platform's routes bring it all that begins as its pages do, and it hands on to the
 * site's domain what is none of them. A route is never met again by what is sent from behind it.
 */
export const ordersDoors =
  (send: (request: Request) => Promise<Response>) =>
  ({ PUBLIC_URL, STAGE }: Pick<SiteEnv, "PUBLIC_URL" | "STAGE">): Doors => ({
    ...openDoors,
    // Elsewhere no platform routes: what comes here has passed the site.
    elsewhere: (request) =>
      STAGE === "production" && new URL(request.url).host === hostOf(PUBLIC_URL) ? send(request) : null,
  });

const hostOf = (address: string | undefined): string | null =>
  address === undefined ? null : new URL(address).host;

/** An address that no page has: whoever is asked for it is awake by then. */
const NOBODYS = "https://nobody.internal/~";

/** Milliseconds that a page has to leave before another Worker is woken. */
const WAKE_AFTER_MS = 100;

/** Wakes what stands behind these doors, once the page has left. */
export async function wakeBehind({ wake }: Pick<Doors, "wake">): Promise<void> {
  if (wake === undefined) return;
  await new Promise<void>((done) => setTimeout(done, WAKE_AFTER_MS));
  await wake().catch(() => undefined);
}

/** The desk's Worker sets right what is only wrong in case or slashes. */
const isDesk = (path: string): boolean => /^\/+desk(\/|$)/i.test(path);

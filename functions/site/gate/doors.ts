import type { DeskVisit } from "#app/context.server.ts";
import { withoutBase } from "#functions/site/base-path.ts";
import type { SiteEnv } from "#functions/site/env.ts";

/** The verdict on a visit to a Worker's pages: open, or refused before anything is looked up. */
export type Entrance =
  /** `desk`: null where this is no visit to the desk. */
  | { kind: "open"; desk: DeskVisit | null; assertion: string | null }
  /** There is no such page, or no desk at all. */
  | { kind: "nowhere" }
  | { kind: "denied"; desk: DeskVisit }
  | { kind: "sign-in"; to: string }
  /** The keys of Access can't be had, so nobody can be identified. */
  | { kind: "unreachable" };

/** The doors of a Worker: which visits are another Worker's, and who may come in to its own pages. */
export interface Doors {
  /** Passes a visit on to the Worker whose it is; null where it is ours. */
  passOn(request: Request, pathname: string): Promise<Response> | null;
  /** Judges a visit by its path below the base. */
  enter(path: string, request: Request, secure: boolean): Promise<Entrance>;
}

/** A visit to a page that is open to all, without a person. */
export const OUTSIDE = { kind: "open", desk: null, assertion: null } as const satisfies Entrance;

/** The visitors' doors: open to all; whatever is below /desk is handed to the desk's Worker, unjudged and unread. */
export const visitorsDoors = ({ DESK, ROUTER_BASE }: SiteEnv): Doors => ({
  passOn: (request, pathname) =>
    DESK !== undefined && isDesk(withoutBase(pathname, ROUTER_BASE) ?? "") ? DESK.fetch(request) : null,
  enter: async () => OUTSIDE,
});

/** The desk's Worker sets right what is only wrong in case or slashes. */
const isDesk = (path: string): boolean => /^\/+desk(\/|$)/i.test(path);

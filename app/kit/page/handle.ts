import type { KeptName } from "#app/kit/upstream/edge-cache.server.ts";

/** What a route says of itself in `export const handle`. */
export interface RouteHandle {
  /** Anyone may see this page: it may be indexed, and kept by the visitor's browser. Absent: it may not. */
  open?: true;
  /** Worth sending to somebody: in WeChat it gets a card of our own (分享卡片). */
  share?: true;
  /** Its page says under the heading why a form was not taken. Absent: that stands on top of the page. */
  saysRefusals?: true;
  /** It has names to take a liking to (♡): the page carries the script that sends one without leaving it. */
  likes?: true;
  /**
   * Its head leaves before its answer is there, where that takes long (head-first.ts): a page about an order, whose number
   * tells by itself whether it is ours, or one about its visitor.
   */
  headFirst?: "order" | "visitor";
  /** This is no page but its frame, with the waiting sign in place of all the rest. */
  waits?: true;
  /** May be fetched before anybody asks for it (预取): it writes nothing and spends no message. */
  prefetch?: true;
  /** Shows what is one visitor's, and may stay on the device all the same, so that going back is at once. */
  stays?: true;
  /** All that it says comes out of these kept answers: it has a validator (ETag). */
  madeOf?: readonly KeptName[];
  /** One of thousands of its kind: an isolate does not keep it as it was drawn. */
  many?: true;
  /** With this in its address it is about one order, and is made of more than kept answers. */
  ownWith?: string;
}

/** A page of visitors (访客的页面), whichever Worker has it. */
export interface VisitorPage {
  /** Its path as a pattern, such as `/naming-result/:sn`. */
  pattern: string;
  worker: "pages" | "orders";
  /** What its handle says of being fetched ahead. */
  prefetch: boolean;
}

/** Is this the handle of a page's frame, sent while its answer is waited for? */
export const waitsIn = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "waits" in handle && handle.waits === true;

/** Does a loader say that this page, open otherwise, shows something of one visitor's (`private: true`)? */
export const saysPrivate = (loaderData: readonly unknown[]): boolean =>
  loaderData.some(
    (data) => typeof data === "object" && data !== null && "private" in data && data.private === true,
  );

/** What the routes on a page say of it. */
export interface PageKind {
  open: boolean;
  shared: boolean;
  saysRefusals: boolean;
  likes: boolean;
}

/** What a module of a route says of itself in `handle`. */
export const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === "object" && handle !== null;

/** The kind of a page: a mark holds where any of its routes sets it. */
export function pageKind(handles: readonly unknown[]): PageKind {
  const known = handles.filter(isHandle);
  return {
    open: known.some((handle) => handle.open === true),
    shared: known.some((handle) => handle.share === true),
    saysRefusals: known.some((handle) => handle.saysRefusals === true),
    likes: known.some((handle) => handle.likes === true),
  };
}

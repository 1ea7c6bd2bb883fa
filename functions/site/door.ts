import type { RouteHandle } from "#app/kit/page/handle.ts";
import { type DrawnPages, filled, hasRecipe, kept } from "./ahead/drawn-pages.ts";
import { isPrefetch, mayPrefetch } from "./ahead/prefetch.ts";
import { isKnown, recipeOf, tagOf } from "./ahead/validator.ts";
import { partAlone } from "./answers/part-alone.ts";
import { OUTSIDE } from "./gate/doors.ts";
import type { Made, Visit } from "./open-site.ts";
import { pageAt, receive } from "./visit.ts";

/** What open pages say of themselves, by their patterns. */
type Handles = Readonly<Record<string, RouteHandle>>;

/**
 * The inside of the Worker that all visits come to (门厅): it draws nothing, and starts fast for that. A page that is the same for everybody, and was drawn before, it
 * fills; all else it hands to the Worker whose it is.
 */
export const drawnBefore =
  (handles: Handles): Made["makeInside"] =>
  () => {
    const drawn: DrawnPages = new Map();
    return { paths: Object.keys(handles), answer: (visit) => answerTo(visit, handles, drawn) };
  };

async function answerTo(visit: Visit, handles: Handles, drawn: DrawnPages): Promise<Response> {
  const { request, site, around } = visit;
  const { doors } = site;
  const found = pageAt(visit);
  if (found instanceof Response) return found;
  const { pattern } = found;
  const { page, lacking } = await recall(visit, (pattern && handles[pattern]) || {}, drawn);
  around.seen.route = page === null ? null : pattern;
  if (page !== null) return page;
  const handed = pattern === null ? doors.elsewhere?.(request) : doors.handOn(request, pattern);
  if (!handed) throw new Error("the doors of the site hand on what it does not have");
  const answer = await handed;
  // Whoever draws has all at hand that it is made of: its part of the edge is another, and this Worker has to ask for itself.
  if (hasRecipe(answer)) around.waitUntil(lacking());
  return kept(drawn, answer, around);
}

interface Recalled {
  /** The page as it was drawn before, or that the visitor has it already; null where it has to be drawn. */
  page: Response | null;
  /** Asks for what it is made of and is not at hand here. */
  lacking: () => Promise<unknown>;
}

const toBeDrawn: Recalled = { page: null, lacking: async () => undefined };

async function recall(visit: Visit, handle: RouteHandle, drawn: DrawnPages): Promise<Recalled> {
  const { request, url, around } = visit;
  const { madeOf } = handle;
  const prefetch = isPrefetch(request);
  if (madeOf === undefined || request.method === "POST") return toBeDrawn;
  if (prefetch && !mayPrefetch(handle, url, request)) return toBeDrawn;
  const isKept = request.method === "GET" && handle.many !== true;
  // Of a page that is not kept there is only to say that the visitor has it.
  if (!isKept && !request.headers.has("if-none-match")) return toBeDrawn;
  const { context, leave } = await receive(visit, { prefetch, stays: handle.stays === true }, OUTSIDE);
  const recipe = await recipeOf(request, url, handle, context);
  if (recipe === null) return { page: null, lacking: () => Promise.all(madeOf.map(context.cache.atHand)) };
  context.page.tag = tagOf(recipe, context);
  if (isKnown(request, context.page.tag))
    return { ...toBeDrawn, page: leave(new Response(null, { status: 304 })) };
  if (!isKept) return toBeDrawn;
  const page = await filled(drawn, recipe, context, around.cache);
  return { ...toBeDrawn, page: page === null ? null : await partAlone(request, leave(page)) };
}

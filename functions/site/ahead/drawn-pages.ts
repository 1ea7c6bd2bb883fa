import type { SiteContext } from "#app/context.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { DAY_S } from "#functions/contract/values/time.ts";
import { digestOfRecipe } from "./validator.ts";

/** Pages that one isolate keeps, at some 45 kB each. */
const MOST_KEPT = 60;

/** A page that is the same for everybody, with the places of what is a visitor's own or new each time. */
interface DrawnPage {
  /** The whole page, without what was of whoever came first. */
  bytes: Uint8Array<ArrayBuffer>;
  holes: readonly Hole[];
  contentType: string;
}

/** Where the nonce of its scripts and styles, the visitor's id or the key of a form stands: each is as long as any other. */
interface Hole {
  of: keyof typeof LENGTHS;
  at: number;
}

/** Bytes of what stands in a hole. */
const LENGTHS = { nonce: 24, visitor: 32, key: 36 } as const;

type Own = Pick<SiteContext, "nonce" | "visitorId">;

/**
 * Pages as they were drawn (画好的页), by what they are made of: each once a place of the edge and version of its content, whose isolates take it from the edge's cache and keep it.
 */
export type DrawnPages = Map<string, DrawnPage>;

/** Where a drawn page's holes are told at the edge. */
const HOLES = "x-holes";

/** A part that was still to come when the page was drawn: it may be missing in it. */
const LATE = '<div class="late">';

const encoder = new TextEncoder();

const escaped = (text: string): string => text.replaceAll(/[+/]/g, "\\$&");

/** A page with its holes; what stands in them is ASCII. */
function withHoles(html: string, { nonce, visitorId }: Own, contentType: string): DrawnPage {
  const own = new RegExp(`${escaped(nonce)}|${visitorId}|(?<=name="idem" value=")[0-9a-f-]{36}`, "g");
  let read = 0;
  let at = 0;
  const holes = Array.from(html.matchAll(own), ({ 0: text, index }): Hole => {
    at += encoder.encode(html.slice(read, index)).length;
    read = index;
    return { of: text === nonce ? "nonce" : text === visitorId ? "visitor" : "key", at };
  });
  const bytes = encoder.encode(html);
  for (const { of, at } of holes) bytes.fill(BLANK, at, at + LENGTHS[of]);
  return { bytes, holes, contentType };
}
const BLANK = 0x20;

/** The page for this visitor: a copy, with its holes filled. */
function fill({ bytes, holes }: DrawnPage, { nonce, visitorId }: Own): Uint8Array<ArrayBuffer> {
  const page = bytes.slice();
  const own = { nonce: encoder.encode(nonce), visitor: encoder.encode(visitorId) };
  for (const { of, at } of holes) page.set(of === "key" ? encoder.encode(crypto.randomUUID()) : own[of], at);
  return page;
}

/** The page of this recipe for this visitor, where it has been drawn already: by this isolate, or by another at the same edge. */
export async function filled(
  pages: DrawnPages,
  recipe: string,
  context: SiteContext,
  edge: CacheLike,
): Promise<Response | null> {
  const own = pages.get(recipe);
  const page = own ?? (await atEdge(edge, recipe));
  if (page === null) return null;
  if (own === undefined) keep(pages, recipe, page);
  context.page.private = false;
  context.page.filledFrom = own === undefined ? "edge" : "isolate";
  return new Response(fill(page, context), { headers: { "content-type": page.contentType } });
}

/** Keeps a page that has been drawn, and is whole, under its recipe, here and at the edge; the answer as it goes on. */
export async function kept(
  pages: DrawnPages,
  recipe: string | null,
  answer: Response,
  context: SiteContext,
  { cache, waitUntil }: Edge,
): Promise<Response> {
  const { page } = context;
  if (
    recipe === null ||
    page.filledFrom !== null ||
    page.private ||
    page.lacksGlyphs ||
    answer.status !== 200
  )
    return answer;
  const html = await answer.text();
  if (!html.includes(LATE)) {
    const drawn = withHoles(html, context, answer.headers.get("content-type") ?? "text/html");
    keep(pages, recipe, drawn);
    waitUntil(toEdge(cache, recipe, drawn));
  }
  return new Response(html, answer);
}

interface Edge {
  readonly cache: CacheLike;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

function keep(pages: DrawnPages, recipe: string, page: DrawnPage): void {
  const [oldest] = pages.keys();
  if (pages.size >= MOST_KEPT && oldest !== undefined) pages.delete(oldest);
  pages.set(recipe, page);
}

const keyAt = async (recipe: string): Promise<string> =>
  `https://edge.invalid/drawn/${await digestOfRecipe(recipe)}`;

/** Null where the edge has none, or one that cannot be read. */
const atEdge = async (edge: CacheLike, recipe: string): Promise<DrawnPage | null> =>
  readAt(edge, await keyAt(recipe)).catch(() => null);

async function readAt(edge: CacheLike, key: string): Promise<DrawnPage | null> {
  const hit = await edge.match(key);
  const holes = hit?.headers.get(HOLES);
  if (hit === undefined || !holes) return null;
  const bytes = new Uint8Array(await hit.arrayBuffer());
  return { bytes, holes: JSON.parse(holes), contentType: hit.headers.get("content-type") ?? "text/html" };
}

/** A recipe says the day, so that a page is good for one. */
async function toEdge(
  edge: CacheLike,
  recipe: string,
  { bytes, contentType, holes }: DrawnPage,
): Promise<void> {
  const headers = {
    "cache-control": `max-age=${DAY_S}`,
    "content-type": contentType,
    [HOLES]: JSON.stringify(holes),
  };
  await edge.put(await keyAt(recipe), new Response(bytes.slice(), { headers })).catch(() => undefined);
}

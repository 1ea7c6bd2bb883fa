import * as v from "valibot";
import type { SiteContext } from "#app/context.server.ts";
import type { CacheLike } from "#app/kit/upstream/edge-cache.server.ts";
import { DAY_S } from "#functions/contract/values/time.ts";

/** Pages that one isolate keeps, at some 45 kB each. */
const MOST_KEPT = 60;

/** A page that is the same for everybody, with the places of what is a visitor's own or new each time. */
interface DrawnPage {
  /** The whole page, without what was of whoever came first. */
  bytes: Uint8Array<ArrayBuffer>;
  holes: readonly Hole[];
  contentType: string;
}

/** Bytes of what stands in a hole. */
const LENGTHS = { nonce: 24, visitor: 32, key: 36 } as const;

/** Where the nonce of its scripts and styles, the visitor's id or the key of a form stands: each is as long as any other. */
const Hole = v.object({ of: v.picklist(["nonce", "visitor", "key"]), at: v.number() });
type Hole = v.InferOutput<typeof Hole>;
const Holes = v.pipe(v.string(), v.parseJson(), v.array(Hole));

type Own = Pick<SiteContext, "nonce" | "visitorId">;

/**
 * Pages as they were drawn (画好的页), by the digests of their recipes: each once a place of the edge and version of its content, whose isolates take it from the edge's cache and keep it.
 */
export type DrawnPages = Map<string, DrawnPage>;

/** Where a drawn page's holes are told: at the edge, and by whoever draws it to the Worker that all visits come to. */
const HOLES = "x-holes";
/** Under which recipe's digest it was drawn. */
const RECIPE = "x-recipe";

/** A part that was still to come when the page was drawn: it may be missing in it. */
const LATE = '<div class="late">';

const encoder = new TextEncoder();

const escaped = (text: string): string => text.replaceAll(/[+/]/g, "\\$&");

/** The holes of a page; what stands in them is ASCII. */
function holesOf(html: string, { nonce, visitorId }: Own): Hole[] {
  const own = new RegExp(`${escaped(nonce)}|${visitorId}|(?<=name="idem" value=")[0-9a-f-]{36}`, "g");
  let read = 0;
  let at = 0;
  return Array.from(html.matchAll(own), ({ 0: text, index }): Hole => {
    at += encoder.encode(html.slice(read, index)).length;
    read = index;
    return { of: text === nonce ? "nonce" : text === visitorId ? "visitor" : "key", at };
  });
}

/** The page without what is of whoever came first. */
function blanked(page: Uint8Array, holes: readonly Hole[]): Uint8Array<ArrayBuffer> {
  const bytes = page.slice();
  for (const { of, at } of holes) bytes.fill(BLANK, at, at + LENGTHS[of]);
  return bytes;
}
const BLANK = 0x20;

/** The page for this visitor: a copy, with its holes filled. */
function fill({ bytes, holes }: DrawnPage, { nonce, visitorId }: Own): Uint8Array<ArrayBuffer> {
  const page = bytes.slice();
  const own = { nonce: encoder.encode(nonce), visitor: encoder.encode(visitorId) };
  for (const { of, at } of holes) page.set(of === "key" ? encoder.encode(crypto.randomUUID()) : own[of], at);
  return page;
}

/** The page of this recipe for this visitor, where it has been drawn already: for this isolate, or for another at the same edge. */
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

/** A page as it was drawn, with what whoever keeps it has to know, where it is whole and has a recipe. */
export async function told(recipe: string | null, answer: Response, context: SiteContext): Promise<Response> {
  const { page } = context;
  if (recipe === null || page.private || page.lacksGlyphs || answer.status !== 200) return answer;
  const html = await answer.text();
  const whole = new Response(html, answer);
  if (html.includes(LATE)) return whole;
  whole.headers.set(RECIPE, recipe);
  whole.headers.set(HOLES, JSON.stringify(holesOf(html, context)));
  return whole;
}

/** Is this a page that says how it was drawn? */
export const hasRecipe = ({ headers }: Response): boolean => headers.has(RECIPE);

interface Edge {
  readonly cache: CacheLike;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Keeps the page that another Worker has drawn, where it says how, here and at the edge; the answer as it goes on. */
export async function kept(
  pages: DrawnPages,
  answer: Response,
  { cache, waitUntil }: Edge,
): Promise<Response> {
  const recipe = answer.headers.get(RECIPE);
  const holes = v.safeParse(Holes, answer.headers.get(HOLES));
  if (recipe === null || !holes.success) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const page = {
    bytes: blanked(bytes, holes.output),
    holes: holes.output,
    contentType: answer.headers.get("content-type") ?? "text/html",
  };
  keep(pages, recipe, page);
  waitUntil(toEdge(cache, recipe, page));
  const onward = new Response(bytes, answer);
  for (const name of [RECIPE, HOLES]) onward.headers.delete(name);
  return onward;
}

function keep(pages: DrawnPages, recipe: string, page: DrawnPage): void {
  const [oldest] = pages.keys();
  if (pages.size >= MOST_KEPT && oldest !== undefined) pages.delete(oldest);
  pages.set(recipe, page);
}

const keyAt = (recipe: string): string => `https://edge.invalid/drawn/${recipe}`;

/** Null where the edge has none, or one that cannot be read. */
const atEdge = (edge: CacheLike, recipe: string): Promise<DrawnPage | null> =>
  readAt(edge, keyAt(recipe)).catch(() => null);

async function readAt(edge: CacheLike, key: string): Promise<DrawnPage | null> {
  const hit = await edge.match(key);
  if (hit === undefined) return null;
  const holes = v.parse(Holes, hit.headers.get(HOLES));
  const bytes = new Uint8Array(await hit.arrayBuffer());
  return { bytes, holes, contentType: hit.headers.get("content-type") ?? "text/html" };
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
  await edge.put(keyAt(recipe), new Response(bytes.slice(), { headers })).catch(() => undefined);
}

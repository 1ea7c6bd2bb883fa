import type { SiteContext } from "#app/context.server.ts";

/** Pages that one isolate keeps, at some 45 kB each. */
const MOST_KEPT = 60;

/** A page that is the same for everybody, with the places of what is a visitor's own or new each time. */
interface DrawnPage {
  /** The whole page, as it was drawn for whoever came first. */
  bytes: Uint8Array<ArrayBuffer>;
  holes: readonly Hole[];
  contentType: string;
}

/** Where the nonce of its scripts and styles, the visitor's id or the key of a form stands: each is as long as any other. */
interface Hole {
  of: "nonce" | "visitor" | "key";
  at: number;
}

type Own = Pick<SiteContext, "nonce" | "visitorId">;

/** Pages as they were drawn (画好的页), by what they are made of: each once an isolate and version of its content. */
export type DrawnPages = Map<string, DrawnPage>;

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
  return { bytes: encoder.encode(html), holes, contentType };
}

/** The page for this visitor: a copy, with its holes filled. */
function fill({ bytes, holes }: DrawnPage, { nonce, visitorId }: Own): Uint8Array<ArrayBuffer> {
  const page = bytes.slice();
  const own = { nonce: encoder.encode(nonce), visitor: encoder.encode(visitorId) };
  for (const { of, at } of holes) page.set(of === "key" ? encoder.encode(crypto.randomUUID()) : own[of], at);
  return page;
}

/** The page of this recipe for this visitor, where it has been drawn already. */
export function filled(pages: DrawnPages, recipe: string, context: SiteContext): Response | null {
  const page = pages.get(recipe);
  if (page === undefined) return null;
  context.page.private = false;
  context.page.isFilled = true;
  return new Response(fill(page, context), { headers: { "content-type": page.contentType } });
}

/** Keeps a page that has been drawn, and is whole, under its recipe; the answer as it goes on. */
export async function kept(
  pages: DrawnPages,
  recipe: string | null,
  answer: Response,
  context: SiteContext,
): Promise<Response> {
  const { page } = context;
  if (recipe === null || page.isFilled || page.private || page.lacksGlyphs || answer.status !== 200)
    return answer;
  const html = await answer.text();
  if (!html.includes(LATE)) {
    const [oldest] = pages.keys();
    if (pages.size >= MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    pages.set(recipe, withHoles(html, context, answer.headers.get("content-type") ?? "text/html"));
  }
  return new Response(html, answer);
}

import type { SiteContext } from "#app/context.server.ts";

/** Pages that one isolate keeps, at some 45 kB each. */
const MOST_KEPT = 60;

/** A page that is the same for everybody, without what is a visitor's own or new each time. */
interface DrawnPage {
  texts: readonly Uint8Array<ArrayBuffer>[];
  /** What stands behind each text but the last. */
  holes: readonly Hole[];
  contentType: string;
}

/** The nonce of its scripts and styles, the visitor's id, the key of a form. */
type Hole = "nonce" | "visitor" | "key";

type Own = Pick<SiteContext, "nonce" | "visitorId">;

/** Pages as they were drawn (画好的页), by what they are made of: each once an isolate and version of its content. */
export type DrawnPages = Map<string, DrawnPage>;

/** A part that was still to come when the page was drawn: it may be missing in it. */
const LATE = '<div class="late">';

const escaped = (text: string): string => text.replaceAll(/[+/]/g, "\\$&");

/** A page taken apart at what is one visitor's. */
function takeApart(html: string, { nonce, visitorId }: Own, contentType: string): DrawnPage {
  const own = new RegExp(`${escaped(nonce)}|${visitorId}|(?<=name="idem" value=")[0-9a-f-]{36}`, "g");
  const holes = Array.from(html.matchAll(own), ([text]): Hole => {
    if (text === nonce) return "nonce";
    return text === visitorId ? "visitor" : "key";
  });
  const encoder = new TextEncoder();
  return { texts: html.split(own).map((text) => encoder.encode(text)), holes, contentType };
}

/** The page for this visitor. */
function fill({ texts, holes }: DrawnPage, { nonce, visitorId }: Own): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const own = { nonce: () => nonce, visitor: () => visitorId, key: () => crypto.randomUUID() };
  const parts = texts.flatMap((text, at) => {
    const hole = holes[at];
    return hole === undefined ? [text] : [text, encoder.encode(own[hole]())];
  });
  const page = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    page.set(part, at);
    at += part.length;
  }
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
    pages.set(recipe, takeApart(html, context, answer.headers.get("content-type") ?? "text/html"));
  }
  return new Response(html, answer);
}

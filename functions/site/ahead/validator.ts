import type { SiteContext } from "#app/context.server.ts";
import { hasFlash } from "#app/kit/cookies/flash.server.ts";
import { isLarge } from "#app/kit/cookies/view-cookie.server.ts";
import { browserOf } from "#app/kit/order/browsers.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";

/** Written in where a Worker is bundled (scripts/vite/worker-build.ts), and nowhere else. */
declare const LUOPAN_SCREENS: string | undefined;

/** By which screens a page is drawn (页面印记): Workers with the same mark draw the same pages. */
const screensMark = typeof LUOPAN_SCREENS === "undefined" ? "" : LUOPAN_SCREENS;

const DAY_MS = 86_400_000;

/** Texts of answers that are at hand, digested once: a memory hands out the same answer for some seconds. */
const digested = new WeakMap<object, string>();
/** Digests of recipes: each is many visitors'. */
const ofRecipes = new Map<string, string>();
const MOST_RECIPES = 300;
/** Characters of a visitor's id that tell one from another. */
const OF_VISITOR = 12;

/**
 * The digest of what a page is made of that is the same for everybody (页面的配方), all but the visitor's id, the nonce and the keys of its forms.
 * Null where it is not: an answer is not at hand yet, or it has a message to say once.
 */
export async function recipeOf(
  request: Request,
  url: URL,
  { madeOf, ownWith }: RouteHandle,
  context: SiteContext,
): Promise<string | null> {
  const { cache, version, stage, page, origin, publicPath } = context;
  const cookies = request.headers.get("cookie");
  if (madeOf === undefined || request.method === "POST") return null;
  if (ownWith !== undefined && url.search !== "" && url.searchParams.has(ownWith)) return null;
  // A developer's build has no version to tell it from the one before.
  if (version === "" && stage === "development") return null;
  if (hasFlash(cookies)) return null;
  const answers = await Promise.all(madeOf.map((name) => cache.kept(name)));
  const known = answers.filter((answer) => answer !== null);
  if (known.length < answers.length) return null;
  const said = await Promise.all(known.map(digestOfAnswer));
  const app = browserOf(request.headers.get("user-agent")).app;
  const today = Math.floor((Date.now() + 8 * 3_600_000) / DAY_MS);
  const how = [
    screensMark,
    stage,
    origin,
    publicPath,
    url.pathname,
    url.search,
    isLarge(cookies),
    page.traditional,
    page.sounds,
    app,
  ];
  return digestOfRecipe(JSON.stringify([...how, today, ...said]));
}

/** The validator (ETag) of a page for a visitor: the keys of its forms may come again with the page they stand in. */
export const tagOf = (recipe: string, { visitorId }: SiteContext): string =>
  `W/"${recipe}${visitorId.slice(0, OF_VISITOR)}"`;

async function digestOfRecipe(recipe: string): Promise<string> {
  const known = ofRecipes.get(recipe) ?? (await digest(recipe));
  if (ofRecipes.size >= MOST_RECIPES) ofRecipes.clear();
  ofRecipes.set(recipe, known);
  return known;
}

/** Has the browser the page with this validator already? */
export const isKnown = ({ headers }: Request, tag: string): boolean =>
  (headers.get("if-none-match") ?? "").split(/,\s*/).includes(tag);

async function digestOfAnswer(answer: object): Promise<string> {
  const known = digested.get(answer) ?? (await digest(JSON.stringify(answer)));
  digested.set(answer, known);
  return known;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

import type { SiteContext } from "#app/context.server.ts";
import { addressOf } from "#app/kit/paths/address-of.server.ts";
import { COMMENTS_PATH } from "#app/kit/paths/comment-paths.ts";
import { EXPERT_PATH, SAMPLE_PATH } from "#app/kit/paths/expert-paths.ts";
import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { CHARACTERS_PATH, characterPath, givenNamePath, wishPath } from "#app/kit/paths/lexicon-paths.ts";
import { LUCK_PATH } from "#app/kit/paths/luck-path.ts";
import { inTraditional } from "#app/kit/paths/script-path.ts";
import { withoutBase } from "#functions/site/base-path.ts";

const FILES: Readonly<Record<string, "robots" | "sitemap">> = {
  "/robots.txt": "robots",
  "/sitemap.xml": "sitemap",
};
/** Seconds for which these files are good. */
const GOOD_S = 3600;

/** What search engines read first; under a base both addresses of robots.txt serve, though they ask for that of the root. */
export const foundFileAt = ({ pathname }: URL, base: string): "robots" | "sitemap" | null =>
  FILES[withoutBase(pathname, base) ?? pathname] ?? (pathname === "/robots.txt" ? "robots" : null);

/**
 * Everything may be read: a page of one visitor says itself that it is not to be indexed, and whoever may not read it cannot
 * see that; messengers, which keep to this file too, show the card of a page that was sent.
 */
export const answerRobots = (context: SiteContext): Response =>
  file(`User-agent: *\nDisallow:\n\nSitemap: ${addressOf(context, "/sitemap.xml")}\n`, "text/plain");

const PAGES: readonly string[] = [
  ...Object.values(HOME_PATHS),
  ...[EXPERT_PATH, SAMPLE_PATH, LUCK_PATH, GUIDE_PATH, COMMENTS_PATH, CHARACTERS_PATH],
];

interface Listed {
  path: string;
  /** yyyy-mm-dd, where it is known when it was last looked over. */
  date?: string;
}

/** Every page that anybody may find, in both scripts; what the upstream does not tell is left out until it does. */
export async function answerSitemap(context: SiteContext): Promise<Response> {
  const { cache } = context;
  const [content, lexicon] = await Promise.all([
    cache.kept("content").then((kept) => kept ?? cache.fetched("content").catch(() => null)),
    cache.kept("lexicon").then((kept) => kept ?? cache.fetched("lexicon").catch(() => null)),
  ]);
  const groups = lexicon?.groups ?? [];
  const characters = new Set(groups.flatMap((group) => group.characters));
  const pages: Listed[] = [
    ...PAGES.map((path) => ({ path })),
    ...(content?.guides ?? []).map(({ slug, date }) => ({ path: articlePath(slug), date })),
    ...groups.map(({ wish }) => ({ path: wishPath(wish) })),
    ...[...characters].map((char) => ({ path: characterPath(char) })),
    ...(lexicon?.names ?? []).map((given) => ({ path: givenNamePath(given) })),
  ];
  const urls = pages.map((page) => entryOf(page, context)).join("\n");
  return file(`${HEAD}\n${urls}\n</urlset>\n`, "application/xml");
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

function entryOf({ path, date }: Listed, context: SiteContext): string {
  const whole = (one: string) => addressOf(context, encodeURI(one)).replaceAll("&", "&amp;");
  const [hans, hant] = [whole(path), whole(inTraditional(path))];
  const other = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const changed = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
  return `<url><loc>${hans}</loc>${changed}${other("zh-Hans", hans)}${other("zh-Hant", hant)}</url>`;
}

const file = (text: string, type: string): Response =>
  new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${GOOD_S}` },
  });

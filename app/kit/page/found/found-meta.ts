import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Found } from "./found.server.ts";

interface Told {
  /** Without the site's name. */
  title: string;
  description: string;
  /** An article, for what shows cards of pages. */
  isArticle?: boolean;
  /** What it is, for machines: things.ts has them, each of schema.org's shape. */
  things?: readonly object[];
}

const SITE = "罗盘起名";

/**
 * All that the head of a page says to whoever finds or shares it: title, description, its one address, both scripts, the
 * card that messengers show, and what it is. Without `found` the page is not to be found.
 */
export function foundMeta(found: Found | undefined, told: Told): MetaDescriptor[] {
  const { title, description } = told;
  const said = [{ title: `${title} · ${SITE}` }, { name: "description", content: description }];
  return found === undefined ? said : [...said, ...addresses(found), ...card(found, told), ...things(told)];
}

const addresses = ({ address, hans, hant }: Found): MetaDescriptor[] => [
  { tagName: "link", rel: "canonical", href: address },
  { tagName: "link", rel: "alternate", hrefLang: "zh-Hans", href: hans },
  { tagName: "link", rel: "alternate", hrefLang: "zh-Hant", href: hant },
  { tagName: "link", rel: "alternate", hrefLang: "x-default", href: hans },
];

/** CSS pixels of a name's picture. */
const CARD_SIZE = [
  ["og:image:width", "750"],
  ["og:image:height", "1000"],
] as const;

/** What Open Graph and Twitter read, which draws a small card where it is told of no kind. */
function card({ address, hant, picture, isCard }: Found, told: Told): MetaDescriptor[] {
  const locale = address === hant ? "zh_TW" : "zh_CN";
  const rows: readonly (readonly [string, string])[] = [
    ["og:site_name", SITE],
    ["og:type", told.isArticle === true ? "article" : "website"],
    ["og:title", told.title],
    ["og:description", told.description],
    ["og:url", address],
    ["og:locale", locale],
    ["og:image", picture],
    ...(isCard ? CARD_SIZE : []),
  ];
  return [
    ...rows.map(([property, content]) => ({ property, content })),
    ...(isCard ? [{ name: "twitter:card", content: "summary_large_image" }] : []),
  ];
}

function things({ things = [] }: Told): MetaDescriptor[] {
  return things.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }));
}

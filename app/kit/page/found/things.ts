import type {
  Article,
  BreadcrumbList,
  DefinedTerm,
  FAQPage,
  Organization,
  Product,
  WebSite,
} from "schema-dts";
import type { Guide, SiteInfo } from "#functions/contract/site/site.ts";
import type { Found } from "./found.server.ts";

/*
 * What pages are, for machines, in the words of schema.org: its own types check each at build time, which they do only for
 * what is written out and not spread. Nothing is said here that the page does not show; there are no ratings, for there is no
 * mean that we would stand by.
 */

const SITE = "罗盘起名";

const house = ({ site }: Pick<Found, "site">) =>
  ({ "@type": "Organization", name: SITE, url: `${site}/` }) satisfies Organization;

export const webSite = ({ site }: Found) =>
  ({ "@type": "WebSite", name: SITE, url: `${site}/`, inLanguage: ["zh-Hans", "zh-Hant"] }) satisfies WebSite;

interface Sold {
  name: string;
  description: string;
}

/** What is sold at its true price of now. */
export const product = (
  found: Found,
  { name, description }: Sold,
  { amount, currency }: Pick<SiteInfo["prices"][string], "amount" | "currency">,
) =>
  ({
    "@type": "Product",
    name,
    description,
    image: found.picture,
    url: found.address,
    brand: { "@type": "Brand", name: SITE },
    offers: {
      "@type": "Offer",
      url: found.address,
      priceCurrency: currency,
      price: (amount / 100).toFixed(2),
      availability: "https://schema.org/InStock",
    },
  }) satisfies Product;

export const article = (found: Found, { title, summary, date }: Guide) =>
  ({
    "@type": "Article",
    headline: title,
    description: summary,
    inLanguage: scriptOf(found),
    dateModified: date,
    mainEntityOfPage: found.address,
    image: found.picture,
    author: house(found),
    publisher: house(found),
  }) satisfies Article;

export const faqPage = (found: Found, faqs: readonly { question: string; answer: string }[]) =>
  ({
    "@type": "FAQPage",
    url: found.address,
    inLanguage: scriptOf(found),
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  }) satisfies FAQPage;

/** A character or a name, as a term of the lexicon. */
export const term = (found: Found, { name, description, set }: Sold & { set: string }) =>
  ({
    "@type": "DefinedTerm",
    name,
    description,
    url: found.address,
    inDefinedTermSet: { "@type": "DefinedTermSet", name: set, url: `${found.site}/characters` },
  }) satisfies DefinedTerm;

/** The way to a page, from the home page; the last step is the page itself. */
export const breadcrumbs = (found: Found, steps: readonly (readonly [name: string, path: string])[]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], at) => ({
      "@type": "ListItem" as const,
      position: at + 1,
      name,
      item: at === steps.length - 1 ? found.address : found.site + encodeURI(path),
    })),
  }) satisfies BreadcrumbList;

const scriptOf = ({ address, hant }: Found): string => (address === hant ? "zh-Hant" : "zh-Hans");

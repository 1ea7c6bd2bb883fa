import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArticlePage } from "#app/guide/article-page.tsx";
import { GuidePage } from "#app/guide/guide-page.tsx";
import { spansOf } from "#app/guide/spans.ts";
import { foundAt } from "#app/kit/page/found/found.server.ts";
import { foundMeta } from "#app/kit/page/found/found-meta.ts";
import { article as asArticle, breadcrumbs, faqPage } from "#app/kit/page/found/things.ts";
import type { RouteHandle } from "#app/kit/page/handle.ts";
import { keptHeaders } from "#app/kit/page/kept-headers.ts";
import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";

export const handle: RouteHandle = {
  ...{ open: true, share: true, prefetch: true },
  madeOf: ["siteInfo", "content"],
};
export const headers = keptHeaders;

const LIST_SAYS = "哪些字能上户口、跟谁姓、八字五行与五格从哪里来、公司名称的规则：每篇写明来源与日期。";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined) return [];
  const { article, faqs, missing, found } = page;
  const home = [
    ["罗盘起名", "/"],
    ["起名知识", GUIDE_PATH],
  ] as const;
  if (article !== null) {
    const { title, summary, slug } = article;
    const way = breadcrumbs(found, [...home, [title, articlePath(slug)]]);
    return foundMeta(found, {
      ...{ title, description: summary, isArticle: true },
      things: [asArticle(found, article), way],
    });
  }
  const title = missing ? "没有找到这篇文章" : "起名知识";
  const things = faqs.length === 0 ? [] : [faqPage(found, faqs.map(plainAnswer)), breadcrumbs(found, home)];
  return foundMeta(missing ? undefined : found, { title, description: LIST_SAYS, things });
};

/** A question with its answer as plain text. */
const plainAnswer = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  answer: spansOf(answer)
    .map(({ text }) => text)
    .join(""),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cache } = context;
  const { guides, faqs } = (await cache.kept("content")) ?? (await orTrouble(cache.fetched("content")));
  const asked = new URL(request.url).searchParams.get("a");
  const article = guides.find(({ slug }) => slug === asked) ?? null;
  const missing = asked !== null && article === null;
  const path = article === null ? GUIDE_PATH : articlePath(article.slug);
  const found = foundAt(context, path);
  return data({ guides, faqs, article, missing, found }, { status: missing ? 404 : 200 });
}

export default function Guides() {
  const { guides, faqs, article, missing } = useLoaderData<typeof loader>();
  return article === null ? (
    <GuidePage guides={guides} faqs={faqs} missing={missing} />
  ) : (
    <ArticlePage article={article} guides={guides} />
  );
}

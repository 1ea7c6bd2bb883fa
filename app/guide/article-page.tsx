import { useShell } from "#app/kit/page/use-shell.ts";
import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { Dialled } from "#app/kit/prose/calling.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { sayDate } from "#app/kit/prose/say-date.ts";
import type { Guide } from "#functions/contract/site/site.ts";
import { ArticleBody } from "./article-body.tsx";
import { blockOf } from "./blocks.ts";
import { Line, tied } from "./line.tsx";
import { SellerSection } from "./seller-section.tsx";

/** The article on prices and refunds says whom a buyer pays. */
const PRICES = "price-and-refund";

interface ArticlePageProps {
  article: Guide;
  guides: readonly Guide[];
}

/** One article: its body, its sources, the day it was checked, and further articles. */
export function ArticlePage({ article, guides }: ArticlePageProps) {
  const { title, summary, date, body, sources, group, slug } = article;
  const beside = guides.filter((other) => other.group === group && other.slug !== slug);
  return (
    <div className="cols">
      <article className="article">
        <Link className="back" to={GUIDE_PATH}>
          起名知识
        </Link>
        <h1>
          {tied(title)
            .split(/(?=（)|(?<=，)/)
            .map((part) => (
              <span className="cl" key={part}>
                {part}
              </span>
            ))}
        </h1>
        <p className="lead">
          <Clauses text={tied(summary)} />
        </p>
        <Within body={body} />
        <ArticleBody body={body} />
        {slug === PRICES && <SellerSection />}
        <section className="sources" aria-labelledby="sources">
          <h2 id="sources">来源与日期</h2>
          <ul className="plain">
            {sources.map((source) => (
              <li key={source}>
                <Line text={source} />
              </li>
            ))}
          </ul>
          <p>{`核对日期：${sayDate(date)}。`}</p>
          <Mistake />
        </section>
      </article>
      <aside className="guide-aside">
        {beside.length > 0 && (
          <>
            <h2>{`${group}，还有`}</h2>
            <ul>
              {beside.map((other) => (
                <li key={other.slug}>
                  <Link to={articlePath(other.slug)}>
                    <span>
                      <Clauses text={other.title} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link className="go" to={GUIDE_PATH}>
          看全部文章
        </Link>
      </aside>
    </div>
  );
}

/** Letters from which on an article is longer than one looks through by scrolling. */
const LONG = 1800;

/** What a long article has (这一篇里), folded: each heading, which leads down to it. */
function Within({ body }: Pick<Guide, "body">) {
  if (body.reduce((sum, { length }) => sum + length, 0) < LONG) return null;
  const headings = body.map(blockOf).flatMap((block) => (block.kind === "heading" ? [block.line] : []));
  return (
    <details className="mt-6">
      <summary>{`这一篇有 ${headings.length} 段，跳着看`}</summary>
      <ul className="row-links">
        {headings.map((line) => (
          <li key={line}>
            <a href={`#${line}`}>{line}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says where a reader can report a mistake; nothing where the site has no phone number. */
function Mistake() {
  const phone = useShell()?.siteInfo?.phone ?? "";
  return phone === "" ? null : (
    <p>
      发现错误请告诉我们：
      <span className="nb">
        <Dialled phone={phone} />。
      </span>
      <Clauses text="核对后会改正，并更新日期。" />
    </p>
  );
}

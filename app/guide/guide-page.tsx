import { articlePath } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Content, Guide } from "#functions/contract/site/site.ts";
import { FaqList } from "./faq-list.tsx";
import { GuideList } from "./guide-list.tsx";

interface GuidePageProps {
  guides: readonly Guide[];
  faqs: Content["faqs"];
  /** Was an article asked for that does not exist? */
  missing: boolean;
}

/** 起名知识: all articles, and the questions that are often asked. */
export function GuidePage({ guides, faqs, missing }: GuidePageProps) {
  const [first] = guides;
  return (
    <>
      <div className="hero">
        <h1>{missing ? "没有找到这篇文章" : "起名知识"}</h1>
        <p className="lead">
          <Clauses
            text={
              missing
                ? "可能是链接少了几个字，或者文章已经并入别的篇目。全部文章都在下面。"
                : "法条写明出处，算法写明依据，各家说法不同，也照实写。来源和日期写在每篇里。"
            }
          />
        </p>
        {!missing && first !== undefined && (
          <p className="lead">
            <span className="cl">只读一篇，</span>
            <span className="cl">
              读<Link to={articlePath(first.slug)}>{first.title}</Link>。
            </span>
          </p>
        )}
      </div>
      <GuideList guides={guides} hasFaqs={!missing && faqs.length > 0} />
      {!missing && <FaqList faqs={faqs} />}
    </>
  );
}

import { articlePath } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Guide } from "#functions/contract/site/site.ts";
import { FAQS } from "./faq-list.tsx";
import { tied } from "./line.tsx";

interface GuideListProps {
  guides: readonly Guide[];
  /** Questions stand below the articles: they are jumped to as well. */
  hasFaqs: boolean;
}

/** The articles under their headings, in their order. */
export function GuideList({ guides, hasFaqs }: GuideListProps) {
  const groups = [...new Set(guides.map(({ group }) => group))];
  return (
    <div className="guide-list">
      <nav className="sorts" aria-label="分类">
        {groups.map((name) => (
          <a href={`#${name}`} key={name}>
            {name}
          </a>
        ))}
        {hasFaqs && <a href={`#${FAQS}`}>常见问题</a>}
      </nav>
      {groups.map((name) => (
        <section key={name}>
          <h2 id={name}>{name}</h2>
          <ul>
            {guides
              .filter(({ group }) => group === name)
              .map(({ slug, title, summary }) => (
                <li key={slug}>
                  <Link to={articlePath(slug)}>
                    <span>
                      <Clauses text={title} />
                    </span>
                  </Link>
                  <p>
                    <Clauses text={tied(summary)} />
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

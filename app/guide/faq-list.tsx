import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Content } from "#functions/contract/site/site.ts";
import { Line } from "./line.tsx";

/** Where the questions begin. */
export const FAQS = "often";

/** 常见问题: each answer folded under its question. */
export function FaqList({ faqs }: { faqs: Content["faqs"] }) {
  if (faqs.length === 0) return null;
  return (
    <section className="faqs" id="faqs" aria-labelledby={FAQS}>
      <h2 id={FAQS}>常见问题</h2>
      <div>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>
                <Clauses text={question} />
              </span>
            </summary>
            <p>
              <Line text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

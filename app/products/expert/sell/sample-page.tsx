import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { ManuscriptView } from "#app/products/expert/manuscript-view.tsx";
import type { SampleManuscript } from "#functions/contract/products/expert.ts";

/** A whole manuscript of an invented family (手稿样例), marked as such. */
export function SamplePage({ sample }: { sample: SampleManuscript | null }) {
  return (
    <>
      <Link className="back" to={EXPERT_PATH}>
        回到人工起名
      </Link>
      <h1>手稿样例</h1>
      {sample === null ? (
        <p className="lead">样例暂时没有准备好。</p>
      ) : (
        <>
          <p className="lead over">
            <Clauses text="样例由本站写成，家庭是虚构的。真实的手稿由起名人撰写，样子一样，文笔各有不同。" />
          </p>
          <details className="fold" open>
            <summary>这家人的要求</summary>
            <dl className="says brief-said">
              {sample.brief.map(({ what, said }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd data-quoted>{said}</dd>
                </div>
              ))}
            </dl>
          </details>
          <ManuscriptView
            manuscript={sample.manuscript}
            title={sample.title}
            hasElements={sample.brief.some(({ what }) => what.startsWith("出生"))}
            isListed
          />
          <p className="sec">
            <Link className="btn quiet" to={EXPERT_PATH}>
              看价格与怎么进行
            </Link>
          </p>
        </>
      )}
    </>
  );
}

import type { FreeLuck } from "#functions/contract/luck.ts";
import { Clauses } from "../document/clauses.tsx";
import { factsOf } from "../name/facts.ts";
import { Plate } from "../name/glyphs.tsx";
import { Says, Score } from "../result/name-card.tsx";

/** A name of the pool that is not drawn, whole: what a pick looks like. */
export function SampleCard({ name }: { name: NonNullable<FreeLuck["sample"]> }) {
  return (
    <article className="card name-card">
      <div className="left">
        <p className="no">
          <Clauses text="候选名之一，不是抽中的那个" />
        </p>
        <Plate
          name={name}
          score={
            <p className="score">
              综合
              <b>
                {name.bill.total}
                <small>分</small>
              </b>
            </p>
          }
        />
        <ul className="facts">
          {factsOf(name).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="right">
        <Says name={name} />
        <Score name={name} open />
      </div>
    </article>
  );
}

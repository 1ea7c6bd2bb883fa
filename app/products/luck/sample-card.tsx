import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Face, Says, Score } from "#app/kit/result/card-of-name.tsx";
import type { FreeLuck } from "#functions/contract/products/luck.ts";

/** A name of the pool in full, to show what a pick looks like; it is not the drawn name. */
export function SampleCard({ name }: { name: NonNullable<FreeLuck["sample"]> }) {
  return (
    <article className="card name-card">
      <div className="left">
        <p className="no">
          <Clauses text="样例，不是抽中的那个" />
        </p>
        <Face name={name} />
      </div>
      <div className="right">
        <Says name={name} />
        <Score name={name} open />
      </div>
    </article>
  );
}

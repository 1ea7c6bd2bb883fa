import type { Source } from "#functions/contract/name-card.ts";
import { Quotation } from "../name/quotation.tsx";

/** Lines of the classics that hold the given name (出处), if there are any. */
export function ScoreSource({ source }: { source: Source | null }) {
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">出处</h2>
      {source === null ? <p>没有查到典故，按字义看就好。</p> : <Quotation source={source} />}
    </section>
  );
}

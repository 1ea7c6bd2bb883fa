import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { WholePoem } from "#app/kit/name/source/whole-poem.tsx";
import type { NameDetail, Source } from "#functions/contract/names/name-card.ts";

interface ScoreSourceProps {
  source: Source | null;
  /** The whole piece, once it is paid. */
  poem: NameDetail["poem"];
}

/** Lines of the classics that hold the given name (出处), if there are any. */
export function ScoreSource({ source, poem }: ScoreSourceProps) {
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">出处</h2>
      {source === null ? <p>没有查到典故，按字义看就好。</p> : <Quotation source={source} />}
      <WholePoem poem={poem} source={source} isOpen />
    </section>
  );
}

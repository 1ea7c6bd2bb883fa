import { Parts } from "#app/kit/prose/clauses.tsx";
import type { PaidScore } from "#functions/contract/products/reports.ts";
import type { Heading } from "./contents.tsx";
import { spelledAs } from "./facts.ts";

/** The heading of this section in the contents of a page. */
export const SPELLING: Heading = ["spelling", "各地的拼写"];

/** The place of a spelling (拼法), short enough for one line of its column; what stands in brackets may have the next. */
export const placeSaid = (place: string): string[] => place.replace("习惯拼法", "拼法").split(/(?=（)/u);

/** How the name is written in passports and elsewhere (各地拼写). */
export function SpellingSection({ romanisation }: Pick<PaidScore, "romanisation">) {
  if (romanisation.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="spelling">
      <h2 id="spelling">护照与各地的拼写</h2>
      <dl className="rows loose whole-list">
        {romanisation.map(({ place, text }) => (
          <div key={place}>
            <dt>
              <Parts of={placeSaid(place)} />
            </dt>
            <dd>{spelledAs(place, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

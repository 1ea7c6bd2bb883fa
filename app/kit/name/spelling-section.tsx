import type { PaidScore } from "#functions/contract/products/reports.ts";
import type { Heading } from "./contents.tsx";
import { spelledAs } from "./facts.ts";

/** The heading of this section in the contents of a page. */
export const SPELLING: Heading = ["spelling", "各地的拼写"];

/** The place of a spelling in so few characters that they stay on one line: 台湾习惯拼法（威妥玛） is 台湾拼法. */
export const placeSaid = (place: string): string => place.replace(/习惯|（.*）/gu, "");

/** How the name is written in passports and elsewhere (各地拼写). */
export function SpellingSection({ romanisation }: Pick<PaidScore, "romanisation">) {
  if (romanisation.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="spelling">
      <h2 id="spelling">护照与各地的拼写</h2>
      <dl className="rows loose whole-list">
        {romanisation.map(({ place, text }) => (
          <div key={place}>
            <dt>{placeSaid(place)}</dt>
            <dd>{spelledAs(place, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

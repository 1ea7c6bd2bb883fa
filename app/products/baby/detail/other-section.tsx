import { spelledAs } from "#app/kit/name/facts.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";

/** Zodiac, registration, and how it is written elsewhere. */
export function OtherSection({ name }: { name: NamePage }) {
  const { zodiac, registrable, romanisation } = name;
  return (
    <section className="sec" aria-labelledby="other">
      <h2 id="other">生肖、登记与拼写</h2>
      <dl className="rows loose">
        <div>
          <dt>
            生肖<span className="tag">民俗</span>
          </dt>
          <dd>
            <Clauses
              text={`属${zodiac.animal}。${zodiac.notes.length === 0 ? "没有特别的讲究。" : `生肖只看部首。${zodiac.notes.join("；")}`}`}
            />
          </dd>
        </div>
        <div>
          <dt>{registrable.ok ? "可以登记" : "登记"}</dt>
          <dd>
            <Clauses text={registrable.note} />
          </dd>
        </div>
        {romanisation.map(({ place, text }) => (
          <div key={place}>
            <dt>
              <Parts of={place.split(/(?=（)/u)} />
            </dt>
            <dd>{spelledAs(place, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

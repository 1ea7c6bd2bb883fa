import { Cited, ClausedQuote } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { ExpertName, Manuscript } from "#functions/contract/products/expert.ts";

interface ManuscriptShortProps {
  manuscript: Manuscript;
  /** The manuscript that this one took the place of; null where it is the first. */
  before: Manuscript | null;
}

/** A manuscript in a line a name (稿件): which are new since the one before, and which are gone. */
export function ManuscriptShort({ manuscript, before }: ManuscriptShortProps) {
  const has = (names: readonly ExpertName[], { given }: ExpertName) =>
    names.some((one) => one.given === given);
  const gone = (before?.names ?? []).filter((name) => !has(manuscript.names, name));
  return (
    <>
      <ul className="desk-names">
        {manuscript.names.map((name) => (
          <li key={name.given}>
            <Line
              name={name}
              mark={before === null ? "" : has(before.names, name) ? "不变" : "新"}
              isPick={name.given === manuscript.pick.given}
            />
          </li>
        ))}
        {gone.map((name) => (
          <li className="gone" key={name.given}>
            <Line name={name} mark="删" isPick={false} />
          </li>
        ))}
      </ul>
      <details>
        <summary>看开头的话与理由</summary>
        <p className="words" data-quoted>
          {manuscript.opening}
        </p>
        <p className="words" data-quoted>
          {`首选：${manuscript.pick.reason}`}
        </p>
        <dl className="says">
          {manuscript.names.map(({ given, name, reason }) => (
            <div key={given}>
              <dt>
                <span translate="no">{name}</span>
              </dt>
              <dd data-quoted>{reason}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The words that a name comes from, verse by verse, and where they stand. */
const Source = ({ source }: { source: NonNullable<ExpertName["source"]> }) => (
  <>
    <q data-quoted="">
      <ClausedQuote source={source} />
    </q>
    <p className="sm">
      <Cited source={source} />
    </p>
  </>
);

function Line({ name, mark, isPick }: { name: ExpertName; mark: string; isPick: boolean }) {
  return (
    <>
      <b translate="no">{name.name}</b>
      <div>
        {name.source === null ? <Clauses text="没有典故，取字义" /> : <Source source={name.source} />}
      </div>
      <span className="sm">{[isPick ? "首选" : "", mark].filter((one) => one !== "").join(" · ")}</span>
    </>
  );
}

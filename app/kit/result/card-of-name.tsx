import { Strip } from "#app/kit/name/bill/bars.tsx";
import { maxOf, partsOf } from "#app/kit/name/bill/bill-parts.ts";
import { PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { Care } from "#app/kit/name/care.tsx";
import { isOfMany, nameFacts } from "#app/kit/name/facts.ts";
import { Plate } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { sayUnquoted, Unquoted, whyWithLoss } from "#app/kit/name/source/unquoted.tsx";
import { useMarks } from "#app/kit/page/use-marks.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { asTold, dotted, tiedCounts } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { FullName } from "#functions/contract/names/name-card.ts";
import { NameActs } from "./like-form.tsx";
import { ordinalOf } from "./ordinal.ts";
import { OWN_ONE } from "./own-names.tsx";
import { anchorOf } from "./view.ts";

interface NameCardProps {
  sn: string;
  name: FullName;
  /** The family had thought of it. */
  own?: boolean;
  at: number;
  /** Names of the list it stands in. */
  count: number;
}

/**
 * One name of a result (名字卡): the name large, where it comes from, what it says, what to mind, ♡ and the way to its details,
 * where its score is reckoned up.
 */
export function NameCard({ sn, name, own = false, at, count }: NameCardProps) {
  const heads = headsOf(at, count, own);
  return (
    <article className="card name-card" id={anchorOf(name.given)}>
      <div className="left">
        {heads.length > 0 && <p className="no">{dotted(heads)}</p>}
        <Plate name={name} score={<Total sn={sn} name={name} />} />
      </div>
      <div className="right">
        <Tells name={name} />
      </div>
      <NameActs sn={sn} name={name} />
    </article>
  );
}

/** The total, small, which leads to how it is reckoned. */
function Total({ sn, name }: { sn: string; name: FullName }) {
  const { total } = name.bill;
  return (
    <p className="score">
      <Link to={`${detailPath(sn, name.given)}#bill`} aria-label={`${name.name} ${total} 分，看怎么来的`}>
        <b>{total}</b> 分
      </Link>
    </p>
  );
}

/** Where the name comes from and what it says, without headings: they are seen to be so. */
function Tells({ name }: { name: FullName }) {
  return (
    <div className="tells">
      {name.source !== null && <Quotation source={name.source} />}
      <p>{asTold(name.source === null ? whyWithLoss(name) : name.why)}</p>
      {name.source === null && <Unquoted name={name} bill={name.bill} />}
      <Care care={name.care.filter((care) => !isOfMany(care))} />
      {name.care.filter(isOfMany).map((care) => (
        <p className="sm" key={care}>
          {care}
        </p>
      ))}
    </div>
  );
}

/** What heads a card: its place in the list, and whether the family had thought of the name. */
const headsOf = (at: number, count: number, own: boolean): readonly string[] =>
  [ordinalOf(at, count), own ? OWN_ONE : undefined].filter((head) => head !== undefined);

/** What a card shows at its left: what heads it, the name, its score and its facts. */
export function Face({ name, heads = [] }: { name: FullName; heads?: readonly string[] }) {
  return (
    <>
      {heads.length > 0 && <p className="no">{dotted(heads)}</p>}
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
        {nameFacts(name).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

/** What its characters say, where what the name means does not say it below. */
function takenFrom({ characters, given, why }: FullName): string {
  const glosses = characters.slice(-[...given].length);
  if (glosses.every(({ gloss }) => why.includes(gloss))) return "";
  return `，取意：${glosses.map(({ char, gloss }) => `${char}，${gloss}`).join("；")}`;
}

/** Where it comes from, what it says, what to mind. */
export function Says({ name }: { name: FullName }) {
  const marks = useMarks();
  return (
    <dl className="says">
      <div>
        <dt>出处</dt>
        <dd>
          {name.source === null ? (
            `${sayUnquoted(name)}${takenFrom(name)}。`
          ) : (
            <Quotation source={name.source} />
          )}
        </dd>
      </div>
      <div>
        <dt>意思</dt>
        <dd>
          <Clauses text={asTold(name.why)} />
        </dd>
      </div>
      {name.care.length > 0 && (
        <div>
          <dt className="care">要留意</dt>
          {name.care.map((care) => (
            <dd key={care}>{tiedCounts(marks(care))}</dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** The parts of its bill. */
export function Score({ name, open }: { name: FullName; open: boolean }) {
  const parts = partsOf(name.bill);
  return (
    <>
      <Strip parts={parts} />
      <details open={open}>
        <summary>{`这 ${name.bill.total} 分怎么来的？`}</summary>
        <PartsTable bill={name.bill} caption={`满分 ${maxOf(parts)}，${parts.length} 项相加`} />
      </details>
    </>
  );
}

import type { ReactNode } from "react";
import { maxOf } from "#app/kit/name/bill/bill-parts.ts";
import { LinesTable, sayGrounds } from "#app/kit/name/bill/bill-tables.tsx";
import { Care } from "#app/kit/name/care.tsx";
import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { ShortSource } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { OwnName } from "#functions/contract/names/scored-name.ts";
import { LikeForm, NameActs } from "./like-form.tsx";
import { anchorOf } from "./view.ts";

/** What the family's own names are called wherever they stand, and one of them among ours. */
const OWN = "您想到的名字";
export const OWN_ONE = "您想到的";

/** Is this given name one that the family had thought of? */
export const isOwn = (have: readonly OwnName[], given: string): boolean =>
  have.some((name) => name.given === given);

/** That the family's own names have scores too, where a page begins with names of ours: the way down to them. */
export function OwnBelow({ have }: Pick<OwnNamesProps, "have">) {
  if (have.length === 0) return null;
  return (
    <p className="sm off-paper">
      <a href="#own">{`您想到的 ${have.length} 个名字`}</a>也打了分，在后面。
    </p>
  );
}

/** Where what is said of an own name stands: a card above, if it is one of ours, has its usual anchor. */
const slipOf = (given: string, above: readonly string[]): string =>
  above.includes(given) ? `own-${given}` : anchorOf(given);

interface OwnNamesProps {
  sn: string;
  have: readonly OwnName[];
  /** Given names that the page shows above, each with its ♡. */
  above: readonly string[];
  /** Draws the tick that compares a name; only registrable names get one. */
  compare?: (given: string) => ReactNode;
  children?: ReactNode;
}

/** The family's own names (备选名) by the same rules, best first: where each stands, and its bill. */
export function OwnNames({ sn, have, above, compare, children }: OwnNamesProps) {
  const [first] = have;
  if (first === undefined) return null;
  return (
    <section className="sec" aria-labelledby="own">
      <h2 id="own">{OWN}</h2>
      <p className="sm">
        <Clauses text={`和这次找到的 ${first.of} 个名字用同一套办法打分，不多给，也不少给。`} />
      </p>
      {have.map((name) => (
        <OwnSlip
          key={name.given}
          sn={sn}
          name={name}
          id={slipOf(name.given, above)}
          isAbove={above.includes(name.given)}
        >
          {compare?.(name.given)}
        </OwnSlip>
      ))}
      {children}
    </section>
  );
}

/** Where it would stand among the names that were found. */
const sayPlace = ({ place, of }: OwnName): string =>
  place > of ? `分数排在这 ${of} 个名字之后。` : `放进这 ${of} 个名字里，按分数排第 ${place}。`;

/** The sounds of a name; an unknown one is （未知）, whose brackets need no space beside them. */
const sayPinyin = (pinyin: readonly string[]): string =>
  pinyin
    .map((sound) => sound || "（未知）")
    .join(" ")
    .replaceAll(/ ?(（未知）) ?/gu, "$1");

interface OwnSlipProps {
  sn: string;
  name: OwnName;
  id: string;
  isAbove: boolean;
  children: ReactNode;
}

function OwnSlip({ sn, name, id, isAbove, children }: OwnSlipProps) {
  const { bill, given, homophones, pinyin, registrable, source } = name;
  const care = [...homophones.map(({ note }) => note), ...(registrable.ok ? [] : [registrable.note])];
  return (
    <article className="slip own-slip" id={id}>
      <h3 translate="no">
        <DrawnName text={name.name} />
        <small>{sayPinyin(pinyin)}</small>
        <b>{`${bill.total} 分`}</b>
      </h3>
      {source === null ? <p className="sm">没有查到出处</p> : <ShortSource source={source} />}
      <p>{sayPlace(name)}</p>
      <Care care={care} />
      {registrable.ok ? (
        <NameActs sn={sn} name={name} canLike={!isAbove}>
          {children}
        </NameActs>
      ) : (
        <>
          <details>
            <summary>{`这 ${bill.total} 分怎么来的？`}</summary>
            {/* No page of its own says it: every line with its reason. */}
            <LinesTable bill={bill} caption={`满分 ${maxOf(bill.lines)}，逐行相加。${sayGrounds(bill)}`} />
          </details>
          {!isAbove && (
            <div className="pair">
              <LikeForm name={name.name} given={given} liked={name.liked} />
            </div>
          )}
        </>
      )}
    </article>
  );
}

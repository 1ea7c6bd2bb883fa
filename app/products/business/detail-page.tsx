import { DomainsSection } from "#app/kit/business/domains-section.tsx";
import { BRAND_NOTE, Findings, sayStructure } from "#app/kit/business/findings.tsx";
import { FullNameSection } from "#app/kit/business/full-name-section.tsx";
import { LimitNote, OldRule } from "#app/kit/business/limit-note.tsx";
import { SignCharacters } from "#app/kit/business/sign-characters.tsx";
import { LinesTable } from "#app/kit/name/bill/bill-tables.tsx";
import { TotalLink } from "#app/kit/name/bill/total-link.tsx";
import { Contents, type Heading } from "#app/kit/name/contents.tsx";
import { Characters } from "#app/kit/name/glyphs.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { comparePath } from "#app/kit/result/view.ts";
import type { BusinessPage } from "#functions/contract/products/business.ts";
import { FolkSection } from "./folk-section.tsx";

/** A name with something to mind is not recommended outright: its page says what it is, good or not. */
const whyTitle = ({ findings }: BusinessPage): string =>
  findings.length > 0 ? "这个字号怎么样" : "为什么推荐";

const contentsOf = (name: BusinessPage): readonly Heading[] => [
  ["full", "完整名称"],
  ["rules", "合规与近似"],
  ["why", whyTitle(name)],
  ["characters", "逐字看"],
  ["spelling", "域名与商标"],
  ...(name.folk === null ? [] : [["folk", "民俗参考"] as const]),
  ["bill", "分数明细"],
];

/** Everything there is to say about one name for a business. */
export function BusinessDetailPage({ name }: { name: BusinessPage }) {
  const { bill, why, care } = name;
  return (
    <>
      <Link className="back" to={`/naming-result/${name.sn}`}>
        回到全部名字
      </Link>
      <div className="cols">
        <div>
          <Head name={name} />
          <section className="sec" aria-labelledby="full">
            <h2 id="full">完整名称</h2>
            <FullNameSection full={name.full} />
            <p className="sm">{sayStructure(name)}</p>
          </section>
          <Rules name={name} />
          <section className="sec" aria-labelledby="why">
            <h2 id="why">{whyTitle(name)}</h2>
            <p>{why}</p>
            {care.map((text) => (
              <p className="mind" key={text}>{`要留意：${text}`}</p>
            ))}
          </section>
          <SignCharacters characters={name.characters} />
          <DomainsSection domains={name.domains} nice={name.nice} />
          <FolkSection folk={name.folk} />
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${bill.total} 分怎么来的`}</h2>
            <LinesTable bill={bill} caption="每一行都按公开的表来算，不算五格、八字，也没有民俗的部分。" />
            <OldRule bill={bill} />
          </section>
          <p className="btns mt-3 off-paper">
            <Link className="go" to={`/naming-result/${name.sn}`}>
              回到全部名字
            </Link>
            {mayCompare(name) && (
              <Link className="go" to={comparePath(name.sn, [name.given], "pick")}>
                放进比较
              </Link>
            )}
          </p>
        </div>
        <Contents name={name.given} bill={bill} headings={contentsOf(name)} />
      </div>
      <PaperLine sn={name.sn} />
    </>
  );
}

/** Names are put side by side in the report that was paid for. */
const mayCompare = ({ status }: BusinessPage): boolean => status === "delivered";

function Head({ name }: { name: BusinessPage }) {
  const strokes = name.characters.map(({ strokes }) => strokes).join("＋");
  return (
    <div className={name.characters.length > 3 ? "mi long" : "mi"}>
      <Characters name={name} as="h1" />
      <ul className="facts">
        <li>{`简体 ${strokes} 画`}</li>
        <li>
          域名拼法 <span translate="no">{name.domains.joined}</span>
        </li>
      </ul>
      <TotalLink bill={name.bill} />
      {name.findings.length > 0 && (
        <p className="mind mt-3">{`合规上有 ${name.findings.length} 处要留意，见下文。`}</p>
      )}
      <div className="pair">
        <LikeForm name={name.given} given={name.given} liked={name.liked} />
        <a className="btn quiet" href="#rules">
          看合规
        </a>
      </div>
    </div>
  );
}

const NONE_NEAR = {
  none: "您没有填同行的名字，没有比对。",
  some: "和您填的同行都不相近；没有填的没有比。",
} as const;

/** Were there names to compare with? The line of the bill tells: without them it has nothing to give. */
const hasRivals = ({ bill }: BusinessPage): boolean =>
  bill.lines.every(({ input }) => input !== "没有填同行名字");

function Rules({ name }: { name: BusinessPage }) {
  const { findings, full, rival } = name;
  return (
    <section className="sec" aria-labelledby="rules">
      <h2 id="rules">合规与近似</h2>
      <dl className="rows loose">
        <div>
          <dt>合规初查</dt>
          <dd>
            <Findings findings={findings} />
            {full === null && <p className="sm">{BRAND_NOTE}</p>}
          </dd>
        </div>
        <div>
          <dt>近似的同行</dt>
          <dd>
            {rival === null ? (
              <Clauses text={NONE_NEAR[hasRivals(name) ? "some" : "none"]} />
            ) : (
              `${rival.other}：${rival.reason}。`
            )}
          </dd>
        </div>
      </dl>
      <LimitNote />
    </section>
  );
}

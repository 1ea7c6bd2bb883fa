import { FoldedChart } from "#app/kit/name/chart/chart-section.tsx";
import { LunarLine } from "#app/kit/name/chart/echo-line.tsx";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { duetPath, votePath } from "#app/kit/paths/together-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { CompareBar, CompareTick, PickMore } from "#app/kit/report/compare-bar.tsx";
import { KeptNote } from "#app/kit/report/kept-note.tsx";
import type { PaidView } from "#app/kit/report/load-paid.server.ts";
import { NextBatch } from "#app/kit/report/next-batch.tsx";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { NoneSuch, OrderNote, Sieve } from "#app/kit/report/sieve.tsx";
import { isOwn, OwnNames } from "#app/kit/result/own-names.tsx";
import type { View } from "#app/kit/result/view.ts";
import { AskSection } from "#app/products/baby/why-not/ask-form.tsx";
import type { OwnName } from "#functions/contract/names/scored-name.ts";
import { FirstName } from "./first-name.tsx";
import { LeanedBy, LeanMore } from "./lean-more.tsx";
import { NameSlip } from "./name-slip.tsx";
import { PaidHead } from "./paid-head.tsx";

/** The paid face of a naming order (付费结果): every name short, its details behind its link. */
export function PaidPage({ shown, said }: { shown: PaidView; said?: string | undefined }) {
  const { report, names, picked } = shown;
  const { sn, have } = report;
  const [first] = isFirstView(shown.view) ? names : [];
  return (
    <>
      <Face {...shown} />
      <section aria-labelledby="names" className={names.length > 0 ? "slips" : undefined}>
        <div className="over">
          {first !== undefined && (
            <FirstName
              sn={sn}
              name={first}
              picked={picked.includes(first.given)}
              own={isOwn(have, first.given)}
            />
          )}
          <Sift {...shown} />
        </div>
        {names.slice(first === undefined ? 0 : 1).map((name) => (
          <NameSlip
            key={name.given}
            sn={sn}
            name={name}
            picked={picked.includes(name.given)}
            own={isOwn(have, name.given)}
            isBrief={shown.view.filter !== "all"}
          />
        ))}
        <div className="own-names">
          <Own {...shown} />
        </div>
        <div className="cmp-bar">{names.length > 1 && <CompareBar sn={sn} />}</div>
      </section>
      <After {...shown} said={said} />
    </>
  );
}

/** Is the report shown as it opens? */
export const isFirstView = ({ filter, sort, batch }: View): boolean =>
  filter === "all" && sort === "report" && batch === 0;

/** The family's own names that a view shows: only the liked ones, where the view is of the favourites. */
const haveIn = ({ report: { have }, view }: Pick<PaidView, "report" | "view">): readonly OwnName[] =>
  view.filter === "liked" ? have.filter(({ liked }) => liked) : have;

/** The family's own names, each to be ticked like any other. */
function Own({ report, view, names, picked }: PaidView) {
  const { sn, surname } = report;
  return (
    <OwnNames
      sn={sn}
      have={haveIn({ report, view })}
      above={names.map(({ given }) => given)}
      compare={(given) => (
        <CompareTick name={surname + given} given={given} picked={picked.includes(given)} />
      )}
    />
  );
}

function Face({ report, view, names, picked }: PaidView) {
  return (
    <>
      <PaidHead report={report} />
      <h2 id="names" className="sr-only">
        名字
      </h2>
      <LeanedBy report={report} view={view} />
      <PickMore picked={picked} />
      {names.length + (view.filter === "liked" ? haveIn({ report, view }).length : 0) === 0 && (
        <NoneSuch sn={report.sn} view={view} count={report.count} />
      )}
    </>
  );
}

/** The choice among the names, folded behind one line until a family chooses. */
function Sift({ report, view, names }: PaidView) {
  return (
    <details className="off-paper" open={!isFirstView(view) && view.batch === 0}>
      <summary>筛选与排序</summary>
      <Sieve sn={report.sn} view={view} count={report.count} />
      <OrderNote view={view} names={names} />
    </details>
  );
}

function After({ report, view, said }: PaidView & { said: string | undefined }) {
  return (
    <>
      {view.filter === "all" && <NextBatch report={report} batch={view.batch} />}
      {(view.filter === "all" || view.filter === "liked") && <LeanMore report={report} said={said} />}
      <AskSection sn={report.sn} />
      {report.chart !== null &&
        (view.filter === "all" ? (
          <FoldedChart chart={report.chart}>
            <LunarLine echo={report.echo} />
          </FoldedChart>
        ) : (
          <ChartLink sn={report.sn} />
        ))}
      <p className="sec off-paper">
        需要有人一起商量？
        <Link className="nb" to={EXPERT_PATH}>
          看看人工起名
        </Link>
        <span className="cl par">（不买也不影响这份结果）</span>
      </p>
      <ReceiptSection sn={report.sn} receipt={report.receipt} what="宝宝起名">
        <KeptNote sn={report.sn} receipt={report.receipt}>
          <span className="cl off-paper">
            一起定：<Link to={duetPath(report.sn)}>两人分头选</Link>、
            <Link to={votePath(report.sn)}>家人投票</Link>。
          </span>
        </KeptNote>
      </ReceiptSection>
    </>
  );
}

/** The link to the chart, for views without it: the chart itself stands only below a batch. */
const ChartLink = ({ sn }: { sn: string }) => (
  <p className="sec">
    <Link className="go" to={`/naming-result/${sn}#chart`}>
      看八字与五行
    </Link>
  </p>
);

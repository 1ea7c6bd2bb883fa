import { ChartSection } from "#app/kit/name/chart/chart-section.tsx";
import { LunarLine } from "#app/kit/name/chart/echo-line.tsx";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { duetPath, votePath } from "#app/kit/paths/together-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { CompareBar, CompareTick, PickMore } from "#app/kit/report/compare-bar.tsx";
import type { PaidView } from "#app/kit/report/load-paid.server.ts";
import { NextNames, namesOn } from "#app/kit/report/next-batch.tsx";
import { PaperCount } from "#app/kit/report/paper-line.tsx";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import { NoneSuch, Sift } from "#app/kit/report/sieve.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import { isOwn, OwnNames } from "#app/kit/result/own-names.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import { isFirstView, MOST_COMPARED, viewPath } from "#app/kit/result/view.ts";
import { AskSection } from "#app/products/baby/why-not/ask-form.tsx";
import type { Chart } from "#functions/contract/names/chart.ts";
import type { OwnName } from "#functions/contract/names/scored-name.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";
import { FirstName } from "./first-name.tsx";
import { LeanedBy, LeanMore } from "./lean-more.tsx";
import { EACH, ListJump } from "./list-jump.tsx";
import { NameRow } from "./name-row.tsx";
import { NameSlip } from "./name-slip.tsx";
import { PaidHead, paidTitle } from "./paid-head.tsx";

/** The paid face of a naming order (付费结果): every name short, its details behind its link. */
export function PaidPage({ shown, said }: { shown: PaidView; said?: string | undefined }) {
  const { report, picked, view } = shown;
  if (view.part === "chart") return <ChartPage report={report} />;
  const names = namesOn(shown);
  const { sn, have } = report;
  const [first] = isFirstView(view) ? names : [];
  const isLong = view.filter !== "all" && names.length > EACH;
  const Name = isLong ? NameRow : NameSlip;
  return (
    <>
      <Face {...shown} />
      <section
        aria-labelledby="names"
        className={names.length === 0 ? undefined : isLong ? "slips name-rows" : "slips"}
      >
        <div className="over">
          {first !== undefined && (
            <FirstName
              sn={sn}
              name={first}
              picked={picked.includes(first.given)}
              own={isOwn(have, first.given)}
              favourable={report.chart?.favourable ?? []}
            />
          )}
          {first !== undefined && <RecoveryNote />}
          <Sift
            {...{ sn, view, names: shown.names }}
            count={report.count}
            booksFirst={report.booksFirst}
            favourable={report.chart?.favourable}
          />
          {(!isLong || view.filter === "favoured") && <Elements sn={sn} chart={report.chart} />}
          {isLong && (
            <p className="sm off-paper">
              <Clauses text={`勾上 2–${MOST_COMPARED} 个，就能放在一起比。`} />
            </p>
          )}
          {isLong && <ListJump names={names} />}
        </div>
        {names.slice(first === undefined ? 0 : 1).map((name) => (
          <Name
            key={name.given}
            {...{ sn, name, view }}
            picked={picked.includes(name.given)}
            own={isOwn(have, name.given)}
          />
        ))}
        {isLong && <ListJump names={names} isEnd />}
        <div className="own-names">
          <Own {...shown} />
        </div>
        <div className="cmp-bar">{names.length > 1 && <CompareBar sn={sn} />}</div>
      </section>
      <After {...shown} said={said} hasCode={first !== undefined} />
    </>
  );
}

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
      above={namesOn({ view, names }).map(({ given }) => given)}
      compare={(given) => (
        <CompareTick name={surname + given} given={given} picked={picked.includes(given)} />
      )}
    />
  );
}

function Face({ report, view, names, picked, asks }: PaidView) {
  const shown = namesOn({ view, names }).length;
  return (
    <>
      <PaidHead report={report} view={view} shown={shown} />
      <PaperCount shown={shown} count={report.count} />
      <h2 id="names" className="sr-only">
        名字
      </h2>
      <LeanedBy report={report} view={view} />
      <PickMore picked={picked} asks={asks} />
      {names.length + (view.filter === "liked" ? haveIn({ report, view }).length : 0) === 0 && (
        <NoneSuch sn={report.sn} view={view} count={report.count} />
      )}
    </>
  );
}

function After({ report, view, said, hasCode }: PaidView & { said: string | undefined; hasCode: boolean }) {
  return (
    <>
      <NextNames report={report} view={view} />
      {(view.filter === "all" || view.filter === "liked") && <LeanMore report={report} said={said} />}
      <Decide report={report} />
      <AskSection sn={report.sn} />
      <ReceiptSection sn={report.sn} receipt={report.receipt} what="宝宝起名" hasCode={hasCode}>
        <p className="sm">已有的名字不会变，新加的接在后面。</p>
      </ReceiptSection>
    </>
  );
}

/** What is done with the names until one is chosen (怎么定下来), a row each, for whoever may begin it. */
function Decide({ report: { sn, receipt } }: Pick<PaidView, "report">) {
  if (receipt === null) return null;
  return (
    <section className="sec off-paper" aria-labelledby="decide">
      <h2 id="decide">怎么定下来</h2>
      <p className="sm">
        <Clauses text={`在名字旁打勾，可以把 2–${MOST_COMPARED} 个放在一起看。也可以：`} />
      </p>
      <ul className="row-links">
        <li>
          <CopyLink path={`/naming-result/${sn}`}>发给家里人看：复制分享链接</CopyLink>
        </li>
        <li>
          <Link to={duetPath(sn)}>爸妈各选各的：两人分头选</Link>
        </li>
        <li>
          <Link to={votePath(sn)}>全家一起挑：请家人投票</Link>
        </li>
        <li>
          <a href="#print" data-print="">
            打印或存成 PDF
          </a>
          <PrintHint under />
        </li>
        <li>
          <Link to={EXPERT_PATH}>想找人商量：看看人工起名</Link>
        </li>
      </ul>
    </section>
  );
}

/** What the boxes are (五行), the elements that the family's chart wants, and the way to that chart. */
const Elements = ({ sn, chart }: { sn: string; chart: Chart | null }) => (
  <p className="sm">
    <Clauses
      text={`小方块是五行${chart === null ? "" : `；八字喜用${chart.favourable.join("、")}，没有的名字也可以在前`}`}
    />
    {chart !== null && (
      <span className="nb off-paper">
        （<Link to={viewPath(sn, { part: "chart" })}>看排盘</Link>）
      </span>
    )}
    。
  </p>
);

/** The chart of a paid report (看排盘), alone. */
function ChartPage({ report }: { report: PaidNaming }) {
  const { sn, chart, echo } = report;
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <LunarLine echo={echo} />
      {chart !== null && <ChartSection chart={chart} />}
      <Link className="go" to={viewPath(sn, {})}>
        回到名字
      </Link>
    </>
  );
}

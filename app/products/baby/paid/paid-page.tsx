import { ChartSection } from "#app/kit/name/chart/chart-section.tsx";
import { LunarLine } from "#app/kit/name/chart/echo-line.tsx";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { duetPath, votePath } from "#app/kit/paths/together-paths.ts";
import { dotted } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { CompareBar, CompareTick, PickMore } from "#app/kit/report/compare-bar.tsx";
import { KeptNote } from "#app/kit/report/kept-note.tsx";
import type { PaidView } from "#app/kit/report/load-paid.server.ts";
import { NextNames, namesOn } from "#app/kit/report/next-batch.tsx";
import { PaperCount } from "#app/kit/report/paper-line.tsx";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import { NoneSuch, Sift } from "#app/kit/report/sieve.tsx";
import { isOwn, OwnNames } from "#app/kit/result/own-names.tsx";
import { isFirstView, viewPath } from "#app/kit/result/view.ts";
import { AskSection } from "#app/products/baby/why-not/ask-form.tsx";
import type { Chart } from "#functions/contract/names/chart.ts";
import type { OwnName } from "#functions/contract/names/scored-name.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";
import { FirstName } from "./first-name.tsx";
import { LeanedBy, LeanMore } from "./lean-more.tsx";
import { ListJump } from "./list-jump.tsx";
import { NameSlip } from "./name-slip.tsx";
import { PaidHead, paidTitle } from "./paid-head.tsx";

/** The paid face of a naming order (付费结果): every name short, its details behind its link. */
export function PaidPage({ shown, said }: { shown: PaidView; said?: string | undefined }) {
  const { report, picked } = shown;
  if (shown.view.part === "chart") return <ChartPage report={report} />;
  const names = namesOn(shown);
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
              favourable={report.chart?.favourable ?? []}
            />
          )}
          {first !== undefined && <RecoveryNote />}
          <Sift
            {...{ sn, view: shown.view, names: shown.names }}
            count={report.count}
            booksFirst={report.booksFirst}
            favourable={report.chart?.favourable}
          />
          {shown.view.filter !== "all" && <ListJump names={names} />}
        </div>
        {names.slice(first === undefined ? 0 : 1).map((name) => (
          <NameSlip
            key={name.given}
            sn={sn}
            name={name}
            picked={picked.includes(name.given)}
            own={isOwn(have, name.given)}
          />
        ))}
        {shown.view.filter !== "all" && <ListJump names={names} isEnd />}
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
  return (
    <>
      <PaidHead report={report} view={view} />
      <PaperCount shown={namesOn({ view, names }).length} count={report.count} />
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
      <Together report={report} />
      <AskSection sn={report.sn} />
      {report.chart !== null && <ChartLink sn={report.sn} chart={report.chart} />}
      <p className="sec off-paper">
        需要有人一起商量？
        <Link className="nb" to={EXPERT_PATH}>
          看看人工起名
        </Link>
        <span className="cl par">（不买也不影响这份结果）</span>
      </p>
      <ReceiptSection sn={report.sn} receipt={report.receipt} what="宝宝起名" hasCode={hasCode}>
        <KeptNote sn={report.sn} receipt={report.receipt} kept="已有的名字不会变，新加的接在后面。" />
      </ReceiptSection>
    </>
  );
}

/** The ways to choose with others (一起定), for whoever may begin them. */
function Together({ report: { sn, receipt } }: Pick<PaidView, "report">) {
  if (receipt === null) return null;
  return (
    <p className="sec off-paper">
      拿不定主意，可以一起选：
      <Link className="nb" to={duetPath(sn)}>
        两人分头选
      </Link>
      ，或请<Link to={votePath(sn)}>家人投票</Link>。
    </p>
  );
}

/** The link to the chart (八字喜木 · 看排盘), which has a page of its own. */
const ChartLink = ({ sn, chart }: { sn: string; chart: Chart }) => (
  <p className="sec off-paper">
    <Link className="go" to={viewPath(sn, { part: "chart" })}>
      {dotted([`八字喜${chart.favourable.join("、")}`, "看排盘"])}
    </Link>
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

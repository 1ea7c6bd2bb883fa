import type { OwnName } from "#functions/contract/scored-name.ts";
import { Link } from "../../document/link.tsx";
import { Still } from "../../document/still.tsx";
import { MANUAL_PATH } from "../../manual/paths.ts";
import { ChartSection } from "../chart-section.tsx";
import { isOwn, OwnNames } from "../own-names.tsx";
import { CompareBar, CompareTick, PickMore } from "./compare-bar.tsx";
import type { Hearts } from "./hearts.ts";
import type { PaidView } from "./load-paid.server.ts";
import { NameSlip } from "./name-slip.tsx";
import { NextBatch } from "./next-batch.tsx";
import { PaidHead } from "./paid-head.tsx";
import { ReceiptSection } from "./receipt-section.tsx";
import { NoneSuch, OrderNote, Sieve } from "./sieve.tsx";

interface PaidPageProps {
  sn: string;
  hearts: Hearts;
  /** What the page is drawn from, on the server only. */
  drawn: PaidView | undefined;
}

/** The paid face of a naming order (付费结果): every name short, its details behind its link. Only ♡ lives in the browser. */
export function PaidPage({ sn, hearts, drawn }: PaidPageProps) {
  const { surname, given, liked } = hearts;
  return (
    <>
      <Still id="face">{import.meta.env.SSR && (() => drawn && <Face drawn={drawn} />)}</Still>
      <section aria-labelledby="names" className={given.length > 0 ? "slips" : undefined}>
        {given.map((each, at) => (
          <NameSlip
            key={each}
            name={{ name: surname + each, given: each, liked: liked.includes(each) }}
            drawn={drawn?.names[at]}
            sn={sn}
            picked={drawn?.picked.includes(each) === true}
            own={drawn !== undefined && isOwn(drawn.report.own, each)}
          />
        ))}
        <Still id="own-names" className="own-names">
          {import.meta.env.SSR && (() => drawn && <Own drawn={drawn} />)}
        </Still>
        <Still id="cmp-bar" className="cmp-bar">
          {import.meta.env.SSR && (() => drawn && drawn.names.length > 1 && <CompareBar sn={sn} />)}
        </Still>
      </section>
      <Still id="after">{import.meta.env.SSR && (() => drawn && <After drawn={drawn} />)}</Still>
    </>
  );
}

/** The family's own names in a view: where favourites are asked for, those that are. */
const ownOf = ({ report: { own }, view }: PaidView): readonly OwnName[] =>
  view.filter === "liked" ? own.filter(({ liked }) => liked) : own;

/** The family's own names, each to be ticked like any other. */
function Own({ drawn }: { drawn: PaidView }) {
  const { picked, report } = drawn;
  const { sn, surname } = report;
  return (
    <OwnNames
      sn={sn}
      own={ownOf(drawn)}
      above={drawn.names.map(({ given }) => given)}
      compare={(given) => (
        <CompareTick name={surname + given} given={given} picked={picked.includes(given)} />
      )}
    />
  );
}

function Face({ drawn }: { drawn: PaidView }) {
  const { report, view, names, picked } = drawn;
  return (
    <>
      <PaidHead report={report} />
      <Sieve sn={report.sn} view={view} count={report.count} />
      <OrderNote view={view} names={names} />
      <h2 id="names" className="sr-only">
        名字
      </h2>
      <PickMore picked={picked} />
      {names.length + (view.filter === "liked" ? ownOf(drawn).length : 0) === 0 && (
        <NoneSuch sn={report.sn} view={view} count={report.count} />
      )}
    </>
  );
}

function After({ drawn: { report, view } }: { drawn: PaidView }) {
  return (
    <>
      {view.filter === "all" && <NextBatch report={report} batch={view.batch} />}
      {view.filter === "all" ? <ChartSection chart={report.chart} /> : <ChartLink sn={report.sn} />}
      <p className="sec off-paper">
        需要有人一起商量？
        <Link className="nb" to={MANUAL_PATH}>
          看看人工起名
        </Link>
        <span className="cl par">（不买也不影响这份结果）</span>
      </p>
      <ReceiptSection sn={report.sn} receipt={report.receipt} what="宝宝起名" />
    </>
  );
}

/** Where all names are on the page, or some of all, the chart is not: it stands below each batch. */
const ChartLink = ({ sn }: { sn: string }) => (
  <p className="sec">
    <Link className="go" to={`/naming-result/${sn}#chart`}>
      看八字与五行
    </Link>
  </p>
);

import { sayRivalOfAll, WishFindings } from "#app/kit/business/findings.tsx";
import { LimitNote, NotCompared } from "#app/kit/business/limit-note.tsx";
import { BUSINESS_TITLE, signsTitle } from "#app/kit/business/words.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Quoting } from "#app/kit/prose/quoting.tsx";
import { CompareBar, PickMore } from "#app/kit/report/compare-bar.tsx";
import { KeptNote } from "#app/kit/report/kept-note.tsx";
import { NextNames, namesOn, sayHere } from "#app/kit/report/next-batch.tsx";
import { PaperCount } from "#app/kit/report/paper-line.tsx";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { NoneSuch, Sift } from "#app/kit/report/sieve.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { isFirstView, type View } from "#app/kit/result/view.ts";
import type { BusinessCard, PaidBusiness } from "#functions/contract/products/business.ts";
import { AroundRows } from "./around-rows.tsx";
import { sayAsked } from "./asked-line.tsx";
import { SignSlip } from "./sign-slip.tsx";

/** The names of a view, and what is ticked for a comparison. */
interface PaidSigns {
  report: PaidBusiness;
  view: View;
  names: readonly BusinessCard[];
  picked: readonly string[];
  /** The address asks to compare, whatever is ticked. */
  asks: boolean;
}

/** The paid face of a business naming order (付费结果): every name short, its details behind its link. */
export function BusinessPaidPage({ shown }: { shown: PaidSigns }) {
  const { report, picked } = shown;
  const { sn, findings } = report;
  const names = namesOn(shown);
  const rivals = report.asked?.rivals ?? [];
  const ofAll = sayRivalOfAll(names, rivals);
  return (
    <>
      <Face {...shown} ofAll={ofAll} />
      <section aria-labelledby="names" className={names.length > 0 ? "slips" : undefined}>
        {names.map((name, at) => (
          <SignSlip
            key={name.given}
            sn={sn}
            name={name}
            rivals={ofAll === null ? rivals : []}
            said={findings}
            picked={picked.includes(name.given)}
            isFirst={at === 0 && isFirstView(shown.view)}
          />
        ))}
        <div className="cmp-bar">{names.length > 1 && <CompareBar sn={sn} />}</div>
      </section>
      <After {...shown} />
    </>
  );
}

/** In what order a shop's names stand, said beside them. */
const ORDER = "先排专为这一行写的，再排其余的，各自从高分到低分。";

/** The rival that is nearest to all of the names alike; `ofAll` where none is near. */
const sayOfAll = (rival: BusinessCard["rival"], ofAll: string): string =>
  rival === null
    ? `下面的名字都${ofAll}`
    : `您填的同行里，和下面的名字最像的是“${rival.other}”：${rival.reason}。`;

/** What stands above the names: as little as can be, for the names come first. */
function Face({ report, view, names, picked, asks, ofAll }: PaidSigns & { ofAll: string | null }) {
  const { sn, asked, status, receipt, count, findings } = report;
  const here = view.filter === "all" ? sayHere(report, view) : "";
  return (
    <>
      <h1>{signsTitle(asked, count)}</h1>
      <p className="echo">
        {here !== "" && (
          <span className="off-paper">
            <Clauses text={`${here}。`} />
          </span>
        )}
        {receipt !== null && (
          <a className="off-paper" href="#receipt">
            收据与分享
          </a>
        )}
      </p>
      <PaperCount shown={namesOn({ view, names }).length} count={count} />
      <NotCompared rivals={asked?.rivals.length}>
        {ofAll !== null && <Quoting text={sayOfAll(names[0]?.rival ?? null, ofAll)} />}
      </NotCompared>
      <StateNote sn={sn} status={status} isPaid />
      <WishFindings findings={findings} isBrand={asked?.usage === "brand"} />
      <Sift
        sn={sn}
        view={view}
        count={count}
        names={names}
        filters={["all", "whole", "liked"]}
        sorts={["report", "score"]}
        order={ORDER}
      />
      <h2 id="names" className="sr-only">
        名字
      </h2>
      <PickMore picked={picked} asks={asks} />
      {names.length === 0 && <NoneSuch sn={sn} view={view} count={count} />}
    </>
  );
}

function After({ report, view }: PaidSigns) {
  const { sn, asked, trade, receipt, nice } = report;
  return (
    <>
      <NextNames report={report} view={view} />
      <AroundRows
        head={report.head}
        nice={nice}
        alike={asked === null ? [] : [["您的要求", sayAsked(asked, trade)]]}
      />
      <LimitNote />
      <ReceiptSection sn={sn} receipt={receipt} what={BUSINESS_TITLE}>
        <KeptNote sn={sn} receipt={receipt} />
      </ReceiptSection>
    </>
  );
}

import type { ReactNode } from "react";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Counts } from "#app/kit/prose/counts.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import type { Chart } from "#functions/contract/names/chart.ts";
import { ElementsTable } from "./elements-table.tsx";
import { PillarsTable } from "./pillars-table.tsx";

const STRENGTH = { strong: "偏强", weak: "偏弱", balanced: "平衡" } as const;

/** The chart (八字与五行), the element count, and how the favourable element was found. */
export function ChartSection({ chart }: { chart: Chart }) {
  return (
    <section className="sec" aria-labelledby="chart">
      <h2 id="chart">八字与五行</h2>
      <Whole chart={chart} />
    </section>
  );
}

/** The same folded into one line (八字喜木 · 看排盘), for pages where the names come first. */
export function FoldedChart({ chart, children }: { chart: Chart; children?: ReactNode }) {
  return (
    <details className="sec fold" id="chart">
      <summary>{dotted([`八字喜${chart.favourable.join("、")}`, "看排盘"])}</summary>
      {children}
      <Whole chart={chart} />
    </details>
  );
}

/** What stands behind the day master in points: its share of the shares above is another count. */
function scoredOf({ pillars, share }: Chart): string {
  const most = pillars.hour === null ? 80 : 100;
  return `${Math.round((share * most) / 100)} 分（满分 ${most}）`;
}

function Whole({ chart }: { chart: Chart }) {
  const { dayMaster, strength, favourable, steps, notes, solarTime } = chart;
  return (
    <>
      <div className="charts">
        <PillarsTable pillars={chart.pillars} />
        <ElementsTable elements={chart.elements} />
      </div>
      <div className="explain">
        <p>
          {`日主${dayMaster.stem}${dayMaster.element}。得令、通根、得势合计 ${scoredOf(chart)}，本站算作`}
          <b>{STRENGTH[strength]}</b>
          {"，名字里喜用"}
          <b>{favourable.join("、")}</b>
          <span className="nb">
            。<span className="tag">民俗</span>
          </span>
        </p>
        <Why chart={chart} />
        {solarTime !== null && <SolarTime time={solarTime} />}
        {notes.map((note) => (
          <p className="sm" key={note}>
            <Clauses text={note} />
          </p>
        ))}
        <p className="sm">
          <Clauses text="分量也算地支里藏着的，和个数不同。" />
        </p>
        {steps.length > 0 && (
          <details>
            <summary>喜用是怎么算出来的？</summary>
            <ol className="plain">
              {steps.filter(isReckoning).map((step) => (
                <li key={step}>
                  <Counts text={step} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </>
  );
}

/** The step of the reckoning that says why these are the favourable elements. */
const CONCLUSION = "结论：";
const isReckoning = (step: string): boolean => !step.startsWith(CONCLUSION);

/** Why these elements (喜用), in the open: what there is most of may be wanted all the same, which looks like a slip. */
function Why({ chart: { elements, favourable, steps } }: { chart: Chart }) {
  const why = steps.find((step) => !isReckoning(step))?.slice(CONCLUSION.length);
  const [most] = elements.toSorted((one, other) => other.share - one.share);
  const isWanted = favourable.some((element) => element === most?.element);
  return (
    <>
      {why !== undefined && <p>{why}</p>}
      {isWanted && <p>{`${most?.element}最多，仍算喜用。`}</p>}
    </>
  );
}

/** The sun's time at the place of birth (真太阳时), and how it comes about. */
function SolarTime({ time }: { time: NonNullable<Chart["solarTime"]> }) {
  return (
    <details>
      <summary>
        <TimeText text={time.text} />
      </summary>
      <ol className="plain">
        {time.steps.map((step) => (
          <li key={step}>
            <Counts text={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** 深圳真太阳时 2026 年 4 月 18 日 8:37, its date never parted at the end of a line. */
function TimeText({ text }: { text: string }) {
  const [, place, date, clock] = /^(.+真太阳时) (.+日) (.+)$/u.exec(text) ?? [];
  if (place === undefined) return text;
  return (
    <span>
      <span className="cl">{place}</span>{" "}
      <span className="cl">
        <span className="nb">{date}</span>
        {` ${clock}`}
      </span>
    </span>
  );
}

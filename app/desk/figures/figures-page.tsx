import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { CHANNELS, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { queuePath } from "#app/desk/queue/queue-filter.ts";
import { Bar } from "#app/kit/name/bill/bars.tsx";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import { type DayFigures, type DeskFigures, RANGES } from "#functions/contract/desk/desk-figures.ts";
import { DaysTable } from "./days-table.tsx";
import { FigureFilters } from "./figure-filters.tsx";
import { csvAddress } from "./figures-csv.ts";
import {
  type Asked,
  exactYuan,
  FIGURES_PATH,
  figuresPath,
  netYuan,
  productsOf,
  RANGE_WORDS,
  shareText,
  sumOf,
} from "./figures-words.ts";
import { IncomeChart } from "./income-chart.tsx";

interface FiguresPageProps {
  person: Person;
  asked: Asked;
  figures: DeskFigures;
}

const KEYS: readonly KeyHint[] = [
  ["1", "今天"],
  ["2", "7 天"],
  ["3", "30 天"],
  ["4", "90 天"],
  ["E", "下载 CSV"],
];

/** The figures of a range of days (数字), by product and by channel, with a chart and a file to work on. */
export function FiguresPage({ person, asked, figures }: FiguresPageProps) {
  const { days, services, channels } = figures;
  return (
    <DeskFrame person={person} at={FIGURES_PATH} title="数字" keys={KEYS}>
      <nav className="sorts" aria-label="范围">
        {RANGES.map((one, at) => (
          <Link
            key={one}
            to={figuresPath({ ...asked, days: one })}
            aria-current={one === asked.days ? "page" : undefined}
            data-key={String(at + 1)}
          >
            {RANGE_WORDS[one]}
          </Link>
        ))}
        <a href={csvAddress(figures)} download={`luopan-${days[0]?.day ?? ""}.csv`} data-key="e">
          下载 CSV
        </a>
      </nav>
      <FigureFilters asked={asked} />
      <Sums days={days} />
      <IncomeChart days={days} products={productsOf(figures)} />
      <div className="desk-splits">
        <Split
          title="按服务"
          rows={services.map(({ service, ...share }) => ({ name: PRODUCTS[service], ...share }))}
        />
        <Split
          title="按付款方式"
          rows={channels.map(({ channel, ...share }) => ({ name: CHANNELS[channel], ...share }))}
        />
      </div>
      <p className="sm desk-note">
        <Clauses text="占比逐行四舍五入，相加可能差 0.1。" />
      </p>
      <DaysTable days={days} />
    </DeskFrame>
  );
}

/** Late work is counted by the day it was due, handed in since or not; what still waits is in the queue. */
const LATE_WAITING = (
  <Link className="go" to={queuePath({ of: "late" })}>
    还没交的在待办里
  </Link>
);

function Sums({ days }: { days: readonly DayFigures[] }) {
  const orders = sumOf(days, "orders");
  const paid = sumOf(days, "paid");
  const [income, refunded, late] = [sumOf(days, "income"), sumOf(days, "refunded"), sumOf(days, "late")];
  const sums = [
    ["净收", netYuan(income - refunded), "元", "收款减退款"],
    ["收款", exactYuan(income), "元", `${paid} 笔`],
    ["退款", exactYuan(refunded), "元", `${sumOf(days, "refunds")} 笔`],
    ["下单", String(orders), "单", orders === 0 ? "" : `付款率 ${Math.round((100 * paid) / orders)}%`],
    ["逾期交稿", String(late), "件", late === 0 ? "" : LATE_WAITING],
  ] as const;
  return (
    <dl className="desk-sums">
      {sums.map(([name, text, unit, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            <b>{text}</b> {unit}
          </dd>
          {note !== "" && <dd className="sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface SplitRow {
  name: string;
  paid: number;
  income: number;
}

function Split({ title, rows }: { title: string; rows: readonly SplitRow[] }) {
  const whole = rows.reduce((sum, { income }) => sum + income, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off in large text is reached by keyboard too
    <section className="desk-wide" aria-label={title} tabIndex={0}>
      <table className="desk-figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title.slice(1)}</th>
            <th scope="col">笔数</th>
            <th scope="col">收款，元</th>
            <th scope="col">占比</th>
          </tr>
        </thead>
        <tbody className="num">
          {rows.map(({ name, paid, income }) => (
            <tr key={name}>
              <th scope="row">
                <Parts of={name.split(/(?=（)/u)} />
              </th>
              <td>{paid}</td>
              <td>{exactYuan(income)}</td>
              <td>
                {shareText(income, whole)}
                <Bar share={whole <= 0 ? 0 : (100 * income) / whole} />
              </td>
            </tr>
          ))}
          <tr className="all">
            <th scope="row">合计</th>
            <td>{rows.reduce((sum, { paid }) => sum + paid, 0)}</td>
            <td>{exactYuan(whole)}</td>
            <td>{shareText(whole, whole)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

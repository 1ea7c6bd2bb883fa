import { PRODUCTS } from "#app/desk/orders/order-words.ts";
import { dayText } from "#app/kit/page/time-text.ts";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { yuan } from "#functions/contract/values/money.ts";
import { exactYuan, shortDay } from "./figures-words.ts";

const LINES = 4;
/** Days that are named below the chart, at most: more do not fit on a phone. */
const LABELS = 7;
/** Least width of a day, %, for its name to stand in the middle under its bar; else all of them end where their bars do. */
const LABEL = 12;
/** Of a day's width, what stays free on each side of its bar. */
const GAP = 0.15;

/** The colour of a product's bars: its own, whatever else is shown. */
const colourOf = (product: DeskProduct): string => `s${DeskProduct.options.indexOf(product)}`;

/** Round steps of the axis, fen: so many that the highest day is in. */
function stepOf(highest: number): number {
  const rough = Math.max(highest, 100) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (
    [1, 2, 2.5, 3, 4, 5, 10].map((times) => times * power).find((step) => step * LINES >= highest) ?? rough
  );
}

interface IncomeChartProps {
  /** Today first. */
  days: readonly DayFigures[];
  products: readonly DeskProduct[];
}

/**
 * Each day's income, by product, one on the other (每天收款); every bar says its figures, and the table below has them all. It is
 * drawn in percent, so that it may be as high on a phone as it is wide elsewhere, with letters of one size.
 */
export function IncomeChart({ days, products }: IncomeChartProps) {
  const inOrder = [...days].reverse();
  const step = stepOf(Math.max(...days.map(({ income }) => income), 0));
  const scale = 100 / (step * LINES);
  const slot = 100 / inOrder.length;
  const every = Math.ceil(inOrder.length / LABELS);
  return (
    <figure className="desk-bars">
      <figcaption>
        每天收款，元，没有减退款
        <br />
        {products.map((product) => (
          <span className="cl" key={product}>
            <i className={colourOf(product)} />
            {PRODUCTS[product]}
          </span>
        ))}
      </figcaption>
      <svg role="img" aria-label="每天收款，数字在下面的表里">
        {Array.from({ length: LINES + 1 }, (_, nth) => {
          const y = percent(100 - nth * step * scale);
          return (
            <g key={y}>
              <line x2="100%" y1={y} y2={y} />
              <text className="e" x="-8" y={y} dy=".35em">
                {yuan(nth * step).replace(/\.00$/, "")}
              </text>
            </g>
          );
        })}
        {inOrder.map((day, at) => (
          <g key={day.day}>
            <title>{`${dayText(day.day)}：${exactYuan(day.income)} 元，${day.paid} 笔`}</title>
            <Bars day={day} products={products} x={at * slot} width={slot} scale={scale} />
            {(inOrder.length - 1 - at) % every === 0 && (
              <text
                className={slot < LABEL ? "e" : "m"}
                x={percent((at + (slot < LABEL ? 1 - GAP : 0.5)) * slot)}
                y="100%"
                dy="1.75em"
              >
                {shortDay(day.day)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface BarsProps extends Pick<IncomeChartProps, "products"> {
  day: DayFigures;
  x: number;
  width: number;
  scale: number;
}

function Bars({ day, products, x, width, scale }: BarsProps) {
  let y = 100;
  return products.map((product) => {
    const height = (day.by[product] ?? 0) * scale;
    y -= height;
    return height === 0 ? null : (
      <rect
        key={product}
        className={colourOf(product)}
        x={percent(x + width * GAP)}
        y={percent(y)}
        width={percent(width * (1 - 2 * GAP))}
        height={percent(height)}
      />
    );
  });
}

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

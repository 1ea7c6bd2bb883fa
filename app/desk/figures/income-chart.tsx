import { PRODUCTS } from "#app/desk/orders/order-words.ts";
import { dayText } from "#app/kit/page/time-text.ts";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import { yuan } from "#functions/contract/values/money.ts";
import { exactYuan, shortDay } from "./figures-words.ts";

const WIDTH = 960;
const HEIGHT = 220;
const LEFT = 96;
const TOP = 30;
const LINES = 4;
/** Days that are named below the chart, at most: more do not fit on a phone. */
const LABELS = 7;
/** Least width of a day for its name to stand in the middle under its bar; else all of them end where their bars do. On a phone, letters are larger. */
const LABEL = 110;
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

/** Each day's income, by product, one on the other (每天收款); every bar says its figures, and the table below has them all. */
export function IncomeChart({ days, products }: IncomeChartProps) {
  const inOrder = [...days].reverse();
  const step = stepOf(Math.max(...days.map(({ income }) => income), 0));
  const scale = HEIGHT / (step * LINES);
  const slot = (WIDTH - LEFT) / inOrder.length;
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 54}`} role="img" aria-label="每天收款，数字在下面的表里">
        {Array.from({ length: LINES + 1 }, (_, nth) => {
          const y = TOP + HEIGHT - nth * step * scale;
          return (
            <g key={y}>
              <path d={`M${LEFT} ${y}H${WIDTH}`} />
              <text className="e" x={LEFT - 8} y={y + 5}>
                {yuan(nth * step).replace(/\.00$/, "")}
              </text>
            </g>
          );
        })}
        {inOrder.map((day, at) => (
          <g key={day.day}>
            <title>{`${dayText(day.day)}：${exactYuan(day.income)} 元，${day.paid} 笔`}</title>
            <Bars day={day} products={products} x={LEFT + at * slot} width={slot} scale={scale} />
            {(inOrder.length - 1 - at) % every === 0 && (
              <text
                className={slot < LABEL ? "e" : "m"}
                x={round(LEFT + (at + (slot < LABEL ? 1 - GAP : 0.5)) * slot)}
                y={TOP + HEIGHT + 42}
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
  let y = TOP + HEIGHT;
  return products.map((product) => {
    const height = (day.by[product] ?? 0) * scale;
    y -= height;
    return height === 0 ? null : (
      <rect
        key={product}
        className={colourOf(product)}
        x={round(x + width * GAP)}
        y={round(y)}
        width={round(width * (1 - 2 * GAP))}
        height={round(height)}
      />
    );
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

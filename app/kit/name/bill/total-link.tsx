import type { Bill } from "#functions/contract/names/name-card.ts";
import { halvesOf } from "./bill-parts.ts";

/** What the name has by itself, and what the schools add, in a line; "" where no school counts. */
export function sayHalves(bill: Bill): string {
  const halves = halvesOf(bill);
  return halves.length < 2
    ? ""
    : halves.map(({ name, points, max }) => `${name} ${points} / ${max}`).join("，");
}

/** The total (综合) with its two halves, which leads to the bill behind it. */
export function TotalLink({ bill }: { bill: Bill }) {
  const { total } = bill;
  return (
    <a className="sum" href="#bill">
      <span>
        综合 <b className="num">{total}</b> 分<small className="cl">{sayHalves(bill)}</small>
      </span>
      <span>怎么来的</span>
    </a>
  );
}

import { PRODUCTS } from "#app/desk/orders/order-words.ts";
import type { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import { exactYuan, productsOf } from "./figures-words.ts";

/** The file itself in an address, for what it holds is on the page already: it is saved without a script and without being asked for. */
export const csvAddress = (figures: DeskFigures): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(figuresCsv(figures))}`;

/** The days as a table for a spreadsheet (CSV): a row a day, today first, amounts in yuan; begins with the mark by which Excel knows UTF-8. */
function figuresCsv(figures: DeskFigures): string {
  const products = productsOf(figures);
  const head = [
    ...["日期", "订单", "付款笔数", "收款（元）", "退款笔数", "退款（元）", "净收（元）", "逾期交稿"],
    ...products.map((product) => `${PRODUCTS[product]}（元）`),
  ];
  const rows = figures.days.map(({ day, orders, paid, income, refunds, refunded, late, by }) => [
    ...[
      day,
      orders,
      paid,
      exactYuan(income),
      refunds,
      exactYuan(refunded),
      exactYuan(income - refunded),
      late,
    ],
    ...products.map((product) => exactYuan(by[product] ?? 0)),
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.join(",")).join("\r\n")}\r\n`;
}

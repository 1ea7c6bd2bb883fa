import type { Page } from "playwright-core";

/** A phone, and a monitor. */
const WIDTHS = [375, 1280];

/** By how much (px) each head of a table of a column stands beside the cells under it, on a phone and on a monitor. */
export async function headsBesideColumns(page: Page, table: string): Promise<number[]> {
  const beside: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    beside.push(
      await page.locator(table).evaluate((of) => {
        const edges = (row: string) =>
          [...of.querySelectorAll(`${row} > :not(:first-child)`)].flatMap((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return [left, right];
          });
        const cells = edges("tbody tr:first-child");
        return Math.max(...edges("thead tr").map((edge, at) => Math.abs(edge - (cells[at] ?? 0))));
      }),
    );
  }
  return beside;
}

import type { Page } from "playwright-core";

/** What a browser leaves white around a sheet whose page says nothing. */
const MARGIN = "10mm";

/** How many sheets of A4 a page is printed on. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const paper = await page.pdf({ format: "A4", preferCSSPageSize: true, margin });
  return paper.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

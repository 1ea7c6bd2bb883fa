import type { Page } from "playwright-core";

/** One fault as the page says it: in the summary, and at its field. */
export interface SaidError {
  /** The line of the summary without the name of its field, and the id of the control it leads to. */
  message: string;
  anchor: string;
  /** The text at the field. */
  atField: string;
  /** Does what it leads to, or the group around that, name the text as its description (aria-describedby)? */
  described: boolean;
}

/** Every fault the page's summary lists, with what stands at the field. */
export function saidErrors(page: Page): Promise<SaidError[]> {
  return page.locator("#errors a").evaluateAll((links) =>
    links.map((link) => {
      const anchor = link.getAttribute("href")?.slice(1) ?? "";
      const control = document.getElementById(anchor);
      const error = control?.closest(".fld, details")?.querySelector(".err") ?? null;
      const spoken = [control, control?.querySelector("summary"), control?.closest("fieldset")];
      const line = link.textContent ?? "";
      const atField = error?.textContent?.replace(/^(出错了|请确认)：/, "") ?? "";
      const label = control?.closest(".fld")?.querySelector(".lb, .ck")?.textContent ?? "";
      const isNamed = line.endsWith(`：${atField}`) && label.includes(line.slice(0, -atField.length - 1));
      return {
        message: isNamed ? atField : line,
        anchor,
        atField,
        described: spoken.some(
          (it) => error?.id && it?.getAttribute("aria-describedby")?.split(" ").includes(error.id),
        ),
      };
    }),
  );
}

/** Everything that tells the visitor what is wrong, in one text. */
export const allMessages = async (page: Page): Promise<string> =>
  (await page.locator("#errors, .err, .status").allTextContents()).join("\n");

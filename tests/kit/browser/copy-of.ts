import type { Page } from "playwright-core";

/** What a browser shows, as a text: `drawn` draws it again, and two pages with the same `look` have the same faults. */
interface Copy {
  drawn: string;
  look: string;
}

/**
 * Copies a page as it stands, so that it can be looked at where axe runs and nothing else does: what was typed and
 * ticked stays, what runs or comes again by itself is left out.
 */
export async function copyOf(page: Page, scripts: boolean): Promise<Copy> {
  await holdValues(page);
  const html = (await page.content())
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(scripts ? /<noscript>[\s\S]*?<\/noscript>/g : /<\/?noscript>/g, "")
    // Without scripts a page that waits for something can look again by itself in no other way.
    .replaceAll(/<meta http-equiv="refresh"[^>]*>/g, "");
  return {
    drawn: html.replace("<head>", `<head><base href="${page.url()}">`),
    look: html.replaceAll(/<input\b[^>]*\btype="hidden"[^>]*>/g, ""),
  };
}

/** Writes into the document what its controls hold. */
export const holdValues = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("input")) {
      field.setAttribute("value", field.value);
      field.toggleAttribute("checked", field.checked);
    }
    for (const field of document.querySelectorAll("textarea")) field.textContent = field.value;
    for (const option of document.querySelectorAll("option"))
      option.toggleAttribute("selected", option.selected);
  });

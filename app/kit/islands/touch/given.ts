/** The id of the element that holds what a part that answers at the touch was drawn of, as JSON. */
export const GIVEN_ID = "given";

/** What a page's part was drawn of, as it stands in the page's HTML; null where the page has no such part. */
export function givenIn<G>(html: string): G | null {
  const [, json] = new RegExp(`<script[^>]* id="${GIVEN_ID}"[^>]*>([^]*?)</script>`).exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

/** JSON that may stand in a script element. */
export const asGiven = (given: unknown): string => JSON.stringify(given).replace(/</g, "\\u003c");

/** The mark where the CSS of a document is put in; it holds the nonce, which no other text can guess. */
export const placeOfCss = (nonce = "", route: string): string => `${markOf(nonce)}${route}*/`;

const markOf = (nonce: string) => `/*${nonce} `;

/** A document with the CSS of its route in place, where it has a place for it. */
export function putCss(html: string, nonce: string, cssOf: (route: string) => string): string {
  const mark = markOf(nonce);
  const start = html.indexOf(mark);
  if (start < 0) return html;
  const from = start + mark.length;
  const end = html.indexOf("*/", from);
  return html.slice(0, start) + cssOf(html.slice(from, end)) + html.slice(end + 2);
}

/** A sign after which more should come closes no quotation (；): the words stay, the sign goes. */
export const closed = (quote: string): string => outermost(quote).replace(/[，；：、]$/u, "");

/** A passage cut out of a speech: what was a quotation within another (‘’) is the outer one now. */
export const outermost = (quote: string): string =>
  quote.includes("“") ? quote : quote.replaceAll("‘", "“").replaceAll("’", "”");

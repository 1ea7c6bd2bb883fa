/** A sign after which more should come closes no quotation (；): the words stay, the sign goes. */
export const closed = (quote: string): string => quote.replace(/[，；：、]$/u, "");

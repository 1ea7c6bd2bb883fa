const query = (name: string): string => `name=${encodeURIComponent(name)}`;

/** How a name is written and read (笔顺与字帖), to be practised. */
export const strokesPath = (sn: string, given: string): string => `/name-strokes/${sn}?${query(given)}`;
/** A name on one page for the grandparents (给长辈看的一页). */
export const elderPath = (sn: string, given: string): string => `/name-page/${sn}?${query(given)}`;
/** The start without a form: names and characters by their sound (凭音找字). */
export const EAR_PATH = "/by-ear";

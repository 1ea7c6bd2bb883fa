const BEIJING_MS = 8 * 3600_000;

/** An instant as a Beijing clock shows it (北京时间): 14:05:09. */
export const clockTime = (instant: string): string =>
  new Date(Date.parse(instant) + BEIJING_MS).toISOString().slice(11, 19);

const BEIJING_MS = 8 * 3600_000;

/** An instant as day and clock in Beijing (北京时间): 2026-11-21 18:30. */
export const beijingTime = (instant: string): string =>
  new Date(Date.parse(instant) + BEIJING_MS).toISOString().slice(0, 16).replace("T", " ");

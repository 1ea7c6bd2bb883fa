const EIGHT_HOURS = 8 * 3_600_000;

/** Alipay's clock is on Beijing's wall and does not say so: `2026-11-21 20:00:00`. */
export const wallTime = (ms: number): string =>
  new Date(ms + EIGHT_HOURS).toISOString().slice(0, 19).replace("T", " ");

/** The same, read back; NaN where it is no such time. */
export const readWallTime = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(" ", "T")}Z`) - EIGHT_HOURS
    : Number.NaN;

/** Yuan as Alipay writes them, in fen; NaN where it is no amount of at least one fen. */
export function readYuan(text: unknown): number {
  if (typeof text !== "string" || !/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const [whole = "", part = ""] = text.split(".");
  const fen = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return fen > 0 ? fen : Number.NaN;
}

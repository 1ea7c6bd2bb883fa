/** Yuan as Alipay writes them, in fen; NaN where it is no amount of at least one fen. */
export function readYuan(text: unknown): number {
  if (typeof text !== "string" || !/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/.test(text)) return Number.NaN;
  const [whole = "", part = ""] = text.split(".");
  const fen = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return fen > 0 ? fen : Number.NaN;
}

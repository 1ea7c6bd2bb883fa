/** Fen as Alipay writes money: yuan with two decimals (`990` → `9.90`). Throws RangeError on what is no amount. */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount in fen: ${fen}`);
  const digits = String(fen).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Yuan with at most two decimals as fen, digit by digit; null where the text is no such amount. */
export function fenOf(yuan: string): number | null {
  const [, whole, decimals = ""] = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, "0"));
}

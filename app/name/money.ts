/** Fen as yuan: 2990 → 29.90, 4900 → 49. */
export function yuan(fen: number): string {
  const whole = Math.trunc(fen / 100);
  const rest = Math.abs(fen % 100);
  return rest === 0 ? `${whole}` : `${whole}.${String(rest).padStart(2, "0")}`;
}

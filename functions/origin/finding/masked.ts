/** A mobile as it may be shown: 138****5678 for the mainland, else its country and last four digits. E.164 in. */
export function masked(mobile: string): string {
  if (mobile.startsWith("+86")) return `${mobile.slice(3, 6)}****${mobile.slice(-4)}`;
  return `${mobile.slice(0, 4)}****${mobile.slice(-4)}`;
}

/** Calling codes (国际电话区号) of one and of two digits (ITU-T E.164); all others have three. */
const ONE_DIGIT = /^[17]/;
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Of a number without its calling code, this many digits at the least stay hidden. */
const LEAST_HIDDEN = 3;

/** A mobile as it may be shown: 138****5678 for the mainland, else +852 ****4567. E.164 in. */
export function masked(mobile: string): string {
  if (mobile.startsWith("+86")) return `${mobile.slice(3, 6)}****${mobile.slice(-4)}`;
  const digits = mobile.slice(1);
  const code = digits.slice(0, ONE_DIGIT.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3);
  const shown = Math.max(0, Math.min(4, digits.length - code.length - LEAST_HIDDEN));
  return `+${code} ****${shown === 0 ? "" : digits.slice(-shown)}`;
}

/** A form as it was posted: every value a string, values of repeated keys joined by commas. */
export type Typed = Readonly<Record<string, string>>;

/** What was typed at a key; "" where nothing was. */
export const typedAt = (typed: Typed, key: string): string => typed[key] ?? "";

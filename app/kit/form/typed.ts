/** A form as it was posted: every value a string, values of repeated keys joined by commas. */
export type Typed = Readonly<Record<string, string>>;

/** What was typed, with what is said instead where a wish is relaxed (放宽): the value of the button that was pressed. */
export const relaxed = ({ relax = "", ...typed }: Typed): Typed => ({
  ...typed,
  ...Object.fromEntries(new URLSearchParams(relax)),
});

/** What was typed at a key; "" where nothing was. */
export const typedAt = (typed: Typed, key: string): string => typed[key] ?? "";

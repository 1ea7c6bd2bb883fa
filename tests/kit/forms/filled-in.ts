/** What a test changes in a form, as the wire carries it; null leaves a field out. */
export type Over = Readonly<Record<string, string | null>>;

/** A form of these fields, sent for the first time, with `over` on top. */
export const filledIn = (fields: Readonly<Record<string, string>>, over: Over): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...fields, idem: `form-${crypto.randomUUID()}`, ...over }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    ),
  );

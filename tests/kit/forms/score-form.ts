/** A filled-in form of a name to be scored, as the wire carries it; `over` on top, null leaves a field out. */
export function scoreForm(over: Readonly<Record<string, string | null>> = {}): Record<string, string> {
  const filled = {
    kind: "baby",
    name: "林清和",
    sex: "female",
    idem: `form-${crypto.randomUUID()}`,
    ...over,
  };
  return Object.fromEntries(
    Object.entries(filled).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

/** A birth to go with it, with the consent that it needs. */
export const BIRTH = {
  calendar: "solar",
  year: "1990",
  month: "5",
  day: "17",
  hour: "9",
  guardian: "1",
} as const;

/** The same of a name for a business. */
export function businessScoreForm(
  over: Readonly<Record<string, string | null>> = {},
): Record<string, string> {
  const filled = {
    kind: "business",
    name: "杭州市云上麦食品有限公司",
    usage: "company",
    idem: `form-${crypto.randomUUID()}`,
    ...over,
  };
  return Object.fromEntries(
    Object.entries(filled).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

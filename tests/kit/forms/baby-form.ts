/** A filled-in form for a baby, as the wire carries it; what a test changes stands in `over`, null leaves a field out. */
export function babyForm(over: Readonly<Record<string, string | null>> = {}): Record<string, string> {
  const filled = {
    kind: "baby",
    surname: "林",
    sex: "female",
    born: "1",
    calendar: "solar",
    year: "2026",
    month: "4",
    day: "18",
    hour: "9",
    length: "2",
    guardian: "1",
    idem: `form-${crypto.randomUUID()}`,
    ...over,
  };
  return Object.fromEntries(
    Object.entries(filled).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

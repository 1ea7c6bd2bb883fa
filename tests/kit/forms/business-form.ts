/** A filled-in business form as the wire carries it; `over` on top, null leaves a field out. */
export function businessForm(over: Readonly<Record<string, string | null>> = {}): Record<string, string> {
  const filled = {
    kind: "business",
    usage: "company",
    region: "杭州市",
    trade: "社区面包店",
    form: "limited",
    length: "2",
    idem: `form-${crypto.randomUUID()}`,
    ...over,
  };
  return Object.fromEntries(
    Object.entries(filled).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

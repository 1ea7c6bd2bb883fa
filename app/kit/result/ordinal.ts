const ORDER = ["其一", "其二", "其三", "其四", "其五", "其六"] as const;

/** What the name at place `at` of a list of `count` is headed by (其一); undefined where it is the only one. */
export const ordinalOf = (at: number, count: number): string | undefined =>
  count < 2 ? undefined : (ORDER[at] ?? `第 ${at + 1} 个`);

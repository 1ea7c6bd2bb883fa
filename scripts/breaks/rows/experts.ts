import type { Row } from "../break.ts";

/** Expert naming (人工起名): days, places, what a manuscript holds, what the family may do. */
export const experts: readonly Row[] = [
  {
    name: "Saturday is a working day",
    file: "functions/origin/products/expert/job/working-days.ts",
    from: "weekday !== SUNDAY && weekday !== SATURDAY",
    to: "(weekday !== SUNDAY || weekday !== SATURDAY)",
    project: "unit",
    tests: ["tests/unit/origin/products/expert/working-days.test.ts"],
  },
  {
    name: "one order more is taken than there are places",
    file: "functions/origin/products/expert/slots.ts",
    from: "if (jobs < most)",
    to: "if (jobs <= most)",
    project: "origin",
    tests: ["tests/origin/products/expert/ordering.test.ts"],
  },
  {
    name: "a manuscript quotes what no book has",
    file: "functions/naming/facts/poems/stands-in.ts",
    from: "quote.split(MARKS).every((clause)",
    to: "quote.split(MARKS).some((clause)",
    project: "unit",
    tests: ["tests/unit/naming/facts/poems/stands-in.test.ts"],
  },
  {
    name: "a manuscript has a name that the family does not want",
    file: "functions/origin/products/expert/manuscript/given-faults.ts",
    from: "avoid.filter((char) => given.includes(char))",
    to: "avoid.filter((char) => given === char)",
    project: "origin",
    tests: ["tests/origin/products/expert/work.test.ts"],
  },
];

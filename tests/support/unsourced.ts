import type { LuckName } from "#functions/contract/luck.ts";

/** A name as if no piece had it: nothing of one is said in its reasons. */
export function unsourced<Name extends Pick<LuckName, "bill" | "source" | "poem" | "why">>(name: Name): Name {
  const lines = name.bill.lines.map((line) =>
    line.rule === "出处" ? { ...line, points: 0, reason: "没有典故。" } : line,
  );
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const why = name.why.replace(/^[^。]*《[^。]*。/u, "");
  return { ...name, source: null, poem: null, why, bill: { ...name.bill, lines, total } };
}

import type { LuckName } from "#functions/contract/products/luck.ts";

const NONE = "没有典故，取的是字义。";

/** A name as if no piece had it: nothing of one is said in its reasons, only that. */
export function unsourced<Name extends Pick<LuckName, "bill" | "source" | "poem" | "why">>(name: Name): Name {
  const lines = name.bill.lines.map((line) =>
    line.rule === "出处" ? { ...line, points: 0, reason: "没有引原文。" } : line,
  );
  const total = sumOf(lines, "points");
  const why = `${name.why.replace(NONE, "").replace(/[^。]*《[^。]*。/u, "")}${NONE}`;
  return { ...name, source: null, poem: null, why, bill: { ...name.bill, lines, total } };
}

const sumOf = <Key extends string>(lines: readonly Record<Key, number>[], key: Key): number =>
  lines.reduce((sum, line) => sum + line[key], 0);

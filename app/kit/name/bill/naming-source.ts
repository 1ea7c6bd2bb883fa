import type { Bill, BillLine, Source } from "#functions/contract/names/name-card.ts";

/** A bill whose line of the source (出处) says which piece that is, and why it has not all points. */
export function namingSource({ bill, source }: { bill: Bill; source: Source | null }): Bill {
  if (source === null) return bill;
  const lines = bill.lines.map((line) =>
    line.rule === "出处" && line.points > 0 ? { ...line, reason: sayWhere(line, source) } : line,
  );
  return { ...bill, lines };
}

function sayWhere({ points, max }: BillLine, { author, title, marked: [first = 0, second] }: Source): string {
  // No line begins with the dot of a title.
  const piece = `${author}《${title.replaceAll("·", "\u2060·\u2060")}》`;
  if (second === undefined) return `这个字见于${piece}；只有一个字，不给满分。`;
  if (points === max) return `两字在${piece}里紧紧相连。`;
  if (second > first + 1) return `两字在${piece}的同一句里，没有连着，不给满分。`;
  return `两字在${piece}里紧紧相连；这一类篇目太多，不给满分。`;
}

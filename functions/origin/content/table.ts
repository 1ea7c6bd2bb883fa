/** A table as the articles write one: rows of cells, the first row its head. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

import type { BillLine } from "#functions/contract/names/name-card.ts";

/** What a line of a business name's bill did not look at, by its rule; and what its part asks, where the word for it is no everyday one. */
const LEFT_OUT: Readonly<Record<string, (line: BillLine) => string>> = {
  和同行拉开: ({ max }) => `会不会认错${max === 0 ? "，没填同行，只看用字造词" : ""}`,
  不贴近知名商号: () => "只看字面，没查注册商标",
};

/** What nobody compared for these lines (没有比对), said beside their sum: full points of them are of the rest alone. */
export const notCompared = (lines: readonly BillLine[]): string =>
  lines
    .map((line) => LEFT_OUT[line.rule]?.(line) ?? "")
    .filter((said) => said !== "")
    .join("，");

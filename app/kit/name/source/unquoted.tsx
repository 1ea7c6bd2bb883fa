import type { Bill, NameCard } from "#functions/contract/names/name-card.ts";

/** What the engine says of a name whose story leans on a piece that is not quoted under it. */
const UNQUOTED = "没有引原文";
/** The same in a note of its own, where no sentence before it says that there is a story. */
const LEANS = "有典故，未引原文";
/** Of a name that leans on nothing, in the words of the engine. */
const NONE = "没有典故";
/** The same beside what the name means, which may be a day of the calendar (小满): it is of no piece. */
const OF_NO_PIECE = "不出自诗文";

/** That no lines stand under a name: it has none, or what is told of it leans on a piece that is not quoted here. */
export const sayUnquoted = ({ why }: Pick<NameCard, "why">): string =>
  why.includes(UNQUOTED) ? LEANS : OF_NO_PIECE;

/** What a bill without a source loses by it (出处), for whoever wonders at the total; "" where it loses nothing. */
const sayLoss = (bill: Bill | undefined): string =>
  bill?.lines.some(({ rule, points, max }) => rule === "出处" && points === 0 && max > 0) === true
    ? "出处一项不得分"
    : "";

/** The sentence that says so in what is told of a name, up to its end. */
const SAID = new RegExp(`(?:${UNQUOTED}|${NONE})[^。]*(?=。)`, "u");

/** What is told of a name, and what the bill loses by having no source, in the very sentence that says so. */
export function whyWithLoss({ why, bill }: { why: string; bill: Bill }): string {
  const loss = sayLoss(bill);
  return loss === "" ? why : why.replace(SAID, `$&，${loss}`);
}

/** The same in a quiet line, with what the name takes its sense from, unless what is told of it says so itself; with a bill, what that costs. */
export function Unquoted({ name, bill }: { name: Pick<NameCard, "why">; bill?: Bill }) {
  if (SAID.test(name.why)) return null;
  return (
    <p className="sm">
      {`${[`${OF_NO_PIECE}，取的是意思`, sayLoss(bill)].filter((text) => text !== "").join("；")}。`}
    </p>
  );
}

import { READERS_PATH } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";

/**
 * The free names in the order of what stands on their cards, their scores. They were chosen by what no card shows, so that three
 * of them in that order look like a mistake: which they are is the report's matter, how they stand is the page's.
 */
export const byScore = (names: FreeResult["names"]): FreeResult["names"] =>
  [...names].sort((a, b) => b.bill.total - a.bill.total);

/** By what the free names were chosen out of all, and how they stand (怎么挑的). */
export function ChosenNote({ result: { names, locked, booksFirst } }: { result: FreeResult }) {
  if (names.length < 2) return null;
  const chosen = booksFirst
    ? "先挑您选的典籍里有出处的，再挑 AI 读过更看好的"
    : `这 ${names.length} 个是 AI 读过更看好的，不只看分数`;
  return (
    <p className="sm mb-3">
      <Clauses text={locked.names > 0 ? `${chosen}；从高分排到低分。` : "从高分排到低分。"} />
      {locked.names > 0 && (
        <>
          <Link className="nb" to={READERS_PATH}>
            怎么挑的
          </Link>
          。
        </>
      )}
    </p>
  );
}

import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";

/** What stands under a bill: its range where the birth may have several charts, and the total without the folk parts. */
export function BillNotes({ bill: { lines, range, total, withoutFolk } }: { bill: Bill }) {
  // What is above a cap is taken off both totals: to call the second a conversion would not add up.
  const isCapped = withoutFolk === total && lines.some(({ part }) => part === "封顶");
  return (
    <>
      {range !== undefined && range.least !== range.most && (
        <p className="sm">{`时辰或流派不同，总分会在 ${range.least} 到 ${range.most} 之间。`}</p>
      )}
      <p className="sm">
        <Clauses
          text={
            isCapped
              ? `不算民俗的部分也一样：上面那一行“封顶”写着，这个名字最多 ${withoutFolk} 分。`
              : `不算民俗的部分，其余逐行按满分 100 折算取整，这个名字是 ${withoutFolk} 分。`
          }
        />
      </p>
    </>
  );
}

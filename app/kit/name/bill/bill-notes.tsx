import { READERS_PATH } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
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
      {lines.some(({ reason }) => reason.includes("试读")) && (
        <p className="sm">
          试读的读者是语言模型，不是真人：<Link to={READERS_PATH}>谁读的，怎么读的</Link>。
        </p>
      )}
      <p className="sm">
        <Clauses
          text={
            isCapped
              ? `不算民俗的部分也一样：上面那一行“封顶”写着，这个名字最多 ${withoutFolk} 分。`
              : `不算民俗的部分，其余逐行按满分 100 折算、逐行取整（和直接相除会差一点），这个名字是 ${withoutFolk} 分。`
          }
        />
      </p>
    </>
  );
}

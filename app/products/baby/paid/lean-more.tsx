import { useMay } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { View } from "#app/kit/result/view.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

const HOW = "在名字旁标“收藏”或“不合适”，就能照您的喜好再来 10 个：";
/** The published rule in short; the method article has its points. */
const RULE = "像收藏的在前，像不合适的在后。";

/** The way to further names that lean as the family does (照我的喜好再来 10 个), its rule, and why there was none just now. */
export function LeanMore({ report, said }: { report: PaidNaming; said: string | undefined }) {
  const { lean, batches, status } = report;
  const may = useMay("x", "moreLike") && (status === "paid" || status === "delivered");
  if (!may || (lean.left === 0 && said === undefined)) return null;
  return (
    <div className="more-names off-paper" id="lean">
      {said !== undefined && (
        <p className="status bad" role="alert">
          <Clauses text={said} />
        </p>
      )}
      {lean.left > 0 && (
        <>
          <form method="post" action="#lean" data-wait="正在照您的喜好挑选…" hidden={!lean.marked}>
            <button className="btn quiet" type="submit" name="after" value={batches}>
              照我的喜好再来 10 个
            </button>
          </form>
          <p className="mt-3">
            <Clauses
              text={`${lean.marked ? "新来的名字，" : HOW}${RULE}不另收费，最多再加 ${lean.left} 次。`}
            />
          </p>
        </>
      )}
    </div>
  );
}

/** Above a batch that leans: the marks that it was made by. */
export function LeanedBy({ report, view }: { report: PaidNaming; view: View }) {
  const { batches, leaned } = report;
  const made = view.filter === "all" ? leaned[view.batch - 1 - (batches - leaned.length)] : undefined;
  if (made === undefined) return null;
  const said = [
    ...(made.liked.length > 0 ? [`收藏的${made.liked.join("、")}`] : []),
    ...(made.unfit.length > 0 ? [`不合适的${made.unfit.join("、")}`] : []),
  ];
  return (
    <p className="sm">
      <Clauses text={`照您的喜好：比着${said.join("，")}。`} />
    </p>
  );
}

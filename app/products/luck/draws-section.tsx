import { DrawnName } from "#app/kit/name/drawn-name.tsx";
import { CitedWhole } from "#app/kit/name/source/quotation.tsx";
import { useMay } from "#app/kit/order/hold.ts";
import { luckDetailsPath } from "#app/kit/paths/luck-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { PaidLuck } from "#functions/contract/products/luck.ts";

interface DrawsSectionProps {
  luck: PaidLuck;
  /** Place of the draw that the page shows. */
  shown: number;
}

/** Every draw made so far (抽过的名字), and a button for a further free draw where one is left. */
export function DrawsSection({ luck, shown }: DrawsSectionProps) {
  const { sn, made, draws, status } = luck;
  const left = draws - made.length;
  const mayDraw = useMay("x", "redraw");
  const isOpen = status === "paid" || status === "delivered";
  return (
    <section className="sec" aria-labelledby="draws">
      <h2 id="draws">抽过的名字</h2>
      <ol className="luck-draws">
        {made.map(({ name, index }) => (
          <li key={index}>
            <Link to={luckDetailsPath(sn, index + 1)} aria-current={index === shown ? "true" : undefined}>
              <span>{`第 ${index + 1} 次`}</span>
              <b>
                <DrawnName text={name.name} />
              </b>
              <span className="num">{`${name.bill.total} 分`}</span>
            </Link>
            {name.source !== null && index !== shown && (
              <p className="sm">
                <CitedWhole source={name.source} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {left > 0 && isOpen && mayDraw ? (
        <form method="post" className="luck-again" data-wait="正在再抽一次…">
          <button className="btn quiet" type="submit" name="nth" value={made.length}>
            {`再抽一次（还剩 ${left} 次，免费）`}
          </button>
        </form>
      ) : null}
      {mayDraw && (
        <p className="sm off-paper">
          <Clauses
            text={
              left > 0 ? "抽过的名字都留在这里，不会再抽到。" : "免费的次数用完了，抽过的名字都留在这里。"
            }
          />
        </p>
      )}
    </section>
  );
}

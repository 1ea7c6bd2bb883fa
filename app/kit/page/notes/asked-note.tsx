import { useHold } from "#app/kit/order/hold.ts";
import { askedText } from "#app/kit/page/asked-words.ts";
import { dayTextOf } from "#app/kit/page/time-text.ts";
import { askedPath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** On its order, to its owner alone: a complaint, or a wish for money back, waits or was answered (投诉、退款的状态). */
export function AskedNote() {
  const asked = useHold()?.asked;
  if (!asked) return null;
  const when = asked.answeredAt === null ? "" : `（${dayTextOf(asked.answeredAt)}）`;
  return (
    <div className="status off-paper" role="status">
      <p>
        <Clauses text={askedText(asked, Date.now())} />
        {when === "" ? "。" : <span className="nb">{`${when}。`}</span>}
        <Link className="nb" to={askedPath(asked.sn)}>
          {asked.questionAt ? "去回复" : asked.answeredAt === null ? "看您写的" : "看答复"}
        </Link>
      </p>
    </div>
  );
}

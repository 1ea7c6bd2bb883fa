import { ASKED_KINDS, askedText } from "#app/kit/page/asked-words.ts";
import { momentText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { AskedInWords } from "#functions/contract/orders/asked.ts";

/** What the buyer asked us for, the newest first, with our answers (投诉、退款的答复): nobody else reads it. */
export function AskedList({ asked }: { asked: readonly AskedInWords[] }) {
  if (asked.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="asked">
      <h2 id="asked">您告诉我们的事</h2>
      <ul className="comments">
        {asked.map((one) => (
          <li key={`${one.since} ${one.text}`}>
            <One of={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ of: one }: { of: AskedInWords }) {
  const { kind, since, text, answer, answeredAt } = one;
  return (
    <>
      <p className="sm">{`${kind === "refund" ? "申请退款" : ASKED_KINDS[kind]} · ${momentText(since)}`}</p>
      {text !== "" && (
        <p className="words" data-quoted="">
          {text}
        </p>
      )}
      <p>
        <b>
          <Clauses text={`${standText(one)}。`} />
        </b>
      </p>
      {answer !== null && answeredAt !== null && (
        <div className="reply">
          <p>{`客服 ${momentText(answeredAt)} 答复：`}</p>
          <p className="words" data-quoted="">
            {answer}
          </p>
        </div>
      )}
    </>
  );
}

/** How it stands: what was decided without words, as with money that went back at once, is over. */
const standText = (one: AskedInWords): string =>
  one.done && one.answeredAt === null ? "已处理" : askedText(one, Date.now());

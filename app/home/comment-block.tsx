import type { Content } from "#functions/contract/site.ts";
import { Clauses } from "../document/clauses.tsx";
import type { Later } from "../document/deferred.ts";
import { Late } from "../document/late.tsx";
import { Link } from "../document/link.tsx";

const SHOWN = 5;

/** What buyers said (评论): real orders only, or honestly none. */
export function CommentBlock({ content }: { content: Later<Content> }) {
  return (
    <section className="sec" aria-labelledby="comments">
      <h2 id="comments">用过的人怎么说</h2>
      <Late
        value={content}
        wait={<p className="blank">正在取评论…</p>}
        failed={
          <p className="blank">
            评论暂时读不出来。<Link to="/">再试一次</Link>
          </p>
        }
      >
        {({ comments: { items } }) => (items.length === 0 ? <None /> : <Comments items={items} />)}
      </Late>
    </section>
  );
}

function None() {
  return (
    <p className="blank">
      <Clauses text="还没有评论。我们只展示真实订单的评论，所以先空着。" />
    </p>
  );
}

function Comments({ items }: { items: Content["comments"]["items"] }) {
  return (
    <ul className="comments">
      {items.slice(0, SHOWN).map(({ id, stars, text, date, bought, reply }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="sm">{`${stars} 分 · ${date} · 已购${bought}`}</p>
          {reply !== null && <p className="sm">{`回复：${reply}`}</p>}
        </li>
      ))}
    </ul>
  );
}

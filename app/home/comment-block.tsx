import { COMMENTS_PATH } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Late } from "#app/kit/prose/late.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { CommentItems } from "#app/orders/comments/comment-items.tsx";
import type { Content } from "#functions/contract/site/site.ts";

/** So many of the newest, each cut where it is long: the page has to fit the first flight whatever buyers write. */
const SHOWN = 3;
const MOST = { words: 39, reply: 20 };

interface CommentBlockProps {
  content: Later<Content>;
  /** Only what buyers of this said, by its title: praise of another service proves nothing of it. */
  of?: string;
}

/** The comments of buyers (评论), of real orders only; says so where there are none. */
export function CommentBlock({ content, of }: CommentBlockProps) {
  return (
    <section className="sec" aria-labelledby="comments">
      <h2 id="comments">用过的人怎么说</h2>
      <Late
        value={content}
        failed={
          <p className="blank spare">
            评论暂时读不出来。
            <Link className="nb" to="/">
              再试一次
            </Link>
          </p>
        }
      >
        {({ comments }) => (comments.items.length === 0 ? <None /> : <Comments {...{ comments, of }} />)}
      </Late>
    </section>
  );
}

function None() {
  return (
    <p className="blank spare">
      <Clauses text="还没有评论。我们只展示真实订单的评论，所以先空着。" />
    </p>
  );
}

/** The newest comments, good or bad, and a link to all. */
function Comments({
  comments: { items, counts },
  of,
}: {
  comments: Content["comments"];
  of: string | undefined;
}) {
  const about = of === undefined ? items : items.filter(({ bought }) => bought === of);
  return (
    <>
      {about.length === 0 ? (
        // Of the newest only: the page is not told of those that are older.
        <p>
          <Clauses text={`最近的评论里，还没有${of}的。`} />
        </p>
      ) : (
        <CommentItems items={about.slice(0, SHOWN)} most={MOST} />
      )}
      <Link className="go" to={COMMENTS_PATH}>
        <span>
          {"看全部评论"}
          <span className="nb">{`（${counts.all ?? items.length} 条，`}</span>
          <span className="nb">{`差评 ${counts.bad ?? 0} 条）`}</span>
        </span>
      </Link>
    </>
  );
}

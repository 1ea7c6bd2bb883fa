import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { COMMENTS_PATH, listPath, type Sort, type Topic } from "#app/kit/paths/comment-paths.ts";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { ANSWER_DAYS } from "#functions/contract/orders/asked.ts";
import type { OwnComment } from "#functions/contract/products/advise.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { CommentItems } from "./comment-items.tsx";
import type { CommentState } from "./fields.ts";
import { OwnCommentPart } from "./own-comment.tsx";
import { type Comments, countOf, pickComments } from "./pick-comments.ts";

const SORTS = [
  ["new", "全部"],
  ["good", "好评"],
  ["fair", "中评"],
  ["bad", "差评"],
] as const;

/** Of a sort without comments. */
const NONE: Readonly<Record<Sort, string>> = {
  new: "还没有评论。",
  good: "还没有好评。",
  fair: "还没有中评。",
  bad: "还没有差评。有的话，会原样放在这里。",
};

interface CommentsPageProps {
  /** Null: they can't be read now. */
  comments: Comments | null;
  sort: Sort;
  page: number;
  /** The order whose buyer is here; null without one. */
  mine: { sn: string; own: OwnComment } | null;
  /** A number was typed of an order that is not the visitor's own. */
  isReader: boolean;
  /** What its buyer came to ask us for; null where no link said it. */
  topic: Topic | null;
  state: CommentState;
}

/** 评论: what buyers said, bad ones too; with an order's number, the form for its buyer. */
export function CommentsPage({ comments, sort, page, mine, isReader, topic, state }: CommentsPageProps) {
  return (
    <>
      <div className="hero">
        <h1>评论与投诉</h1>
        {!isAsking(mine, topic) && (
          <p className="lead">
            <Clauses text="付过款的人才能写评论，好评差评一样放；只隐藏广告、隐私和辱骂，并告诉写的人原因。" />
          </p>
        )}
        {mine === null ? (
          <>
            <p className="lead">
              <Clauses text={`投诉、退款、发票和建议不公开，由客服逐条处理，${ANSWER_DAYS} 天内答复。`} />
            </p>
            <p className="btns to-write">
              <a className="btn quiet" href="#write">
                写评论，或投诉、退款、开发票
              </a>
            </p>
          </>
        ) : (
          <p>
            <Link className="go" to={receiptPath(mine.sn)}>
              回到这笔订单
            </Link>{" "}
            <span className="sm">{boughtText(mine.own)}</span>
          </p>
        )}
      </div>
      <RefusalNote />
      {isReader && <NotYours />}
      {mine !== null && <OwnCommentPart {...mine} topic={topic} state={state} />}
      <section className="sec" aria-labelledby="all">
        <h2 id="all">大家的评论</h2>
        {comments === null ? (
          <p className="blank">
            评论暂时读不出来。
            <Link className="nb" to={listPath({ sn: mine?.sn ?? null, sort, page })}>
              再试一次
            </Link>
          </p>
        ) : (
          <List {...{ comments, sort, page }} sn={mine?.sn ?? null} />
        )}
      </section>
      {mine === null && <HowToWrite />}
    </>
  );
}

/** Does a buyer come for what was asked of us, or to ask? Rules of comments are not what they came for. */
const isAsking = (mine: CommentsPageProps["mine"], topic: Topic | null): boolean =>
  mine !== null && (topic !== null || (mine.own.asked ?? []).length > 0);

/** What the order is known by on its own page: the service, and what it cost. */
const boughtText = ({ bought, paid }: OwnComment): string =>
  dotted([bought, ...(paid === null ? [] : [amountText(paid.amount, paid.currency)])]);

interface ListProps {
  comments: Comments;
  sort: Sort;
  page: number;
  sn: string | null;
}

function List({ comments, sort, page, sn }: ListProps) {
  if (comments.items.length === 0) {
    return (
      <p className="blank">
        <Clauses text="还没有评论。我们只放付过款的人写的，不编也不买，所以先空着。" />
      </p>
    );
  }
  const { items, page: at, pages } = pickComments(comments, sort, page);
  const hidden = comments.counts.hidden ?? 0;
  return (
    <>
      <nav className="sorts" aria-label="评论排序">
        {SORTS.map(([key, label]) => (
          <Link
            key={key}
            to={listPath({ sn, sort: key, page: 1 })}
            aria-current={key === sort ? "page" : undefined}
          >
            {`${label} ${countOf(comments, key)}`}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? <p className="blank">{NONE[sort]}</p> : <CommentItems items={items} />}
      {pages > 1 && <Pager {...{ sn, sort, at, pages }} />}
      {hidden > 0 && (
        <p className="sm">
          <Clauses
            text={`另有 ${hidden} 条没有显示，原因是广告、隐私或辱骂；写的人看得到原因，可以改了再发。`}
          />
        </p>
      )}
    </>
  );
}

function Pager({ sn, sort, at, pages }: { sn: string | null; sort: Sort; at: number; pages: number }) {
  return (
    <nav className="pager" aria-label="翻页">
      {at > 1 && <Link to={listPath({ sn, sort, page: at - 1 })}>上一页</Link>}
      <span>{`第 ${at} 页，共 ${pages} 页`}</span>
      {at < pages && <Link to={listPath({ sn, sort, page: at + 1 })}>下一页</Link>}
    </nav>
  );
}

/** To whoever has only the order's number. */
function NotYours() {
  return (
    <div className="status" role="status">
      <p>
        <Clauses text="评论、投诉和退款要下单的人来写，只有订单号还不够。" />
      </p>
      <p>
        是您下的单？<Link to="/search-order">找回它</Link>，再来写。
      </p>
    </div>
  );
}

function HowToWrite() {
  return (
    <section className="sec" aria-labelledby="write">
      <h2 id="write">
        <Clauses text="写评论，或投诉、退款、开发票" />
      </h2>
      <p>
        <Clauses text="在“我的订单”里选那一笔，就能写，不用抄订单号。" />
      </p>
      <p className="btns mt-3">
        <Link className="btn" to="/search-order-history">
          从我的订单里选
        </Link>
      </p>
      <details className="fold mt-6">
        <summary>手里有订单号，直接填</summary>
        <HolderForm />
      </details>
      <p className="sm mt-3">
        换了手机，看不到以前的订单：<Link to="/search-order">先找回订单</Link>
      </p>
    </section>
  );
}

/** Asks for the order's number: a plain GET, for the number is what the page is opened with. */
function HolderForm() {
  return (
    <form className="by-number" method="get" action={usePath(COMMENTS_PATH)}>
      <label className="lb" htmlFor="sn">
        订单号
      </label>
      <input type="text" id="sn" name="sn" autoCapitalize="characters" />
      <button className="btn quiet" type="submit">
        打开这笔订单的评论与投诉
      </button>
    </form>
  );
}

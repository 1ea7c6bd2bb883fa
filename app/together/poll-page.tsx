import { sheetPath } from "#app/kit/paths/card-path.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { votePath } from "#app/kit/paths/together-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { MOST_POLLED, type Poll } from "#functions/contract/together/poll.ts";
import { Invitation } from "./invitation.tsx";
import { SaidNote } from "./said-note.tsx";
import { PlainSource, UprightName } from "./upright-name.tsx";

interface PollPageProps {
  poll: Poll;
  /** The whole address of the relatives' link; null to a relative, and where it was ended. */
  address: string | null;
  said: string | undefined;
}

/** A family's vote (家人投票): the names to vote on, the counts once it is closed, and for its owner the link. */
export function PollPage({ poll, address, said }: PollPageProps) {
  const { sn, side, state } = poll;
  return (
    <div className="duet">
      <h1>{headingOf(poll)}</h1>
      <SaidNote said={said} />
      {side === "owner" && <Invite poll={poll} address={address} />}
      {state === "none" ? <None side={side} /> : <Ballot poll={poll} />}
      {state === "closed" && <Sheet poll={poll} />}
      {side === "owner" && <Manage poll={poll} />}
      {side === "owner" && (
        <p className="sec off-paper">
          <Link className="go" to={`/naming-result/${sn}`}>
            回到全部名字
          </Link>
        </p>
      )}
    </div>
  );
}

function headingOf({ state, side, names, voters, voted }: Poll): string {
  if (state === "closed") return "投票结果";
  if (side !== "owner") {
    const chosen = names[voted ?? -1];
    return chosen === undefined ? "选一个您最喜欢的" : `您投了“${chosen.name}”`;
  }
  if (state === "none") return "请家里人投票";
  return voters === null || voters === 0 ? "投票开始了，发给家里人" : `家人投票：已有 ${voters} 人投了`;
}

const None = ({ side }: { side: Poll["side"] }) => (
  <p className="lead">
    <Clauses
      text={
        side === "owner"
          ? "勾几个名字，发一个链接给家里人，每人投一票。不用注册，投票结束之前谁也看不到票数。"
          : "现在没有投票。请向发给您链接的人问一问。"
      }
    />
  </p>
);

/** Those with the most votes; none before the end, and none before the first vote. */
function bestOf(names: Poll["names"]): Poll["names"] {
  const most = Math.max(...names.map(({ votes }) => votes ?? 0));
  return most <= 0 ? [] : names.filter(({ votes }) => votes === most);
}

/** Whose votes are most. */
function sayBest(names: Poll["names"]): string {
  const best = bestOf(names).map(({ name }) => name);
  if (best.length < 2) return best.map((name) => `“${name}”得票最多。`).join("");
  return `${best.join("、")}票数一样，并列最多。`;
}

/** What a family wants to know before it votes: there are counts, and no list of who has chosen which. */
const SECRET = "看不到谁投了哪个";

function saidOf({ state, voted, voters, side, names }: Poll): string {
  if (state === "closed") return `投票结束了，一共 ${voters ?? 0} 人投票。${sayBest(names)}`;
  const how = side === "owner" ? "您也可以投。" : "";
  if (voted === null) return `${how}每人一票，结束之前可以改投。结束后才看得到票数，${SECRET}。`;
  return `${how}您的一票收到了，结束之前还可以改投。${side === "owner" ? "结束后" : "发起的家人结束投票后"}，票数就在这一页，${SECRET}。`;
}

/** The names, each with its button, or its votes. */
function Ballot({ poll }: { poll: Poll }) {
  const { sn, side, state, names, voted } = poll;
  const action = usePath(votePath(sn));
  const best = bestOf(names);
  return (
    <>
      <p className="lead">
        <Clauses text={saidOf(poll)} />
      </p>
      <form className="duet-pair poll" method="post" action={action} data-wait="请稍候…">
        {names.map((name, place) => (
          <div className={best.includes(name) ? "card best" : "card"} key={name.given}>
            <UprightName name={name} />
            <PlainSource name={name} told />
            {state === "closed" ? (
              <p className="num">
                <b>{name.votes ?? 0}</b> 票
                {best.includes(name) && (
                  <span className="tag">{best.length > 1 ? "并列最多" : "票最多"}</span>
                )}
              </p>
            ) : (
              <button
                className="btn quiet"
                type="submit"
                name="place"
                value={place}
                aria-pressed={voted === place}
              >
                {voted === place ? "✓ 已投这个" : "投这个"}
                <span className="sr-only" translate="no">
                  {name.name}
                </span>
              </button>
            )}
          </div>
        ))}
      </form>
      {side === "owner" && best.length > 0 && (
        <div className="btns ask off-paper">
          {best.map(({ given, name }) => (
            <Link className="btn quiet" key={given} to={detailPath(sn, given)}>{`看${name}的详情`}</Link>
          ))}
        </div>
      )}
    </>
  );
}

/** The result as a picture to keep, by the vote's key: its address is passed on too, so that the order's number is no stand-in. */
function Sheet({ poll: { sn, side, invite, names } }: { poll: Poll }) {
  const base = usePath("/").replace(/\/$/, "");
  const key = side === "owner" ? invite : sn;
  if (key === null) return null;
  const best = names.toSorted((one, other) => (other.votes ?? 0) - (one.votes ?? 0));
  return (
    <details className="fold sec off-paper">
      <summary>做成一张图，发给家里人</summary>
      <figure className="keep-sheet">
        <img
          src={base + sheetPath(key)}
          width="750"
          height="1000"
          alt={`全家选的名字：${best.map(({ name, votes }) => `${name} ${votes ?? 0} 票`).join("，")}`}
          loading="lazy"
        />
        <figcaption>长按图片保存，发给家里人</figcaption>
      </figure>
    </details>
  );
}

/** The relatives' link, above all else as long as the vote is open: to send it is what its owner came for. */
const Invite = ({ poll: { state, invite, voters }, address }: { poll: Poll; address: string | null }) =>
  state === "open" && address !== null && invite !== null ? (
    <Invitation
      address={address}
      path={votePath(invite)}
      label="给家人的链接"
      // Once somebody has voted the link is on its way, and its owner comes back for the names.
      isFolded={voters !== null && voters > 0}
    />
  ) : null;

/** What the owner alone may do: ask, close, end the link. The one red button is the link that is to be sent. */
function Manage({ poll }: { poll: Poll }) {
  const { sn, state, invite } = poll;
  const action = usePath(votePath(sn));
  const isLinked = invite !== null && state !== "none";
  return (
    <>
      {(state === "open" || isLinked) && (
        <section className="sec poll-end off-paper" aria-labelledby="end">
          <h2 id="end">管理这次投票</h2>
          {state === "open" && <p className="sm">投票一直开着，由您来结束。</p>}
          <form method="post" action={action} data-wait="请稍候…">
            {state === "open" && (
              <>
                <button className="btn quiet" type="submit" name="act" value="close">
                  结束投票，看票数
                </button>
                <p className="sm">结束后不能再投，家人也能看到票数。</p>
              </>
            )}
            {isLinked && (
              <>
                <button className="as-link" type="submit" name="act" value="end">
                  停用给家人的链接
                </button>
                <p className="sm">停用后家人打不开，投过的票还在。</p>
              </>
            )}
          </form>
        </section>
      )}
      {state !== "open" && <Ask poll={poll} action={action} />}
    </>
  );
}

/** Chooses the names to ask about: the liked ones are ticked; whoever has none ticks some here. */
function Ask({ poll: { liked, others, askable, state }, action }: { poll: Poll; action: string }) {
  if (liked.length + others.length < 2) return null;
  return (
    <form className="sec off-paper" method="post" action={action} data-wait="请稍候…">
      <fieldset className="duet-ask">
        <legend>
          {state === "closed" ? "再投一次（原来的票会清掉）" : `请家人投哪几个？2 到 ${MOST_POLLED} 个`}
        </legend>
        {liked.length > 0 && <p className="sm">您收藏的</p>}
        <Ticks names={liked} askable={askable} ticked={MOST_POLLED} />
        {others.length > 0 && (
          <p className="sm">{liked.length > 0 ? "名册里的其他名字" : "名册里靠前的名字"}</p>
        )}
        <Ticks names={others} askable={askable} ticked={0} />
      </fieldset>
      <button className="btn counted" type="submit" name="act" value="open">
        发起投票
      </button>
      <p className="sm after">
        <Clauses text="想要的名字不在这里？到名册里点“♡ 收藏”，它就会列在上面。" />
      </p>
    </form>
  );
}

interface TicksProps {
  names: readonly string[];
  askable: Poll["askable"];
  ticked: number;
}

/** Names to tick, whole and with their sounds; the first `ticked` of them are ticked already. */
const Ticks = ({ names, askable, ticked }: TicksProps) =>
  names.map((given, at) => {
    const known = askable.find((one) => one.given === given);
    return (
      <label key={given}>
        <input type="checkbox" name="names" value={given} defaultChecked={at < ticked} />
        <span translate="no">
          {known?.name ?? given}
          {known !== undefined && <small>{known.pinyin.join(" ")}</small>}
        </span>
      </label>
    );
  });

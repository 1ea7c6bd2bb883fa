import type { Drawn } from "#app/kit/glyphs/outlines.ts";
import { Touched } from "#app/kit/islands/touch/touched.tsx";
import { duetPath } from "#app/kit/paths/together-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Duet } from "#functions/contract/together/duet.ts";
import { Act } from "./act.tsx";
import { DuetEnd } from "./duet-end.tsx";
import type { ShownRound } from "./duet-given.ts";
import { DuetRound } from "./duet-round.tsx";
import { Invitation } from "./invitation.tsx";
import { SaidNote } from "./said-note.tsx";
import { StepBack } from "./step-back.tsx";

interface DuetPageProps {
  duet: Duet;
  /** The whole address of the other parent's link; null to the other parent. */
  address: string | null;
  /** The outlines of the names that are shown, and of those that may come next. */
  ahead: Drawn;
  said: string | undefined;
}

/** Two parents choose blind (两人分头选): the round to answer, the wait for the other, or what both like. */
export function DuetPage(props: DuetPageProps) {
  const { duet, said } = props;
  return (
    <div className="duet">
      <SaidNote said={said} />
      <Stage {...props} />
      {duet.side === "owner" && (
        <p className="sec off-paper">
          <Link className="go" to={`/naming-result/${duet.sn}`}>
            回到全部名字
          </Link>
        </p>
      )}
    </div>
  );
}

function Stage(props: DuetPageProps) {
  const { duet } = props;
  if (duet.state === "none") return <Begin sn={duet.sn} />;
  if (duet.found !== null) return <DuetEnd duet={duet} found={duet.found} />;
  return (
    <>
      {duet.round === null ? (
        <Wait duet={duet} />
      ) : (
        <Round
          sn={duet.sn}
          round={{ ...duet.round, back: duet.back }}
          ahead={props.ahead}
          mayEnd={duet.side === "owner"}
        />
      )}
      {props.address !== null && <Invite duet={duet} address={props.address} />}
    </>
  );
}

interface RoundProps {
  sn: string;
  round: ShownRound;
  ahead: Drawn;
  mayEnd: boolean;
}

function Round({ sn, round, ahead, mayEnd }: RoundProps) {
  const action = usePath(duetPath(sn));
  return (
    <Touched part="duet" given={{ action, round, mayEnd, ...ahead }} classes="duet-back as-link btns ask">
      <DuetRound {...{ action, round, mayEnd }} />
    </Touched>
  );
}

function Begin({ sn }: { sn: string }) {
  return (
    <>
      <h1>两人分头选</h1>
      <p className="lead">
        <Clauses text="从名册里拿出 16 个名字，两个人各在自己的手机上，两个两个地选。两个人都选完之前，谁也看不到对方的选择。" />
      </p>
      <p className="lead">
        <Clauses text="每人最多 24 组；选满 8 组，就能先看自己的结果。最后只列出两个人都喜欢的名字；只有一个人喜欢的，不会告诉另一个人。收藏的名字都在里面，标了不合适的不会出现。" />
      </p>
      <div className="btns ask">
        <Act sn={sn} act="start">
          开始选
        </Act>
      </div>
    </>
  );
}

const OTHERS: Readonly<Record<Duet["other"], string>> = {
  absent: "另一位还没打开链接。",
  choosing: "另一位正在选。",
  waiting: "另一位选完了这一轮，在等您。",
  done: "另一位已经全部选完了。",
};

/** Nothing to choose for now. */
function Wait({ duet }: { duet: Duet }) {
  const { sn, own, other, side, back } = duet;
  const action = usePath(duetPath(sn));
  return (
    <>
      <h1>{own === "done" ? "您都选完了" : "这一轮选完了"}</h1>
      <p className="lead">
        <Clauses
          text={`${OTHERS[other]}${own === "done" ? "两个人都选完，结果就在这一页。" : "等另一位也看过一遍，再从都还不错的里面选几组。"}`}
        />
      </p>
      <div className="btns ask">
        <a className="btn" href={action}>
          刷新看看
        </a>
        {side === "owner" && (
          <Act sn={sn} act="finish" as="btn quiet">
            {other === "absent" || other === "choosing" ? "不等了，先按我的看" : "不等了，现在就看"}
          </Act>
        )}
      </div>
      <StepBack {...{ action, back }} />
      {side === "partner" && (
        <p className="sm">
          <Clauses text="可以先关掉，过一会儿再打开同一个链接，选到哪里都记着。" />
        </p>
      )}
    </>
  );
}

/** The other parent's link, and how it is made anew. */
function Invite({ duet, address }: { duet: Duet; address: string }) {
  const { sn, invite, other } = duet;
  if (invite === null || other === "done") return null;
  return (
    <details className="sec" open={other === "absent" && duet.round?.nth !== 1}>
      <summary>
        {other === "absent" ? "另一位可以同时选：发链接过去" : `${OTHERS[other]}换手机、重新邀请`}
      </summary>
      <Invitation
        address={address}
        path={duetPath(invite)}
        label="链接，发给另一位"
        where="请在另一位的手机上打开；在您自己的手机上打开，看到的还是您这一边。"
      />
      <div className="btns mt-3">
        <Act sn={sn} act="invite" as="btn quiet">
          重新邀请（原来的链接停用）
        </Act>
      </div>
      <p className="sm after">
        <Clauses text="重新邀请，另一位从头选，您选过的还在。" />
      </p>
      <div className="after">
        <Act sn={sn} act="end" as="as-link">
          不选了，链接停用，选过的清掉
        </Act>
      </div>
    </details>
  );
}

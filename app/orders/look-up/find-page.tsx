import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Challenge } from "#functions/contract/orders/look-up.ts";
import { ANCHORS, type FindState } from "./fields.ts";

const FIND_PATH = "/search-order";

/** What an order is found by, each with where it stands; what more it takes to change the order is said of what is found. */
const NUMBERS = [
  ["恢复码", "付款后给过您，12 位字母和数字。"],
  ["交易单号", "微信、支付宝的“账单”里，点开那一笔付款就有。"],
  ["订单号、商户单号", "结果页、收据和账单里有，用它们只能看，不能改。"],
] as const;

/** Finding an order (查订单): by the mobile that was left on it, or by a recovery code or a number. */
export function FindPage({ state }: { state: FindState }) {
  return (
    <div className="form-page by-clause">
      <h1>查订单</h1>
      <RefusalNote />
      {state.trouble !== null && <Trouble state={state} />}
      <ErrorSummary state={state} anchors={ANCHORS} />
      <p className="lead over">
        <span className="cl">用这个浏览器下的单，不用查：</span>
        <Link className="go" to="/search-order-history">
          我的订单
        </Link>
      </p>
      <ByMobile state={state} />
      <ByNumber state={state} />
    </div>
  );
}

function Trouble({ state }: { state: FindState }) {
  const { trouble } = state;
  const wait = trouble?.retryAfter ?? 60;
  const often =
    wait >= 120 ? `查了太多次，请 ${Math.ceil(wait / 60)} 分钟后再试。` : `查了太多次，请 ${wait} 秒后再试。`;
  const down = state.said ?? "查询暂时没有回应，您填的内容还在，请稍后再试。";
  const text = trouble?.kind === "too-many" ? often : down;
  return <SaidNote said={text} first />;
}

function ByNumber({ state }: { state: FindState }) {
  return (
    <form className="card" method="post" action={usePath(FIND_PATH)} noValidate data-wait="正在查找…">
      <input type="hidden" name="step" value="number" />
      <LineField state={state} field="q" label="用恢复码或单号查" hint="下面任何一样都可以填">
        <ul className="plain sm mt-3">
          {NUMBERS.map(([what, where]) => (
            <li key={what}>
              <b>{`${what}：`}</b>
              <Clauses text={tiedCounts(where)} />
            </li>
          ))}
        </ul>
      </LineField>
      <button className="btn quiet" type="submit">
        查订单
      </button>
    </form>
  );
}

/** Two steps of one form: a code is sent, then taken. In the second the first button is the one that Enter presses. */
function ByMobile({ state }: { state: FindState }) {
  const isSent = state.sent !== null;
  return (
    <form className="card" method="post" action={usePath(FIND_PATH)} noValidate data-wait="请稍候…">
      <LineField
        state={state}
        field="mobile"
        label="用手机号查"
        hint={
          isSent
            ? "号码写错了，改好后点“再发一次”；境外号码请带国家或地区号"
            : "付款时留过手机号的，都查得到；境外号码请带国家或地区号"
        }
        type="tel"
        autoComplete="tel"
      />
      <input type="hidden" name="idem" value={state.idem} />
      {state.challenge && <Question challenge={state.challenge} state={state} />}
      {isSent && <CodeField state={state} />}
      {!isSent && (
        <button className="btn" type="submit" name="step" value="send">
          发送验证码
        </button>
      )}
    </form>
  );
}

/** A small sum before a further code (小题): it costs a person a moment, and needs no script. */
function Question({ challenge: { token, question }, state }: { challenge: Challenge; state: FindState }) {
  return (
    <>
      <input type="hidden" name="challenge" value={token} />
      <LineField
        state={{ ...state, values: { ...state.values, answer: "" } }}
        field="answer"
        label={question}
        hint="请用数字写得数"
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

function CodeField({ state }: { state: FindState }) {
  const { masked, again } = state.sent ?? { masked: "", again: 0 };
  return (
    <>
      {masked !== "" && (
        <p className="status" role="status">
          <Clauses text="付款时留过这个号码，短信马上就到。没有留过，请往下，用恢复码或单号查。" />
        </p>
      )}
      <LineField
        state={state}
        field="code"
        label="短信验证码"
        hint="6 位数字，10 分钟内有效"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <button className="btn" type="submit" name="step" value="code">
        用验证码查
      </button>
      <button className={again > 0 ? "as-link resend" : "as-link"} type="submit" name="step" value="send">
        {again > 0 ? `再发一次（${again} 秒后）` : "再发一次"}
      </button>
    </>
  );
}

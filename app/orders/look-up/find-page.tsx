import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { TextLine } from "#app/kit/form/fields/choices.tsx";
import { ariaOf, Labelled } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { tiedCounts } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Challenge } from "#functions/contract/orders/look-up.ts";
import { ANCHORS, type FindState } from "./fields.ts";

const FIND_PATH = "/search-order";

/** What an order is found by, each with where it stands. A bill's other number (商户单号) is taken too; to tell of it would make them five. */
const NUMBERS = [
  ["恢复码", "付款后给过您，12 位字母和数字。"],
  ["账单里的单号", "微信叫交易单号，支付宝叫订单号。"],
  ["本站订单号", "结果页和收据上有；用它只能看结果，不能修改和退款。"],
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
      <Labelled state={state} field="q" label="用恢复码或单号查" hint="填一样就行，是哪一种我们认得出">
        <ul className="plain sm mb-4">
          {NUMBERS.map(([what, where]) => (
            <li key={what}>
              <b>{`${what}：`}</b>
              <Clauses text={tiedCounts(where)} />
            </li>
          ))}
        </ul>
        <TextLine values={state.values} name="q" {...ariaOf(state, "q", true)} />
      </Labelled>
      <button className="btn quiet" type="submit">
        查订单
      </button>
    </form>
  );
}

const WHOSE_MOBILE =
  "付款时留的手机号，如\u00a0138\u00a01234\u00a05678；境外的带国家或地区号，如\u00a0+65\u00a08123\u00a04567";

/** Two steps of one form: a code is sent, then taken. In the second the first button is the one that Enter presses. */
function ByMobile({ state }: { state: FindState }) {
  const isSent = state.sent !== null;
  return (
    <form className="card" method="post" action={usePath(FIND_PATH)} noValidate data-wait="请稍候…">
      <LineField
        state={state}
        field="mobile"
        label="用手机号查"
        {...(!isSent && { hint: WHOSE_MOBILE })}
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
          <Clauses text="付款时留过这个号码的，短信马上就到。" />
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
      <p className="sm">
        <Clauses text="没收到？看看号码写对没有，改好再发；也可以用下面的恢复码或单号查。" />
      </p>
      <button
        className={again > 0 ? "btn quiet mt-3 resend" : "btn quiet mt-3"}
        type="submit"
        name="step"
        value="send"
      >
        {again > 0 ? `再发一次（要等满 ${again}\u00a0秒）` : "再发一次"}
      </button>
    </>
  );
}

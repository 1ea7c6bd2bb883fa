import * as v from "valibot";
import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { FIND_PATH, orderPath } from "#app/desk/frame/pages.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import type { FormState } from "#app/kit/form/form-state.ts";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskFoundRow } from "#functions/contract/desk/desk-orders.ts";
import { Mobile } from "#functions/contract/orders/payments.ts";
import { masked } from "#functions/contract/values/masked.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { END, PRODUCTS, standingText } from "./order-words.ts";

export type FindState = FormState<"q">;

interface FindPageProps {
  person: Person;
  state: FindState;
  /** Null before anything was looked for. */
  found: readonly DeskFoundRow[] | null;
}

/** The look-up of orders (查单): the field stands on top of every page; here is what it found, where that is not one. */
export function FindPage({ person, state, found }: FindPageProps) {
  const typed = typedAt(state.values, "q");
  const isMissed = state.errors.q !== undefined || found?.length === 0;
  return (
    <DeskFrame person={person} at={FIND_PATH} title="查单" {...(isMissed && { sought: typed })}>
      <ErrorSummary state={state} anchors={{ q: "find" }} />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="后台" at={null} isStaff />}
      {found === null || found.length === 0 ? (
        <div className="blank">
          {found !== null && (
            <p>
              <b>
                没有查到“<span data-quoted="">{typed}</span>”。
              </b>
            </p>
          )}
          <p>
            <Clauses text="大小写、空格都不要紧。能查的有：" />
          </p>
          <ul className="gets">
            {NUMBERS.map((text) => (
              <li key={text}>
                <Clauses text={text} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p className="desk-made">
            <span className="num" translate="no">
              {shownNumber(typed)}
            </span>
            {`查到 ${found.length} 单`}
            {v.is(Mobile, typed) && (
              <>
                <br />
                <Clauses text="已按完整手机号核对。一个号码可能几个人用：说到钱和孩子以前，请核对姓氏和订单尾号。" />
              </>
            )}
          </p>
          <ul className="desk-rows desk-grid">
            {found.map((row) => (
              <Row key={row.sn} row={row} />
            ))}
          </ul>
        </>
      )}
    </DeskFrame>
  );
}

/** The numbers that lead to an order, as the desk and the payers know them. */
const NUMBERS = [
  "订单号，26 位；付过款的，只填尾号也行，最少 4 位",
  "商户单号、退款单号：支付平台的后台里有",
  "交易单号：家长的微信、支付宝账单里有",
  "手机号：下单时留过的才查得到",
];

/** What was looked for; of a mobile only as much as an order's own page shows of it. */
function shownNumber(typed: string): string {
  const mobile = v.safeParse(Mobile, typed);
  return mobile.success ? masked(mobile.output) : typed.trim();
}

function Row({ row }: { row: DeskFoundRow }) {
  return (
    <li>
      <p className="what">
        <b>{PRODUCTS[row.product]}</b>
        {row.surname !== "" && <b data-quoted="">{`姓${row.surname}`}</b>}
      </p>
      <p className="when num">{whenText(row.createdAt)}</p>
      <p>{`${standingText(row)}，${amountText(row.amount, row.currency)}`}</p>
      <p className="said" translate="no">
        {row.sn.slice(0, -END)}
        <b>{row.sn.slice(-END)}</b>
      </p>
      <Link className="go" to={orderPath(row.sn)} data-step="">
        看这一单
      </Link>
    </li>
  );
}

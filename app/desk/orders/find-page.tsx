import { DeskFrame } from "#app/desk/frame/desk-frame.tsx";
import { FIND_PATH, orderPath } from "#app/desk/frame/pages.ts";
import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import type { FormState } from "#app/kit/form/form-state.ts";
import { TroubleBlock } from "#app/kit/form/trouble-block.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { DeskOrderRow } from "#functions/contract/desk/desk-orders.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { PRODUCTS, standingText } from "./order-words.ts";

export type FindState = FormState<"q">;

interface FindPageProps {
  person: Person;
  state: FindState;
  /** Null before anything was looked for. */
  found: readonly DeskOrderRow[] | null;
}

/** The look-up of orders (查单): the field stands on top of every page; here is what it found, where that is not one. */
export function FindPage({ person, state, found }: FindPageProps) {
  return (
    <DeskFrame
      person={person}
      at={FIND_PATH}
      title="查单"
      {...(state.errors.q !== undefined && { sought: typedAt(state.values, "q") })}
    >
      <ErrorSummary state={state} anchors={{ q: "find" }} />
      {state.trouble !== null && <TroubleBlock trouble={state.trouble} service="后台" at={null} isStaff />}
      {found === null || found.length === 0 ? (
        <p className="blank">
          <Clauses
            text={
              found === null
                ? "在上面填订单号、商户单号、交易单号、退款单号或手机号。"
                : "没有查到。请核对号码；手机号要是下单时留过的。"
            }
          />
        </p>
      ) : (
        <ul className="desk-rows desk-grid">
          {found.map((row) => (
            <Row key={row.sn} row={row} />
          ))}
        </ul>
      )}
    </DeskFrame>
  );
}

function Row({ row }: { row: DeskOrderRow }) {
  return (
    <li>
      <p className="what">
        <b>{PRODUCTS[row.product]}</b>
        <span>{amountText(row.amount, row.currency)}</span>
      </p>
      <p className="when num">{minuteText(row.createdAt)}</p>
      <p>{standingText(row)}</p>
      <p className="said" translate="no">
        {row.sn}
      </p>
      <Link className="go" to={orderPath(row.sn)} data-step="">
        看这一单
      </Link>
    </li>
  );
}

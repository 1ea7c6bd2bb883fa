import { Fragment } from "react";
import { ConsentTick } from "#app/kit/form/fields/consent-field.tsx";
import { ariaOf, FieldError, Labelled } from "#app/kit/form/fields/field.tsx";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { placeOf, verbOf } from "#app/kit/order/channels.ts";
import { browserPath } from "#app/kit/order/services.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { CheckoutOrder, CheckoutForm as FormState, Ways } from "#app/orders/payment/checkout-state.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { NoWay } from "./no-way.tsx";
import { PayeeMark } from "./payee-mark.tsx";

interface CheckoutFormProps {
  order: CheckoutOrder;
  ways: Ways;
  form: FormState;
  action: string;
}

const CONFIRM = [
  "我知道付款后",
  "内容立即提供，",
  "因此不适用七天",
  "无理由退款；",
  "下列情况仍可全额退款。",
];
const REFUNDS = ["没有交付，或内容与说明不符", "重复扣款"] as const;

/** Phone, confirmation and a button for each way to pay; a plain POST, whole without any script. */
export function CheckoutForm({ order, ways, form, action }: CheckoutFormProps) {
  const href = usePath(action);
  if (ways.channels.length === 0) return <NoWay order={order} ways={ways} />;
  return (
    <form className="pay-form" method="post" action={href} noValidate data-wait="正在打开付款…">
      <input type="hidden" name="idem" value={form.idem} />
      <input type="hidden" name="seen" value={order.amount} />
      <Labelled
        state={form}
        field="mobile"
        label="手机号（可不填）"
        hint={order.contents.mobileHint ?? "只用来找回订单，不打电话，不发广告"}
      >
        <input
          type="text"
          id="mobile"
          name="mobile"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={form.values.mobile}
          {...ariaOf(form, "mobile", true)}
        />
      </Labelled>
      <div className={form.errors.agree === undefined ? "agree" : "agree wrong"}>
        <ConsentTick state={form} field="agree">
          <Sentence of={order.contents.confirm ?? CONFIRM} />
        </ConsentTick>
        <div className="terms">
          <ul>
            {(order.contents.refunds ?? REFUNDS).map((text) => (
              <li key={text}>
                <Clauses text={text} />
              </li>
            ))}
          </ul>
          <p>
            <Clauses text={`${BACK_IN}。`} />
          </p>
          {order.contents.against !== undefined && <Against of={order.contents.against} />}
        </div>
      </div>
      <FieldError state={form} field="channel" />
      {form.errors.channel !== undefined && ways.channels.includes("wechat-jsapi") && (
        <p>
          <Link className="go" to={`/pay-new/${order.type}?sn=${order.sn}`}>
            重新打开这一页，再付一次
          </Link>
        </p>
      )}
      <div className="btns">
        {ways.channels.map((channel, at) => (
          <button
            key={channel}
            className={at === 0 ? "btn" : "btn quiet"}
            id={at === 0 ? "submit" : undefined}
            type="submit"
            name="channel"
            value={channel}
          >
            <PayeeMark channel={channel} onRed={at === 0} />
            <PayWords channel={channel} all={ways.channels} />{" "}
            <span className="nb">{amountText(order.amount, order.currency)}</span>
          </button>
        ))}
      </div>
      <p className="sm mt-3">
        <Clauses text={afterWords(ways)} />
      </p>
      <Elsewhere order={order} ways={ways} />
      {ways.mini !== null && (
        <div className="sm elsewhere">
          <p>
            <Clauses text="想用微信支付？可以到微信小程序里付，订单会一起带过去。" />
          </p>
          <a className="go" href={ways.mini.openlink}>
            打开小程序付款
          </a>
        </div>
      )}
    </form>
  );
}

/** The name of a channel, and small under it where it is for: all names begin and all sums end at one edge. */
function PayWords({ channel, all }: { channel: Channel; all: readonly Channel[] }) {
  const place = placeOf(channel, all);
  return (
    <span>
      {verbOf(channel)}
      {place !== "" && <small>{`（${place}）`}</small>}
    </span>
  );
}

/** What goes against the buyer, as plainly as what is for it. */
const Against = ({ of: terms }: { of: readonly string[] }) => (
  <>
    <p className="mt-3">
      <b>请先知道：</b>
    </p>
    <ul>
      {terms.map((text) => (
        <li key={text}>
          <Clauses text={text} />
        </li>
      ))}
    </ul>
  </>
);

/** The sentence beside the tick. Its pieces are no elements: these would put spaces into the tick's name. */
function Sentence({ of: pieces }: { of: readonly string[] }) {
  return (
    <span>
      {pieces.map((piece, at) => (
        <Fragment key={piece}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}

function afterWords({ channels }: Ways): string {
  if (channels.length === 1 && channels[0] === "wechat-jsapi")
    return "您在微信里，将使用微信支付，零钱和绑在微信里的银行卡都能付。";
  if (channels.includes("wechat-native")) return "标着“扫码”的，用手机微信扫；其余到支付方页面付款。";
  return "点按钮后到支付方页面付款，付好会自动回到这里。";
}

/** What does not work in this app, and how to pay by it all the same. */
function Elsewhere({ order, ways }: Pick<CheckoutFormProps, "order" | "ways">) {
  const { app, elsewhere } = ways;
  if (app === null || elsewhere.length === 0) return null;
  const others = elsewhere.join("、");
  return (
    <div className="sm elsewhere">
      <p>
        <Clauses text={`想改用${others}付，${app.leave}，订单会一起带过去。`} />
      </p>
      <Link className="go" to={browserPath(order.sn)}>
        怎么在浏览器里付
      </Link>
    </div>
  );
}

import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { lockedAt } from "#app/kit/order/locked.ts";
import { faultId } from "#app/kit/page/fault-id.ts";
import { Nonce } from "#app/kit/page/nonce.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { SIGN_IN_PATH } from "#app/kit/paths/sign-in-path.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { isTrouble, type Trouble } from "#app/kit/upstream/trouble.ts";
import { amountText } from "#functions/contract/values/money.ts";

interface ErrorWords {
  title: string;
  /** The title in parts, where it is too long for a line. */
  parts?: readonly string[];
  text: string;
  retry: boolean;
  /** What to do about it. */
  way?: { to: string; label: string };
}

/** What went wrong, in words, with a way on: every fault of every screen ends here. */
export function ErrorScreen() {
  const nonce = useContext(Nonce);
  const { phone = "", prices = {} } = useShell()?.siteInfo ?? {};
  const trouble = troubleIn(useRouteError());
  const { pathname, search } = useLocation();
  const here = usePath(pathname + search);
  const kind = trouble === "no-page" ? null : trouble.kind;
  const product = trouble === "no-page" ? undefined : trouble.product;
  const free = kind === "locked" || kind === "refunded" ? lockedAt(pathname, search, product) : null;
  const locked = kind === "locked" ? free : null;
  const costs = (locked?.prices ?? []).flatMap(([what, row]) => {
    const price = prices[row];
    return price === undefined ? [] : [`${what} ${amountText(price.amount, price.currency)}`];
  });
  const said = wordsFor(trouble, nonce === undefined ? "" : faultId(nonce));
  const { title, parts, text, retry, way } = { ...said, ...(locked !== null && { text: locked.text }) };
  return (
    <div className="plea">
      <h1>
        <Parts of={parts ?? [title]} />
      </h1>
      <p className="lead">
        <Clauses text={text} />
      </p>
      {locked?.pay && costs.length > 0 && (
        <p className="lead">
          <Clauses text={`${locked.opens}：${costs.join("，")}。`} />
        </p>
      )}
      {retry && phone !== "" && <p className="lead">{`客服电话：${phone}`}</p>}
      <div className="btns">
        {locked !== null && locked.pay !== null && (
          <Link className="btn" to={locked.pay}>
            看价格与说明
          </Link>
        )}
        {free !== null && free.back !== null && (
          <Link className="btn quiet" to={free.back.to}>
            {free.back.label}
          </Link>
        )}
        {way !== undefined && (
          <Link className="btn" to={way.to}>
            {way.label}
          </Link>
        )}
        {retry && (
          <a className="btn" href={here}>
            再试一次
          </a>
        )}
        {locked === null &&
          (trouble === "no-page" ? (
            <Link className="btn quiet" to="/search-order-history">
              我的订单
            </Link>
          ) : (
            <Link className="btn quiet" to="/search-order">
              查订单
            </Link>
          ))}
        {locked === null && way?.to !== "/" && (
          <Link className="btn quiet" to="/">
            回首页
          </Link>
        )}
      </div>
      {locked !== null && (
        <p>
          <Link className="go" to="/search-order">
            付过了？查订单
          </Link>
        </p>
      )}
    </div>
  );
}

/** The title of the page that says what is wrong. */
export const errorTitle = (error: unknown): string => `${wordsFor(troubleIn(error), "").title} · 罗盘起名`;

function troubleIn(error: unknown): Trouble | "no-page" {
  if (!isRouteErrorResponse(error)) return { kind: "broken", retryAfter: null };
  if (isTrouble(error.data)) return error.data;
  if (error.status === 404 || error.status === 405) return "no-page";
  return { kind: "broken", retryAfter: null };
}

function wordsFor(trouble: Trouble | "no-page", id: string): ErrorWords {
  if (trouble === "no-page")
    return {
      title: "没有这个页面",
      text: "链接可能少了几个字。请发链接的人再发一次；自己的订单在“我的订单”里。",
      retry: false,
      way: { to: "/", label: "回首页" },
    };
  switch (trouble.kind) {
    case "not-found":
      return {
        title: "没有找到",
        text: "没有找到这份结果。请核对链接里的订单号，或到“查订单”里查。",
        retry: false,
      };
    case "erased":
      return {
        title: "这份结果不在了",
        text: "已应要求删除，或已过保存期，不能恢复了。",
        retry: false,
        way: { to: "/", label: "重新起名" },
      };
    case "ended":
      return {
        title: "链接已经停用",
        text: "分享的人停用了这个链接。想接着看，请向发给您的人要一个新的。",
        retry: false,
      };
    case "owner-only":
      return {
        title: "要下单的人来做",
        text: "您打开的是别人分享的结果，只能看。是您下的单？用交易单号、恢复码或手机验证码，到“查订单”里找回，就能接着用。",
        retry: false,
      };
    case "locked":
      return { title: "付款后才能看", text: "这部分内容是付费的。", retry: false };
    case "refunded":
      return {
        title: "这笔订单已经退款",
        parts: ["这笔订单", "已经退款"],
        text: "款项原路退回，付费的部分不再提供；免费的部分还在。",
        retry: false,
      };
    case "too-many":
      return {
        title: "请稍等一下",
        text: `操作太快了，请 ${trouble.retryAfter ?? 60} 秒后再试。`,
        retry: true,
      };
    case "down":
      return {
        title: "暂时打不开",
        text: "起名服务暂时没有回应，没有产生费用。已有的结果都还在，请稍后再试一次。",
        retry: true,
      };
    case "staff-only":
      return {
        title: "这里是工作人员用的",
        parts: ["这里是", "工作人员用的"],
        text: "看订单请点“查订单”。工作人员请用工作账号登录；登录以后还看不到，请管理员开权限。",
        retry: false,
        way: { to: SIGN_IN_PATH, label: "工作账号登录" },
      };
    case "staff-down":
      return { title: "暂时打不开", text: "后台暂时没有回应，请稍后再试一次。", retry: true };
    case "broken":
      return {
        title: "出了问题",
        text: `我们这边出了问题，您的资料和付款都安全。${id === "" ? "请告诉客服。" : `编号 ${id}，请告诉客服。`}`,
        retry: true,
      };
  }
}

import type { Call, Context } from "#functions/sandbox/context.ts";
import type { Fault } from "#functions/sandbox/money/faults.ts";
import { whyRefused } from "./authorization.ts";
import { create } from "./create.ts";
import { closing, readBody } from "./fields.ts";
import { refund } from "./refund.ts";
import { refusal, signedAnswer } from "./signed-answer.ts";
import { refundAnswer, transaction } from "./transaction.ts";

/** A call of API v3; `run` returns the body of the answer, null for 204, or a refusal. */
interface Route {
  name: string;
  method: "GET" | "POST";
  path: RegExp;
  run(context: Context, call: Call, key: string): object | null | Response;
}

const NOT_THERE = () => refusal(404, "ORDER_NOT_EXIST", "订单不存在");

const routes: readonly Route[] = [
  {
    name: "wechat.create",
    method: "POST",
    path: /^\/v3\/pay\/transactions\/(jsapi|h5|native)$/,
    run: (context, call, way) => {
      if (way === "jsapi" || way === "h5" || way === "native") return create(context, way, call);
      return refusal(404, "RESOURCE_NOT_EXISTS", "资源不存在");
    },
  },
  {
    name: "wechat.query",
    method: "GET",
    path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/,
    run: ({ book, config }, call, outTradeNo) => {
      if (call.url.search !== `?mchid=${config.wechat.mchId}`)
        return refusal(400, "PARAM_ERROR", "缺少mchid，或有多余的参数");
      const payment = book.find("wechat", outTradeNo);
      return payment === undefined ? NOT_THERE() : transaction(payment, config);
    },
  },
  {
    name: "wechat.close",
    method: "POST",
    path: /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/,
    run: ({ book, config }, call, outTradeNo) => {
      const read = readBody(closing, call.body);
      if ("fault" in read) return refusal(400, "PARAM_ERROR", read.fault);
      if (read.asked.mchid !== config.wechat.mchId) return refusal(400, "PARAM_ERROR", "商户号与签名不一致");
      const payment = book.find("wechat", outTradeNo);
      if (payment === undefined) return null;
      if (payment.state === "paid") return refusal(400, "ORDERPAID", "该订单已支付");
      payment.state = "closed";
      book.save(payment);
      return null;
    },
  },
  {
    name: "wechat.refund",
    method: "POST",
    path: /^\/v3\/refund\/domestic\/refunds$/,
    run: (context, call) => refund(context, call),
  },
  {
    name: "wechat.refund-query",
    method: "GET",
    path: /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/,
    run: ({ book }, _call, no) => {
      for (const payment of book.all()) {
        const found = payment.refunds.find((one) => payment.provider === "wechat" && one.no === no);
        if (found !== undefined) return refundAnswer(payment, found);
      }
      return refusal(404, "RESOURCE_NOT_EXISTS", "退款单不存在");
    },
  },
];

const isJson = (value: string | null) => /^application\/json(;|$)/i.test(value ?? "");

/** The refusal of a call without the headers that WeChat demands; null where all are there. */
function whyBadHeaders({ method, headers }: Call): Response | null {
  if (!/application\/json|\*\/\*/.test(headers.get("accept") ?? ""))
    return refusal(406, "PARAM_ERROR", "Http头Accept须为application/json");
  if ((headers.get("user-agent") ?? "") === "")
    return refusal(403, "PARAM_ERROR", "Http头缺少Accept或User-Agent");
  if (method === "POST" && !isJson(headers.get("content-type")))
    return refusal(415, "PARAM_ERROR", "Http头Content-Type须为application/json");
  return null;
}

/** Which call of API v3 this is; undefined for none. */
export const payCall = (call: Call): string | undefined => routeOf(call)?.name;

const routeOf = (call: Call) =>
  routes.find(({ method, path }) => method === call.method && path.test(call.url.pathname));

/** Answers a call of WeChat Pay v3. Every 2xx is signed; a fault may spoil that. */
export function answerPayCall(context: Context, call: Call, fault?: Fault): Response {
  const route = routeOf(call);
  if (route === undefined) return refusal(404, "RESOURCE_NOT_EXISTS", "资源不存在");
  const why = whyRefused(call, context.config, context.now);
  if (why !== null) return refusal(401, "SIGN_ERROR", why);
  const bad = whyBadHeaders(call);
  if (bad !== null) return bad;
  const keyId = call.headers.get("wechatpay-serial");
  if (keyId !== null && !context.config.wechat.payKeys.some(({ id }) => id === keyId))
    return refusal(400, "PARAM_ERROR", "Wechatpay-Serial不是本商户的公钥ID");
  const [, key = ""] = route.path.exec(call.url.pathname) ?? [];
  const result = route.run(context, call, decodeURIComponent(key));
  if (result instanceof Response) return result;
  return signedAnswer(result, context.config, keyId, context.now, fault);
}

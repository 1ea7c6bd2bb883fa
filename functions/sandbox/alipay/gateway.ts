import type { Call, Context } from "#functions/sandbox/context.ts";
import { page } from "#functions/sandbox/html.ts";
import type { Fault } from "#functions/sandbox/money/faults.ts";
import { signRsa, spoil } from "#functions/sandbox/rsa.ts";
import { payPage, payPages } from "./pay-page.ts";
import { methodOf, readRequest } from "./request.ts";
import { type Answer, tradeCalls } from "./trade.ts";

export const GATEWAY = "/gateway.do";

/** The name of a gateway call in the list of faults. */
export const gatewayCall = (call: Call): string => {
  const method = methodOf(call);
  return method in payPages ? "alipay.page" : (tradeCalls[method]?.name ?? "alipay");
};

/** Answers a call of the gateway: a page to pay on, or signed JSON. */
export function answerGateway(context: Context, call: Call, fault?: Fault): Response {
  const request = readRequest(call, context);
  const method = methodOf(call);
  if (typeof request === "string") {
    if (method in payPages) return page("支付宝：订单有误", `<p>错误码 ${request}，请返回商家。</p>`, 400);
    const refused = { code: "40002", msg: "Invalid Arguments", sub_code: request, sub_msg: "参数有误" };
    return json(`{"error_response":${JSON.stringify(refused)}}`);
  }
  if (request.method in payPages) return payPage(context, call, request);
  const trade = tradeCalls[request.method];
  if (trade === undefined) {
    const unknown = {
      code: "40006",
      msg: "Insufficient Permissions",
      sub_code: "isv.insufficient-isv-permissions",
    };
    return json(`{"error_response":${JSON.stringify(unknown)}}`);
  }
  return signedNode(request.method, trade.run(context, request.biz), context, fault);
}

/** One node and its signature over the node's own bytes. */
function signedNode(method: string, answer: Answer, { config }: Context, fault?: Fault): Response {
  // Alipay's JSON escapes slashes: a caller who parses it and writes it again gets another text than signed.
  const node = JSON.stringify(answer).replaceAll("/", "\\/");
  const name = `${method.replaceAll(".", "_")}_response`;
  const right = signRsa(node, config.alipay.key);
  const signature = fault?.how === "bad-signature" ? spoil(right) : right;
  const sign = fault?.how === "unsigned" ? "" : `,"sign":"${signature}"`;
  return json(`{"${name}":${node}${sign}}`);
}

const json = (body: string) => new Response(body, { headers: { "content-type": "text/html;charset=utf-8" } });

import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { authorizeUrl, tradeCode } from "#functions/origin/money/providers/wechat/oauth.ts";
import { isGoodState, newState } from "#functions/origin/money/providers/wechat/oauth-state.ts";
import { keepOpenid } from "#functions/origin/money/providers/wechat/openids.ts";

const SPENT = "这次微信授权已经过期或用过了，请回到付款页再点一次。没有扣款。";
const SILENT = "微信暂时没有回应，请过一会儿再试，或换一种付款方式。没有扣款。";

/** Gets the openid that WeChat's JSAPI needs: one call answers the page that gives a code, one trades it. */
export const userOtg: HandlerOf<"order", "userOtg"> = async (params, visit) => {
  const { PUBLIC_URL, payments } = visit.env;
  const { wechat } = payments;
  if (wechat === null || PUBLIC_URL === undefined) throw new Failure("NOT_CONFIGURED");
  if ("returnTo" in params) {
    const returnUrl = PUBLIC_URL.replace(/\/+$/, "") + params.returnTo;
    return { authorizeUrl: authorizeUrl(wechat, returnUrl, await newState(visit)) };
  }
  if (!(await isGoodState(params.state, visit))) throw new Failure("INVALID_PARAMS", {}, SPENT);
  const openid = await trade(wechat, params.code);
  if (openid === null) throw new Failure("INVALID_PARAMS", {}, SPENT);
  await keepOpenid(openid, wechat.WECHAT_APP_ID, visit);
  return { openid };
};

async function trade(wechat: WechatConfig, code: string): ReturnType<typeof tradeCode> {
  try {
    return await tradeCode(wechat, code);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logFault("order.userOtg", error);
    throw new Failure("UNAVAILABLE", {}, SILENT);
  }
}

import { Failure } from "#functions/origin/failure.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { jsapiTicket } from "./open-platform.ts";
import { shareCard } from "./share-card.ts";

/** What lets a page be shared in WeChat with a card of our own (微信分享); `enabled: false` where nothing can be signed. */
export const shareWechat: HandlerOf<"index", "shareWechat"> = async ({ url }, visit) => {
  const { PUBLIC_URL } = visit.env;
  const asked = new URL(url);
  // A signature for somebody else's page would let that page speak in our name.
  if (PUBLIC_URL === undefined || asked.origin !== new URL(PUBLIC_URL).origin)
    throw new Failure("INVALID_PARAMS", { fields: { url: "不是本站的地址" } });
  const timestamp = Math.floor(visit.now / 1000);
  const nonceStr = crypto.randomUUID().replaceAll("-", "");
  const [said, signed] = await Promise.all([
    shareCard(asked, visit),
    sign({ nonceStr, timestamp, url }, visit),
  ]);
  const card = { ...said, image: `${asked.origin}/share.png` };
  if (signed === null)
    return { enabled: false, appId: "", timestamp: 0, nonceStr: "", signature: "", ...card };
  return { enabled: true, ...signed, timestamp, nonceStr, ...card };
};

async function sign(
  parts: { nonceStr: string; timestamp: number; url: string },
  visit: Visit,
): Promise<{ appId: string; signature: string } | null> {
  const { account } = visit.env.share;
  if (account === null) return null;
  try {
    const { value: ticket } = await jsapiTicket(account, visit);
    return { appId: account.appId, signature: await shareSignature({ ticket, ...parts }) };
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logFault("index.shareWechat", error);
    return null;
  }
}

/** What a share is signed over: seconds since 1970, and the page's address without its fragment. */
interface ShareParts {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}

/** The signature of `wx.config` (JS-SDK 使用权限签名): SHA-1, hex, of the four in this order. */
export async function shareSignature({ ticket, nonceStr, timestamp, url }: ShareParts): Promise<string> {
  const bare = url.replace(/#.*$/s, "");
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${bare}`;
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

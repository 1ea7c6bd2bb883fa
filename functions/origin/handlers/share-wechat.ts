import { Failure } from "../failure.ts";
import { logFault } from "../payments/log-fault.ts";
import { ProviderTrouble } from "../payments/provider.ts";
import type { Visit } from "../visit.ts";
import { jsapiTicket } from "../wechat/open-platform.ts";
import { shareCard } from "../wechat/share-card.ts";
import { shareSignature } from "../wechat/share-signature.ts";
import type { HandlerOf } from "./handler-of.ts";

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

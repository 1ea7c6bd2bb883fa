import * as v from "valibot";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { readJson } from "./read-json.ts";

/** How long the trade of a code may take, milliseconds. */
const MOST_MS = 8_000;

/** A code that is no good any more: unknown, used, or too old; the payer asks for another. */
const SPENT = new Set([40029, 40163, 41008, 42003]);

const Answer = v.union([
  v.object({ openid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,128}$/)) }),
  v.object({ errcode: v.number() }),
]);

/** The page of WeChat that gives a code without asking the payer anything (静默授权), and comes back to `returnUrl`. */
export function authorizeUrl(config: WechatConfig, returnUrl: string, state: string): string {
  // WeChat wants these members, in this order, and the fragment.
  const query = [
    ["appid", config.WECHAT_APP_ID],
    ["redirect_uri", returnUrl],
    ["response_type", "code"],
    ["scope", "snsapi_base"],
    ["state", state],
  ].map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`);
  return `${bare(config.WECHAT_OPEN_HOST)}/connect/oauth2/authorize?${query.join("&")}#wechat_redirect`;
}

/** Trades a code for the payer's openid; null where the code is spent. Throws ProviderTrouble. */
export async function tradeCode(config: WechatConfig, code: string): Promise<string | null> {
  const query = new URLSearchParams({
    appid: config.WECHAT_APP_ID,
    secret: config.WECHAT_APP_SECRET,
    code,
    grant_type: "authorization_code",
  });
  const { status, text } = await read(`${bare(config.WECHAT_API_HOST)}/sns/oauth2/access_token?${query}`);
  // WeChat sends these answers as text/plain, and refuses with status 200.
  const said = status === 200 ? readJson(Answer, text) : null;
  if (said === null) throw new ProviderTrouble("wechat", status, "UNREADABLE");
  if ("openid" in said) return said.openid;
  if (SPENT.has(said.errcode)) return null;
  throw new ProviderTrouble("wechat", status, `ERRCODE_${said.errcode}`);
}

/** Fetches an address. It holds the app's secret, so the error says only what kind of failure it was. */
async function read(address: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(MOST_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderTrouble("wechat", 0, isLate ? "TIMEOUT" : "UNREACHABLE");
  }
}

const bare = (host: string) => host.replace(/\/+$/, "");

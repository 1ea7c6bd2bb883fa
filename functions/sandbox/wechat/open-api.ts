import * as v from "valibot";
import type { Call, Context } from "#functions/sandbox/context.ts";
import { page } from "#functions/sandbox/html.ts";
import { randomHex } from "#functions/sandbox/random.ts";
import { readBody } from "./fields.ts";

const TWO_HOURS = 7_200;
const CODE_LIVES = 300_000;

const said = (errcode: number, errmsg: string) => Response.json({ errcode, errmsg });

/** OAuth's page (网页授权): only inside WeChat; gives a code that lives five minutes. */
function authorize({ config, granted, now }: Context, { url, headers }: Call): Response {
  const ask = url.searchParams;
  if (!/MicroMessenger/i.test(headers.get("user-agent") ?? ""))
    return page("请在微信客户端打开链接", "<p>网页授权只能在微信里进行。</p>", 403);
  if (ask.get("appid") !== config.wechat.appId) return page("AppID 参数错误", "<p>10003</p>", 400);
  if (ask.get("response_type") !== "code" || ask.get("scope") !== "snsapi_base")
    return page("Scope 参数错误", "<p>10005</p>", 400);
  const back = URL.parse(ask.get("redirect_uri") ?? "");
  if (back === null || back.host !== new URL(config.siteUrl).host)
    return page("redirect_uri 参数错误", "<p>10003：域名与后台配置不一致。</p>", 400);
  const code = `sandbox${randomHex(12)}`;
  const openid = `oSANDBOX${randomHex(10)}`;
  granted.codes.set(code, { openid, expiresAt: now + CODE_LIVES, isUsed: false });
  back.searchParams.set("code", code);
  back.searchParams.set("state", ask.get("state") ?? "");
  return new Response(null, { status: 302, headers: { location: back.href } });
}

/** Trades the code for the openid, once. */
function tradeCode({ config, granted, now }: Context, { url }: Call): Response {
  const ask = url.searchParams;
  if (ask.get("appid") !== config.wechat.appId) return said(40013, "invalid appid");
  if (ask.get("secret") !== config.wechat.appSecret) return said(40125, "invalid appsecret");
  if (ask.get("grant_type") !== "authorization_code") return said(40002, "invalid grant_type");
  const found = granted.codes.get(ask.get("code") ?? "");
  if (found === undefined) return said(40029, "invalid code");
  if (found.isUsed) return said(40163, "code been used");
  if (found.expiresAt <= now) return said(42003, "code expired");
  found.isUsed = true;
  return Response.json({
    access_token: `sandbox${randomHex(16)}`,
    expires_in: TWO_HOURS,
    refresh_token: `sandbox${randomHex(16)}`,
    openid: found.openid,
    scope: "snsapi_base",
  });
}

const TokenRequest = v.object({
  grant_type: v.string(),
  appid: v.string(),
  secret: v.string(),
  force_refresh: v.optional(v.boolean()),
});

/** The account (公众号) and the mini-program (小程序), each with its secret. */
const secretsOf = ({ wechat }: Context["config"]): [appId: string, secret: string][] => [
  [wechat.appId, wechat.appSecret],
  [wechat.miniAppId, wechat.miniAppSecret],
];

/** The access token of an app: the same one for as long as it lives, unless a new one is forced. */
function stableToken({ config, granted, now, switches }: Context, { body }: Call): Response {
  if (switches.addressRefused) return said(40164, "invalid ip 127.0.0.1, not in whitelist");
  const read = readBody(TokenRequest, body);
  if ("fault" in read) return said(47001, "data format error");
  const { asked } = read;
  if (asked.grant_type !== "client_credential") return said(40002, "invalid grant_type");
  const secret = new Map(secretsOf(config)).get(asked.appid);
  if (secret === undefined) return said(40013, "invalid appid");
  if (asked.secret !== secret) return said(40125, "invalid appsecret");
  if (asked.force_refresh === true) granted.tokens.clear();
  for (const [token, { appId, expiresAt }] of granted.tokens) {
    if (appId === asked.appid && expiresAt > now)
      return Response.json({ access_token: token, expires_in: Math.floor((expiresAt - now) / 1000) });
  }
  const token = `sandbox${randomHex(16)}`;
  granted.tokens.set(token, { appId: asked.appid, expiresAt: now + TWO_HOURS * 1000 });
  return Response.json({ access_token: token, expires_in: TWO_HOURS });
}

/** The refusal of a call that needs a token of this app; null where its token is good. */
function whyNoToken({ granted, now, switches }: Context, { url }: Call, appId: string): Response | null {
  if (switches.addressRefused) return said(40164, "invalid ip 127.0.0.1, not in whitelist");
  const found = granted.tokens.get(url.searchParams.get("access_token") ?? "");
  if (found?.appId !== appId) return said(40001, "invalid credential, access_token is invalid or not latest");
  return found.expiresAt <= now ? said(42001, "access_token expired") : null;
}

function ticket(context: Context, call: Call): Response {
  const no = whyNoToken(context, call, context.config.wechat.appId);
  if (no !== null) return no;
  if (call.url.searchParams.get("type") !== "jsapi") return said(40097, "invalid args");
  const made = `sandbox${randomHex(32)}`;
  context.granted.tickets.set(made, { expiresAt: context.now + TWO_HOURS * 1000 });
  return Response.json({ errcode: 0, errmsg: "ok", ticket: made, expires_in: TWO_HOURS });
}

const Scheme = v.object({
  jump_wxa: v.object({
    path: v.string(),
    query: v.pipe(v.string(), v.maxLength(1024)),
    env_version: v.optional(v.string()),
  }),
  is_expire: v.literal(true),
  expire_type: v.literal(1),
  expire_interval: v.pipe(v.number(), v.minValue(1), v.maxValue(30)),
});

/** A link into the mini-program (URL Scheme), thirty days at most. */
function scheme(context: Context, call: Call): Response {
  const no = whyNoToken(context, call, context.config.wechat.miniAppId);
  if (no !== null) return no;
  if ("fault" in readBody(Scheme, call.body)) return said(40097, "invalid args");
  return Response.json({
    errcode: 0,
    errmsg: "ok",
    openlink: `weixin://dl/business/?t=sandbox${randomHex(6)}`,
  });
}

/** The calls outside payment: OAuth, tokens, tickets, schemes; by method and path. */
export const openCalls: Readonly<
  Record<string, { name: string; run(context: Context, call: Call): Response }>
> = {
  "GET /connect/oauth2/authorize": { name: "wechat.authorize", run: authorize },
  "GET /sns/oauth2/access_token": { name: "wechat.code", run: tradeCode },
  "POST /cgi-bin/stable_token": { name: "wechat.token", run: stableToken },
  "GET /cgi-bin/ticket/getticket": { name: "wechat.ticket", run: ticket },
  "POST /wxa/generatescheme": { name: "wechat.scheme", run: scheme },
};

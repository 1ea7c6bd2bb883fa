import * as v from "valibot";
import { DAY_S } from "#functions/contract/values/time.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { readJson } from "#functions/origin/money/providers/wechat/read-json.ts";
import type { Context } from "#functions/origin/visit.ts";
import type { WechatApp } from "./config.ts";
import { forget, type Grant, granted } from "./grant.ts";

const MOST_MS = 6_000;
/** WeChat's codes for a token that is wrong or has expired. */
const STALE: ReadonlySet<number> = new Set([40001, 40014, 42001]);
/** The code for a caller whose address is not on WeChat's list; only a relay that is on it helps. */
export const NOT_LISTED = "ERRCODE_40164";

const Refusal = v.object({ errcode: v.pipe(v.number(), v.minValue(1)) });
const Token = v.object({ access_token: v.string(), expires_in: v.number() });
const Ticket = v.object({ ticket: v.string(), expires_in: v.number() });
const Openlink = v.object({ openlink: v.pipe(v.string(), v.startsWith("weixin://")) });

/** Days for which a link is good and is handed out. */
const SCHEME_DAYS = 30;

/** The ticket that shares are signed with (jsapi_ticket). */
export const jsapiTicket = (app: WechatApp, context: Context): Promise<Grant> =>
  granted(
    {
      name: `ticket ${app.appId}`,
      ask: () =>
        withToken(app, context, async (token) => {
          const query = new URLSearchParams({ access_token: token, type: "jsapi" });
          const { ticket, expires_in } = await call(app, `/cgi-bin/ticket/getticket?${query}`, Ticket);
          return { value: ticket, seconds: expires_in };
        }),
    },
    context,
  );

/** A link to a page of the mini-program (URL Scheme), the same for the same page as long as it lives. */
export const urlScheme = (app: WechatApp, path: string, query: string, context: Context): Promise<Grant> =>
  granted(
    {
      name: `scheme ${app.appId} ${path} ${query}`,
      ask: () =>
        withToken(app, context, async (token) => {
          const body = {
            jump_wxa: { path, query, env_version: "release" },
            is_expire: true,
            expire_type: 1,
            expire_interval: SCHEME_DAYS,
          };
          const address = `/wxa/generatescheme?${new URLSearchParams({ access_token: token })}`;
          const { openlink } = await call(app, address, Openlink, body);
          return { value: openlink, seconds: SCHEME_DAYS * DAY_S };
        }),
    },
    context,
  );

const tokenName = ({ appId }: WechatApp) => `token ${appId}`;

function accessToken(app: WechatApp, context: Context): Promise<Grant> {
  const body = { grant_type: "client_credential", appid: app.appId, secret: app.secret };
  const ask = async () => {
    const { access_token, expires_in } = await call(app, "/cgi-bin/stable_token", Token, body);
    return { value: access_token, seconds: expires_in };
  };
  return granted({ name: tokenName(app), ask }, context);
}

/** Runs a call with the stored token; where WeChat no longer takes it, once more with a new one. */
async function withToken<T>(
  app: WechatApp,
  context: Context,
  run: (token: string) => Promise<T>,
): Promise<T> {
  const { value } = await accessToken(app, context);
  try {
    return await run(value);
  } catch (error) {
    const isStale = error instanceof ProviderTrouble && STALE.has(Number(error.code.replace("ERRCODE_", "")));
    if (!isStale) throw error;
    await forget(tokenName(app), value, context);
    return run((await accessToken(app, context)).value);
  }
}

/** Calls WeChat. The address holds a token, so the ProviderTrouble of a failure says only its kind. */
async function call<const S extends v.GenericSchema>(
  { relay }: WechatApp,
  path: string,
  schema: S,
  body?: object,
): Promise<v.InferOutput<S>> {
  let status = 0;
  let text = "";
  try {
    const answer = await fetch(relay + path, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(MOST_MS),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderTrouble("wechat", 0, isLate ? "TIMEOUT" : "UNREACHABLE");
  }
  const refusal = status === 200 ? readJson(Refusal, text) : null;
  if (refusal !== null) throw new ProviderTrouble("wechat", status, `ERRCODE_${refusal.errcode}`);
  const said = status === 200 ? readJson(schema, text) : null;
  if (said === null) throw new ProviderTrouble("wechat", status, "UNREADABLE");
  return said;
}

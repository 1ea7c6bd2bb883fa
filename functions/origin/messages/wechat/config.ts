import * as v from "valibot";
import {
  LOCAL_ADDRESS,
  readConfig,
  type Stage,
  type Vars,
} from "#functions/contract/products/read-config.ts";

const some = v.optional(v.pipe(v.string(), v.trim()), "");
const host = v.optional(v.union([v.literal(""), v.pipe(v.string(), v.url("must be an address"))]), "");

/** The variables by which pages are shared: of the official account (公众号) and the mini-program (小程序). */
const ShareVars = v.object({
  WECHAT_APP_ID: some,
  WECHAT_APP_SECRET: some,
  /** Set where the account that shares is not the one that takes payments, or where none takes payments. */
  WECHAT_SHARE_APP_ID: some,
  WECHAT_SHARE_APP_SECRET: some,
  /** A relay for our token calls, at an address on WeChat's list: Workers have no fixed address. */
  WECHAT_RELAY_HOST: host,
  WECHAT_MINI_APP_ID: some,
  WECHAT_MINI_APP_SECRET: some,
});

/** An app of WeChat's that grants tokens, and the address of the relay that forwards our calls to it. */
export interface WechatApp {
  appId: string;
  secret: string;
  /** No slash at the end. */
  relay: string;
}

/** Null: not configured. */
export interface ShareConfig {
  account: WechatApp | null;
  mini: WechatApp | null;
}

/** Reads the variables of sharing; without a relay nothing of it is configured. */
export function readShareConfig(raw: Vars, stage: Stage): { config: ShareConfig; faults: string[] } {
  const none = { account: null, mini: null };
  const { config: vars, faults } = readConfig(ShareVars, raw);
  const relay = vars?.WECHAT_RELAY_HOST.replace(/\/+$/, "") ?? "";
  if (vars === null || relay === "") return { config: none, faults };
  const app = (appId: string, secret: string): WechatApp | null =>
    appId === "" || secret === "" ? null : { appId, secret, relay };
  if (stage === "production") {
    if (LOCAL_ADDRESS.test(relay)) faults.push("WECHAT_RELAY_HOST belongs to the sandbox");
    if (/sandbox/i.test(vars.WECHAT_MINI_APP_ID)) faults.push("WECHAT_MINI_APP_ID belongs to the sandbox");
  }
  return {
    config: {
      account:
        app(vars.WECHAT_SHARE_APP_ID, vars.WECHAT_SHARE_APP_SECRET) ??
        app(vars.WECHAT_APP_ID, vars.WECHAT_APP_SECRET),
      mini: app(vars.WECHAT_MINI_APP_ID, vars.WECHAT_MINI_APP_SECRET),
    },
    faults,
  };
}

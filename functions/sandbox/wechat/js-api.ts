import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Context } from "#functions/sandbox/context.ts";
import type { SharedCard } from "./shared-card.ts";

/** The signature of the JS-SDK: SHA-1 of the four in this order; the page's address without its fragment. */
export const jsApiSignature = (ticket: string, nonce: string, timestamp: string, page: string): string =>
  createHash("sha1")
    .update(`jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${page.split("#")[0]}`)
    .digest("hex");

/** What the SDK puts beside the parameters of every call. */
const Signed = v.object({
  verifyAppId: v.string(),
  verifySignType: v.literal("sha1"),
  verifyTimestamp: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  verifyNonceStr: v.pipe(v.string(), v.minLength(1)),
  verifySignature: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
});
const Verify = v.object({ verifyJsApiList: v.array(v.string()) });
const address = v.pipe(v.string(), v.url());
const Card = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  desc: v.optional(v.string()),
  link: address,
  imgUrl: address,
});

const SHARES: Readonly<Record<string, SharedCard["to"]>> = {
  updateAppMessageShareData: "friend",
  updateTimelineShareData: "moments",
};

/** What WeChat's bridge answers to a call of the JS-SDK from `page`, in its words: `config:ok`, `config:invalid signature`. */
export function callJsApi(
  context: Context,
  name: string,
  page: string,
  params: unknown,
): Record<string, string> {
  const api = name === "preVerifyJSAPI" ? "config" : name;
  const said = (what: string) => ({ errMsg: `${api}:${what}` });
  const to = SHARES[name];
  if (to === undefined && api !== "config") return said("function not exist");
  const why = whyUnsigned(context, page, params);
  if (why !== null) return said(why);
  if (to === undefined) {
    if (!v.is(Verify, params)) return said("fail, no jsApiList");
    context.granted.jsApis.set(page, new Set(params.verifyJsApiList));
    return said("ok");
  }
  // A page may make only the calls that it asked for in wx.config.
  if (context.granted.jsApis.get(page)?.has(name) !== true) return said("permission denied");
  const card = v.safeParse(Card, params);
  if (!card.success) return said("fail, invalid params");
  const { title, desc = null, link, imgUrl } = card.output;
  if (new URL(link).host !== new URL(context.config.siteUrl).host)
    return said("fail, link must be in js secure domain list");
  context.granted.cards.push({ to, page, title, desc, link, imgUrl });
  return said("ok");
}

function whyUnsigned({ config, granted, now }: Context, page: string, params: unknown): string | null {
  const read = v.safeParse(Signed, params);
  if (!read.success) return "fail, invalid params";
  const { verifyAppId, verifyTimestamp, verifyNonceStr, verifySignature } = read.output;
  if (verifyAppId !== config.wechat.appId) return "invalid appid";
  // Only the account's own domain (JS 接口安全域名) may speak to the bridge.
  if (URL.parse(page)?.host !== new URL(config.siteUrl).host) return "invalid url domain";
  const isSigned = [...granted.tickets].some(
    ([ticket, { expiresAt }]) =>
      expiresAt > now && jsApiSignature(ticket, verifyNonceStr, verifyTimestamp, page) === verifySignature,
  );
  return isSigned ? null : "invalid signature";
}

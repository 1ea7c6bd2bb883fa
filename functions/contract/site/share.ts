import * as v from "valibot";
import { Instant } from "#functions/contract/values/scalars.ts";

/** The address of the page that is shared, as the browser has it; without its fragment it is what is signed. */
export const ShareParams = v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(2048)) });

/** What a page needs to be shared in WeChat (JS-SDK); where `enabled` is false, the rest is of no use. */
export const Share = v.object({
  enabled: v.boolean(),
  appId: v.string(),
  /** Seconds since 1970. */
  timestamp: v.number(),
  nonceStr: v.string(),
  signature: v.string(),
  title: v.string(),
  desc: v.string(),
  image: v.string(),
  link: v.string(),
});

/** Pages of the mini-program that a link may lead to. */
const MiniPath = v.picklist(["pages/index/index", "pages/order/order", "pages/result/result"]);
const MOST_QUERY = 1024;

export const SchemeParams = v.object({
  path: MiniPath,
  query: v.pipe(v.optional(v.string(), ""), v.maxLength(MOST_QUERY), v.regex(/^[A-Za-z0-9=&%._~-]*$/)),
});
/** A link into the mini-program (URL Scheme), and until when it leads there. */
export const Scheme = v.object({ openlink: v.string(), expiresAt: Instant });

export type Share = v.InferOutput<typeof Share>;

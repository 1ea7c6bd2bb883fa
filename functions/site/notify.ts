import { readBytes } from "#app/kit/upstream/read-bytes.ts";
import type { Target } from "#app/kit/upstream/send.ts";
import { say } from "#functions/contract/watch/log.ts";
import { withoutBase } from "./base-path.ts";

/** Bytes of a notification, and of the answer to its sender, at most. */
const MAX_BODY = 64 * 1024;
const MAX_ANSWER = 4 * 1024;
/** Milliseconds; the providers wait five seconds and send again. */
const TIMEOUT_MS = 10_000;
/** Seconds until it may be sent again. */
const AGAIN_S = 15;

const PATH = /^\/notify\/(wechat|alipay|stripe)$/;

/** The headers of a notification that say its type or its signature; no other header is passed on. */
const PASSED = [
  "content-type",
  "wechatpay-timestamp",
  "wechatpay-nonce",
  "wechatpay-signature",
  "wechatpay-signature-type",
  "wechatpay-serial",
  "stripe-signature",
] as const;

/** The path of a notification of a payment provider (支付通知), at the root or below the router's base; else null. */
export function notifyPath(pathname: string, base: string): string | null {
  for (const path of [pathname, withoutBase(pathname, base) ?? ""]) if (PATH.test(path)) return path;
  return null;
}

/**
 * Passes a notification to the upstream byte for byte, and its acknowledgement to the provider. It is
 * signed by its sender, so that the gate for forms does not judge it; cookies are not passed on.
 */
export async function forwardNotification(
  request: Request,
  path: string,
  target: Pick<Target, "service" | "base">,
): Promise<Response> {
  if (request.method !== "POST") return said("", 405, { allow: "POST" });
  const body = await readBytes(request.body, MAX_BODY);
  if (body === null) return said("", 413);
  const headers = new Headers();
  for (const name of PASSED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = target.base.replace(/\/$/, "") + path;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await target.service.fetch(
      new Request(address, { method: "POST", headers, body, redirect: "manual", signal }),
    );
    const heard = await readBytes(answer.body, MAX_ANSWER);
    // Without a refusal of its own, whatever is no acknowledgement is 502: the provider sends again.
    if (answer.status >= 400) return said("", answer.status);
    const word = heard === null ? null : acknowledged(path, answer.status, new TextDecoder().decode(heard));
    if (word === null) return said("", 502);
    return said(word, answer.status, word === "" ? {} : { "content-type": TYPES[path] ?? "text/plain" });
  } catch {
    say({ at: "notify", call: path, fault: "upstream" }, "warn");
    return said("", 503, { "retry-after": String(AGAIN_S) });
  }
}

/** What each provider takes for «heard»: the word of an upstream's answer that is passed on, null where it is none. */
function acknowledged(path: string, status: number, text: string): string | null {
  const word = text.trim();
  if (status !== 200 && status !== 204) return null;
  if (path === "/notify/alipay") return word === "success" ? word : null;
  if (word === "") return "";
  return path === "/notify/wechat" && /^\{\s*"code"\s*:\s*"SUCCESS"[^<>]*\}$/.test(word) ? word : null;
}

const TYPES: Readonly<Record<string, string>> = { "/notify/wechat": "application/json" };

function said(body: string, status: number, headers: Record<string, string> = {}): Response {
  const empty = status === 204 || body.length === 0;
  return new Response(empty ? null : body, { status, headers: { ...headers, "cache-control": "no-store" } });
}

import { originEnv } from "#functions/origin/env.ts";
import { isOfStore } from "#functions/origin/fault-text.ts";
import { logFault } from "#functions/origin/money/log-fault.ts";
import { bookNotification } from "#functions/origin/money/pay/book-notification.ts";
import { NotificationRefused } from "#functions/origin/money/providers/provider.ts";
import { tillOf } from "#functions/origin/money/till.ts";
import { forgetMap } from "#functions/origin/store/spread/shards.ts";
import type { After } from "#functions/origin/visit.ts";
import { keepingAfter } from "./keepers.ts";
import { reachWhole } from "./reach-whole.ts";

/** Characters of a notification, at most; the longest known is some 6 kB. */
const MAX_BODY = 64 * 1024;

/**
 * POST /notify/{provider} (支付通知): verified by the provider's own rules, booked, and only then acknowledged;
 * promises are kept `after` the answer. A forged notification gets a status without a body; one that could
 * not be booked gets 500, so that the provider sends it again.
 */
export async function answerNotification(
  request: Request,
  name: string,
  raw: object,
  after: After,
): Promise<Response> {
  try {
    const env = originEnv(raw);
    const till = tillOf({ ...(await reachWhole(env)), env, now: Date.now() });
    const provider = [...till.providers.values()].find((candidate) => candidate.name === name);
    if (provider === undefined || request.method !== "POST") return silent(404);
    if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY) return silent(413);
    const body = await request.text();
    if (body.length > MAX_BODY) return silent(413);
    const said = await provider.readNotification({ headers: request.headers, body });
    keepingAfter(till, after)(await bookNotification(said, provider, till));
    const { status, body: word, contentType } = provider.acknowledgement;
    return new Response(word === "" ? null : word, { status, headers: { "content-type": contentType } });
  } catch (error) {
    if (error instanceof NotificationRefused) return silent(error.status);
    logFault(`notify.${name}`, error);
    if (isOfStore(error)) forgetMap(originEnv(raw));
    return silent(500);
  }
}

const silent = (status: number) => new Response(null, { status });

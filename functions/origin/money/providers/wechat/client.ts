import * as v from "valibot";
import type { WechatConfig } from "#functions/origin/money/providers/config.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { readJson } from "./read-json.ts";
import { newNonce, type SignedRequest, wechatSigner } from "./signer.ts";
import type { WechatVerifier } from "./verifier.ts";

/** How long one call may take in all, milliseconds. */
const MOST_MS = 8_000;

/**
 * Asks WeChat Pay's API v3: signs, sends, verifies; the body of a 2xx. Throws ProviderTrouble: status 0 `UNREACHABLE`
 * or `TIMEOUT`; a refusal with WeChat's own code; a 2xx that WeChat did not sign, for that is forged.
 */
export type WechatClient = (request: SignedRequest) => Promise<string>;

const Refusal = v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,64}$/)) });

export function wechatClient(
  config: WechatConfig,
  verify: WechatVerifier,
  clock: () => number,
): WechatClient {
  const signer = wechatSigner(config);
  const host = config.WECHAT_PAY_HOST.replace(/\/+$/, "");
  const usual: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "luopan",
  };
  // Asks WeChat to sign its answer with this key; a platform certificate is not asked for by name.
  const asked = config.WECHAT_PAY_KEYS.find(({ id }) => id.startsWith("PUB_KEY_ID_"));
  if (asked !== undefined) usual["wechatpay-serial"] = asked.id;

  return async (request) => {
    const moment = { seconds: Math.floor(clock() / 1000), nonce: newNonce() };
    const authorization = await signer.authorization(request, moment);
    const { method, path, body } = request;
    const { status, headers, text } = await send(`${host}${path}`, {
      method,
      headers: { ...usual, authorization },
      ...(method === "POST" && { body }),
    });
    if (status < 200 || status > 299) {
      throw new ProviderTrouble("wechat", status, readJson(Refusal, text)?.code ?? "REFUSED");
    }
    const verdict = await verify(headers, text, clock());
    if (verdict !== "genuine") {
      throw new ProviderTrouble("wechat", status, `ANSWER_${verdict.toUpperCase().replace("-", "_")}`);
    }
    return text;
  };
}

/** Sends a request and reads the whole answer within MOST_MS; follows no redirect. */
async function send(address: string, init: RequestInit) {
  try {
    const answer = await fetch(address, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(MOST_MS),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderTrouble("wechat", 0, isLate ? "TIMEOUT" : "UNREACHABLE");
  }
}

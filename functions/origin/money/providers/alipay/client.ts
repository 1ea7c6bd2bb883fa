import * as v from "valibot";
import { beijingTime } from "#functions/contract/values/time.ts";
import type { AlipayConfig } from "#functions/origin/money/providers/config.ts";
import { ProviderTrouble } from "#functions/origin/money/providers/provider.ts";
import { rsa2Signer, rsa2Verifier } from "#functions/origin/money/providers/rsa2.ts";
import { rawMember } from "./raw-member.ts";
import { signedContent } from "./signed-content.ts";

const TIMEOUT_MS = 8000;
/** Alipay's own codes, `40004` or `ACQ.TRADE_NOT_EXIST`; any other text there is kept out of our logs. */
const CODE = /^[\w.-]{1,64}$/;

const text = v.optional(v.string());
const AnswerNode = v.object({
  code: v.string(),
  sub_code: text,
  out_trade_no: text,
  trade_no: text,
  trade_status: text,
  total_amount: text,
  send_pay_date: text,
  fund_change: text,
  refund_status: text,
});

/** What Alipay answered, its signature verified; `raw` is the signed text. `code` is `ok` or the code of the refusal. */
export interface AlipayAnswer {
  code: string;
  node: v.InferOutput<typeof AnswerNode>;
  raw: string;
}

export interface AlipayClient {
  /** The signed address of a method: where a browser goes, or where we post. */
  address(method: string, params: Readonly<Record<string, string>>, now: number): Promise<string>;
  /** Calls a method. Throws ProviderTrouble where there is no signed answer within 8 s. */
  call(method: string, content: object): Promise<AlipayAnswer>;
}

/** Alipay's gateway (支付宝网关), OpenAPI 2.0: RSA2 both ways, UTF-8. */
export function alipayClient(config: AlipayConfig): AlipayClient {
  const sign = rsa2Signer(config.ALIPAY_APP_KEY);
  const verify = rsa2Verifier(config.ALIPAY_PUBLIC_KEY);

  /** `posted` is signed too, but travels in the body. */
  async function address(
    method: string,
    params: Readonly<Record<string, string>>,
    now: number,
    posted: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const sent = new Map(
      Object.entries({
        app_id: config.ALIPAY_APP_ID,
        method,
        format: "JSON",
        charset: "utf-8",
        sign_type: "RSA2",
        timestamp: beijingTime(now),
        version: "1.0",
        ...params,
      }),
    );
    const signature = await sign(signedContent(new Map([...sent, ...Object.entries(posted)])));
    const url = new URL(config.ALIPAY_GATEWAY);
    for (const [name, value] of [...sent, ["sign", signature] as const]) url.searchParams.set(name, value);
    return url.href;
  }

  async function call(method: string, content: object): Promise<AlipayAnswer> {
    const body = { biz_content: JSON.stringify(content) };
    const { status, answer } = await send(await address(method, {}, Date.now(), body), body);
    const raw = rawMember(answer, `${method.replaceAll(".", "_")}_response`);
    const node = v.safeParse(AnswerNode, jsonOf(raw ?? rawMember(answer, "error_response")));
    const code = node.success ? codeOf(node.output) : "MALFORMED";
    if (status !== 200 || raw === null || !node.success) throw new ProviderTrouble("alipay", status, code);
    const signature = jsonOf(rawMember(answer, "sign"));
    if (typeof signature !== "string" || !(await verify(raw, signature))) {
      throw new ProviderTrouble("alipay", status, `UNSIGNED:${code}`);
    }
    return { code, node: node.output, raw };
  }

  return { address: (method, params, now) => address(method, params, now), call };
}

async function send(address: string, body: Record<string, string>) {
  try {
    const response = await fetch(address, {
      method: "POST",
      // A string: workerd would add no charset to URLSearchParams.
      headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
      body: new URLSearchParams(body).toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, answer: await response.text() };
  } catch {
    throw new ProviderTrouble("alipay", 0, "UNREACHABLE");
  }
}

function codeOf({ code, sub_code }: v.InferOutput<typeof AnswerNode>): string {
  if (code === "10000") return "ok";
  return [sub_code, code].find((candidate) => CODE.test(candidate ?? "")) ?? "UNKNOWN";
}

function jsonOf(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

import type { Call, Context } from "#functions/sandbox/context.ts";
import { readWallTime } from "#functions/sandbox/time.ts";
import { isSignedByApp } from "./signing.ts";

/** A request to the gateway: its public parameters and its business ones. */
export interface GatewayRequest {
  params: ReadonlyMap<string, string>;
  method: string;
  biz: ReadonlyMap<string, unknown>;
}

/** The parameters of the address and of the form together; null where a name stands twice. */
function readParams(call: Call): Map<string, string> | null {
  const form = call.method === "POST" ? [...new URLSearchParams(call.body)] : [];
  const pairs = [...call.url.searchParams, ...form];
  const params = new Map(pairs);
  return params.size === pairs.length ? params : null;
}

/** Which method of the gateway a call asks for. */
export const methodOf = (call: Call): string => readParams(call)?.get("method") ?? "";

const PUBLIC: Readonly<Record<string, RegExp>> = {
  charset: /^utf-8$/i,
  sign_type: /^RSA2$/,
  version: /^1\.0$/,
};

/** The request, or Alipay's sub code of why it is refused (公共错误码). */
export function readRequest(call: Call, { config }: Context): GatewayRequest | string {
  const params = readParams(call);
  if (params === null) return "isv.invalid-parameter";
  if (params.get("app_id") !== config.alipay.appId) return "isv.invalid-app-id";
  for (const [name, pattern] of Object.entries(PUBLIC))
    if (!pattern.test(params.get(name) ?? "")) return `isv.invalid-${name.replace("_", "-")}`;
  if (Number.isNaN(readWallTime(params.get("timestamp") ?? ""))) return "isv.invalid-timestamp";
  if (!isSignedByApp(params, config.alipay.appPublicKey)) return "isv.invalid-signature";
  const method = params.get("method") ?? "";
  try {
    const content: unknown = JSON.parse(params.get("biz_content") ?? "");
    const biz = new Map<string, unknown>(Object.entries(Object(content)));
    return { params, method, biz };
  } catch {
    return "isv.invalid-parameter";
  }
}

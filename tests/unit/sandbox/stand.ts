import { createSign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { readConfig } from "#functions/sandbox/config.ts";
import { Sandbox } from "#functions/sandbox/sandbox.ts";
import { makeSandboxKeys } from "#scripts/steps/sandbox-keys.ts";

const keys = makeSandboxKeys();
export const ours = new Map(Object.entries(keys.origin));
const at = (name: string): string => ours.get(name) ?? "";

/** A notification as it arrived. */
interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A merchant's address for notifications, on loopback: writes down, and answers as it is told. */
export async function receiver() {
  const heard: Heard[] = [];
  let says = { status: 200, body: "success" };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(says.status).end(says.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    say: (status: number, body = "success") => {
      says = { status, body };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** A sandbox in this process whose merchant is at `siteUrl`, and that merchant's way of asking it. */
export function stand(siteUrl = "http://localhost:8787") {
  const work: Promise<unknown>[] = [];
  const sandbox = new Sandbox({
    config: readConfig({ ...keys.sandbox, SITE_URL: siteUrl }),
    shelf: { put: () => {}, clear: () => {} },
    later: (promise) => void work.push(promise),
  });
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(new URL(path, "http://127.0.0.1:8788"), init));
  const control = (action: string, fields: object = {}) =>
    ask(`/control/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
  return { sandbox, ask, control, settled: () => Promise.all(work) };
}

/** What a request to WeChat Pay may have wrong about it. */
export interface Slip {
  signature?: string;
  serial?: string;
  mchid?: string;
  /** Seconds from now. */
  lateBy?: number;
  signedPath?: string;
  headers?: Record<string, string>;
}

/** A request to WeChat Pay v3, signed by the merchant. */
export function signed(method: "GET" | "POST", path: string, body = "", slip: Slip = {}): RequestInit {
  const timestamp = Math.floor(Date.now() / 1000) - (slip.lateBy ?? 0);
  const nonce = "0123456789ABCDEF0123456789ABCDEF";
  const text = `${method}\n${slip.signedPath ?? path}\n${timestamp}\n${nonce}\n${body}\n`;
  const pem = `-----BEGIN PRIVATE KEY-----\n${at("WECHAT_MCH_KEY")}\n-----END PRIVATE KEY-----`;
  const signature = slip.signature ?? createSign("RSA-SHA256").update(text, "utf8").sign(pem, "base64");
  const mchid = slip.mchid ?? at("WECHAT_MCH_ID");
  const serial = slip.serial ?? at("WECHAT_MCH_SERIAL");
  const authorization =
    `WECHATPAY2-SHA256-RSA2048 mchid="${mchid}",nonce_str="${nonce}",signature="${signature}",` +
    `timestamp="${timestamp}",serial_no="${serial}"`;
  const headers = {
    authorization,
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "test",
    ...slip.headers,
  };
  return method === "GET" ? { method, headers } : { method, headers, body };
}

/** What asks for a payment; `over` adds to it or changes it. */
export function payment(outTradeNo: string, over: object = {}): string {
  return JSON.stringify({
    appid: at("WECHAT_APP_ID"),
    mchid: at("WECHAT_MCH_ID"),
    description: "宝宝起名",
    out_trade_no: outTradeNo,
    notify_url: "http://localhost:8787/notify/wechat",
    amount: { total: 2990, currency: "CNY" },
    ...over,
  });
}

/** As much of what the sandbox answers as tests read. */
export interface Said {
  id: string;
  code: string;
  status: number;
  h5_url: string;
  access_token: string;
  payment_intent: string;
  error: { code: string; type: string };
  payments: { deliveries: { id: string }[] }[];
}

/** An answer's JSON. */
export async function json(answer: Response): Promise<Said> {
  const said: Said = JSON.parse(await answer.text());
  return said;
}

import { createCipheriv, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { answerNotification } from "#functions/origin/entry/notify.ts";
import { print, spreadOf } from "./figures.ts";

const WARM_UP = 50;
const NOTIFICATIONS = 400;
/** Notifications measured together: the CPU clock is too coarse for one. */
const AT_ONCE = 20;
const MOST_MS = 50;
const API_V3_KEY = "0123456789abcdef0123456789ABCDEF";
const MCH_ID = "1900009191";
const KEY_ID = "PUB_KEY_ID_0001";

const wechat = generateKeyPairSync("rsa", { modulusLength: 2048 });
const spki = wechat.publicKey.export({ type: "spki", format: "der" }).toString("base64");
const pkcs8 = wechat.privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");

/** A database that answers at once: what D1 itself costs is not the Worker's. */
const idle = { results: [], success: true, meta: {} };
interface Statement {
  bind(): Statement;
  all(): Promise<object>;
  run(): Promise<object>;
  raw(): Promise<[]>;
}
const statement: Statement = {
  bind: () => statement,
  all: async () => idle,
  run: async () => idle,
  raw: async () => [],
};
const DB = { prepare: () => statement, batch: async (all: readonly unknown[]) => all.map(() => idle) };

const raw = {
  STAGE: "test",
  DB,
  DATA_KEYS: `k1:${"A".repeat(43)}=`,
  PUBLIC_URL: "https://luopan.example",
  WECHAT_APP_ID: "wx0000000000000001",
  WECHAT_APP_SECRET: "app-secret",
  WECHAT_MCH_ID: MCH_ID,
  WECHAT_MCH_SERIAL: "1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C",
  WECHAT_MCH_KEY: pkcs8,
  WECHAT_API_V3_KEY: API_V3_KEY,
  WECHAT_PAY_KEYS: `${KEY_ID}:${spki}`,
};

/** A notification of a payment as WeChat signs and seals it. */
function notificationOf(nth: number): Request {
  const transaction = {
    mchid: MCH_ID,
    out_trade_no: String(nth).padStart(24, "0"),
    transaction_id: `42000012342026112100${nth}`,
    trade_state: "SUCCESS",
    success_time: "2026-11-21T20:05:09+08:00",
    payer: { openid: "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o" },
    amount: { total: 2990, payer_total: 2990, currency: "CNY", payer_currency: "CNY" },
  };
  const nonce = randomBytes(6).toString("hex");
  const cipher = createCipheriv("aes-256-gcm", API_V3_KEY, nonce).setAAD(Buffer.from("transaction"));
  const sealed = [cipher.update(JSON.stringify(transaction), "utf8"), cipher.final(), cipher.getAuthTag()];
  const resource = {
    algorithm: "AEAD_AES_256_GCM",
    original_type: "transaction",
    associated_data: "transaction",
    nonce,
    ciphertext: Buffer.concat(sealed).toString("base64"),
  };
  const body = JSON.stringify({ id: `EV-${nth}`, event_type: "TRANSACTION.SUCCESS", resource });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    "wechatpay-serial": KEY_ID,
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-signature": createSign("RSA-SHA256")
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(wechat.privateKey, "base64"),
  };
  return new Request("https://origin/notify/wechat", { method: "POST", headers, body });
}

async function answerAll(requests: readonly Request[]): Promise<void> {
  for (const request of requests) {
    const { status } = await answerNotification(request, "wechat", raw, () => {});
    if (status !== 200) throw new Error(`a notification of the bench heard ${status}`);
  }
}

/** Prints what a notification costs the origin, from its bytes to its acknowledgement. */
export async function benchNotification(): Promise<void> {
  await answerAll(Array.from({ length: WARM_UP }, (_, nth) => notificationOf(nth)));
  const costs: number[] = [];
  for (let nth = 0; nth < NOTIFICATIONS; nth += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, (_, at) => notificationOf(nth + at));
    const before = process.cpuUsage();
    await answerAll(requests);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / AT_ONCE);
  }
  console.log(`\nA payment's notification (CPU of this process, without D1; at most ${MOST_MS} ms)`);
  print(`WeChat Pay: verified, opened, booked, acknowledged`, spreadOf(costs));
}

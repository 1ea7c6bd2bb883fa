import { createSign, createVerify, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AlipayConfig } from "#functions/origin/money/providers/config.ts";

/** RSA 2048 as the configuration has it: base64 of PKCS #8 and SPKI; made by another implementation than ours. */
export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    pkcs8: privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
    spki: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  };
}

export const ours = keyPair();
export const alipays = keyPair();

export const config = (gateway = "https://openapi.alipay.com/gateway.do"): AlipayConfig => ({
  ALIPAY_APP_ID: "2021000000000001",
  ALIPAY_SELLER_ID: "2088000000000002",
  ALIPAY_APP_KEY: ours.pkcs8,
  ALIPAY_PUBLIC_KEY: alipays.spki,
  ALIPAY_GATEWAY: gateway,
});

export const signedByAlipay = (text: string, pkcs8 = alipays.pkcs8): string =>
  createSign("RSA-SHA256")
    .update(text, "utf8")
    .sign({ key: Buffer.from(pkcs8, "base64"), format: "der", type: "pkcs8" }, "base64");

export const isSignedByUs = (text: string, signature: string): boolean =>
  createVerify("RSA-SHA256")
    .update(text, "utf8")
    .verify({ key: Buffer.from(ours.spki, "base64"), format: "der", type: "spki" }, signature, "base64");

/** What Alipay's documents say is signed of a request: all but `sign`, sorted, raw, joined by `&`. */
export const documentedContent = (params: Iterable<readonly [string, string]>): string =>
  [...params]
    .filter(([name, value]) => name !== "sign" && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/** One call as the gateway got it. */
export interface Call {
  method: string;
  content: Record<string, string>;
}

/** What the gateway answers: a node to sign, or a status and a body as they are; null: it never answers. */
export type Reply = { node: object } | { status: number; body: string } | null;

/** A gateway on loopback that verifies what it gets and answers by `reply`; a wrong signature is answered as one. */
export async function startGateway(reply: (call: Call) => Reply) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const address = new URL(request.url ?? "", "http://gateway");
    const params = [...address.searchParams, ...new URLSearchParams(body)];
    const values = new Map(params);
    const call: Call = {
      method: values.get("method") ?? "",
      content: JSON.parse(values.get("biz_content") ?? "{}"),
    };
    calls.push(call);
    const isSigned = isSignedByUs(documentedContent(params), values.get("sign") ?? "");
    const answer = isSigned
      ? reply(call)
      : { node: { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-signature" } };
    if (answer === null) return;
    response.setHeader("content-type", "text/html;charset=utf-8");
    if ("node" in answer) {
      // As Alipay writes it: slashes escaped, the node signed as it stands.
      const node = JSON.stringify(answer.node).replaceAll("/", "\\/");
      const sign = JSON.stringify(signedByAlipay(node));
      response.end(`{"${call.method.replaceAll(".", "_")}_response":${node},"sign":${sign}}`);
    } else {
      response.writeHead(answer.status).end(answer.body);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return {
    calls,
    config: config(`http://127.0.0.1:${at.port}/gateway.do`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

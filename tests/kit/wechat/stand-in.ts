import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { type KeyId, signedByWechat } from "./parties.ts";

/** A request as it came over the wire. */
interface Came {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answers = (came: Came, response: ServerResponse) => void;

/** A host of WeChat's on loopback that answers as it is told, and keeps what came. */
export async function standIn() {
  const came: Came[] = [];
  let answers: Answers = (_came, response) => void response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = "", url = "", headers } = request;
    const one = { method, path: url, headers, body: Buffer.concat(chunks).toString("utf8") };
    came.push(one);
    answers(one, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    host: `http://127.0.0.1:${address.port}`,
    came,
    /** What it answers from now on. */
    answer: (next: Answers) => {
      answers = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer with WeChat's signature; `now` in milliseconds. */
export const says =
  (status: number, data: object | null, now: number, keyId: KeyId = "PUB_KEY_ID_0001"): Answers =>
  (_came, response) => {
    const body = data === null ? "" : JSON.stringify(data);
    response.writeHead(status, { "content-type": "application/json", ...signedByWechat(body, now, keyId) });
    response.end(body);
  };

/** A refusal, which WeChat need not sign. */
export const refuses =
  (status: number, code: string): Answers =>
  (_came, response) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify({ code, message: "说明" }));

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";

/** One request as it came over the wire. */
export interface Recorded {
  method: string;
  /** Path and query, byte for byte. */
  target: string;
  path: string;
  query: string;
  /** Lower-case name → value. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How the upstream behaves on a call: an answer, or something worse. */
export type Behaviour = (request: Recorded, response: ServerResponse) => void | Promise<void>;

/** A remote upstream over HTTP that writes down what it is sent and behaves as it is told. */
export interface RecordingUpstream {
  url: string;
  requests: Recorded[];
  /** What it does from now on: for every call, or for one path only. */
  behave(behaviour: Behaviour, path?: string): void;
  /** Forgets what it was told and what it has heard. */
  reset(): void;
  /** What it has heard on a path. */
  heard(path: string): Recorded[];
  close(): Promise<void>;
}

/** Starts one; it answers every call of the contract with the sample data until told otherwise. */
export async function recordingUpstream(): Promise<RecordingUpstream> {
  const requests: Recorded[] = [];
  const told = new Map<string, Behaviour>();
  const server = createServer(async (incoming, response) => {
    response.on("error", () => undefined);
    const request = await record(incoming);
    requests.push(request);
    const behaviour = told.get(request.path) ?? told.get("*") ?? answerSample;
    await behaviour(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (behaviour, path = "*") => void told.set(path, behaviour),
    reset: () => {
      told.clear();
      requests.length = 0;
    },
    heard: (path) => requests.filter((request) => request.path === path),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function record(incoming: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const target = incoming.url ?? "";
  const [path = "", query = ""] = target.split("?", 2);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? "",
    target,
    path,
    query,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

const answerSample: Behaviour = (request, response) => {
  const data = sampleAnswers[`${request.method} ${request.path}`];
  if (data === undefined) return void response.writeHead(404).end();
  sendJson(response, 200, { code: 0, message: "ok", data });
};

function sendJson(response: ServerResponse, status: number, envelope: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(envelope));
}

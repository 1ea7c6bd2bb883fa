import { gzipSync } from "node:zlib";
import type { FailureDetail } from "#functions/contract/wire/envelope.ts";
import { sampleAnswers } from "#tests/kit/wire/sample-answers.ts";
import type { Behaviour } from "./recording-upstream.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Answers as it should, with these headers too. */
export const answers =
  (headers: Record<string, string | string[]> = {}): Behaviour =>
  (request, response) => {
    const data = sampleAnswers[`${request.method} ${request.path}`];
    response
      .writeHead(200, { ...JSON_TYPE, ...headers })
      .end(JSON.stringify({ code: 0, message: "ok", data }));
  };

/** Answers with this data. */
export const answersWith =
  (data: unknown): Behaviour =>
  (_request, response) =>
    void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ code: 0, message: "ok", data }));

/** Refuses with an envelope. */
export const refuses =
  (status: number, code: string, message: string, detail: FailureDetail = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, JSON_TYPE).end(JSON.stringify({ code, message, ...detail }));

/** Answers with a status and this body, whatever it is. */
export const says =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": type, ...headers }).end(body);

/** Answers as it should, but says that it is something else than JSON. */
export const answersAs =
  (type: string): Behaviour =>
  (request, response) => {
    const data = sampleAnswers[`${request.method} ${request.path}`];
    response.writeHead(200, { "content-type": type }).end(JSON.stringify({ code: 0, message: "ok", data }));
  };

/** A proxy's error page, or a portal's log-in page: HTML where JSON should be. */
export const saysHtml = (status = 200): Behaviour =>
  says(status, "text/html", "<!doctype html><title>nginx</title><h1>It works!</h1>");

export const redirects = (location: string, status = 302): Behaviour =>
  says(status, "application/json", JSON.stringify({ code: 0, message: "ok" }), { location });

/** Takes the request and never answers (a black hole). */
export const neverAnswers: Behaviour = () => undefined;

/** Hangs up without a word. */
export const hangsUp: Behaviour = (_request, response) => void response.socket?.destroy();

/** Answers well, but late. */
export const answersAfter =
  (ms: number): Behaviour =>
  async (request, response) => {
    await pause(ms);
    await answers()(request, response);
  };

/** Sends the headers at once and then a byte of a long body now and then, for ever. */
export const drips =
  (everyMs: number): Behaviour =>
  async (_request, response) => {
    response.writeHead(200, JSON_TYPE).write('{"code":0,"data":"');
    while (!response.destroyed) {
      await pause(everyMs);
      response.write("x");
    }
  };

/** Promises a body of a length and hangs up in the middle of it. */
export const cuts: Behaviour = (_request, response) => {
  const body = JSON.stringify({ code: 0, message: "ok", data: { sn: "0" } });
  response.writeHead(200, { ...JSON_TYPE, "content-length": String(body.length) });
  response.write(body.slice(0, 20), () => response.socket?.destroy());
};

/** Says gzip and sends none. */
export const sendsGzipJunk: Behaviour = says(200, "application/json", Buffer.from("this is no gzip at all"), {
  "content-encoding": "gzip",
});

/** 64 MiB of blanks in 64 kB of gzip. */
export const sendsGzipBomb: Behaviour = says(
  200,
  "application/json",
  gzipSync(Buffer.alloc(64 << 20, 0x20)),
  {
    "content-encoding": "gzip",
  },
);

/** A valid envelope a little over a mebibyte, or a little under. */
export const sendsBytes =
  (length: number): Behaviour =>
  (request, response) => {
    const data = sampleAnswers[`${request.method} ${request.path}`];
    const bare = JSON.stringify({ code: 0, message: "", data });
    const body = JSON.stringify({ code: 0, message: "x".repeat(length - Buffer.byteLength(bare)), data });
    response.writeHead(200, JSON_TYPE).end(body);
  };

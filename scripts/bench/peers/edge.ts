import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Readable } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** A server in front of a peer that packs what it sends as Cloudflare's edge does: brotli at quality 4, each part as it comes. */
export interface Edge {
  port: number;
  close(): void;
}

/** An edge before a folder of files; an address without a file is its page. */
export const edgeOfFolder = (folder: string): Promise<Edge> =>
  listen((asked, answer) => {
    const path = normalize(new URL(asked.url ?? "/", "http://edge").pathname);
    const wanted = join(folder, path);
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, "index.html");
    answer.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
    answer.setHeader("cache-control", "max-age=600");
    packed(createReadStream(file), answer);
  });

/** An edge before a server. */
export const edgeOfServer = ({ hostname, port }: URL): Promise<Edge> =>
  listen((asked, answer) => {
    const { method, url: path, headers } = asked;
    // Asked for plain text: what the server has packed itself would be packed twice.
    const plain = { ...headers, "accept-encoding": "identity" };
    const onward = request({ hostname, port, method, path, headers: plain }, (come) => {
      answer.statusCode = come.statusCode ?? 502;
      const { "content-encoding": _, "transfer-encoding": __, "content-length": ___, ...kept } = come.headers;
      for (const [name, value] of Object.entries(kept))
        if (value !== undefined) answer.setHeader(name, value);
      // Only browsers are sent packed pages: what reads them itself says nothing of encodings.
      const isPacked = "accept-encoding" in headers && TEXT.test(come.headers["content-type"] ?? "");
      if (isPacked) packed(come, answer);
      else come.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });

const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

function packed(body: Readable, answer: ServerResponse): void {
  answer.setHeader("content-encoding", "br");
  const pack = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  pack.pipe(answer);
  body.on("data", (part: Buffer) => {
    pack.write(part);
    pack.flush();
  });
  body.on("end", () => pack.end());
  body.on("error", () => answer.destroy());
}

async function listen(handle: (asked: IncomingMessage, answer: ServerResponse) => void): Promise<Edge> {
  const server: Server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}

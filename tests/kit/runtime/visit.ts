import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { phones } from "./phones.ts";

/** An answer of the site: nothing followed, nothing decoded but the text. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  setCookies: readonly string[];
  text: string;
  /** What a reader of the page reads: the text without its tags. */
  words: string;
  /** Milliseconds to the first byte of the body, and to its end. */
  firstByteMs: number;
  ms: number;
}

export interface VisitOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** A form's fields, or the body as it goes on the wire. */
  body?: Record<string, string> | string | Uint8Array | undefined;
  /** Leave out what a browser would send by itself (Sec-Fetch-Site, Origin, content-type). */
  bare?: boolean;
}

/** A browser with a cookie jar and no scripts: `visitor.get("/")`, `visitor.post("/", form)`. */
export interface Visitor {
  get(path: string, options?: VisitOptions): Promise<Answer>;
  post(path: string, body: VisitOptions["body"], options?: VisitOptions): Promise<Answer>;
  /** The visitor's id, once the site has given one. */
  id(): string | undefined;
  /** Name → value of the cookies it holds. */
  cookies: Map<string, string>;
}

/** A visitor of the site at `base`; paths go on the wire exactly as they are given. */
export function visitorAt(base: URL, userAgent: string = phones.weChat): Visitor {
  const cookies = new Map<string, string>();
  const go = async (path: string, options: VisitOptions): Promise<Answer> => {
    const headers = browserHeaders(base, userAgent, cookies, options);
    const answer = await send(base, path, { ...options, headers });
    for (const line of answer.setCookies) keep(cookies, line);
    return answer;
  };
  return {
    id: () => cookies.get("v")?.split(".")[0],
    cookies,
    get: (path, options = {}) => go(path, { method: "GET", ...options }),
    post: (path, body = {}, options = {}) => go(path, { method: "POST", ...options, body }),
  };
}

function browserHeaders(
  base: URL,
  userAgent: string,
  cookies: ReadonlyMap<string, string>,
  options: VisitOptions,
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { "user-agent": userAgent, accept: "text/html" };
  if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  if (options.bare !== true && options.method === "POST") {
    headers.origin = base.origin;
    headers["sec-fetch-site"] = "same-origin";
    headers["content-type"] = "application/x-www-form-urlencoded";
  }
  return { ...headers, ...options.headers };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const cut = pair.indexOf("=");
  if (/;\s*max-age=(0|-\d+)\s*(;|$)/i.test(line)) cookies.delete(pair.slice(0, cut));
  else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
}

/** One request as it is told, over a connection of its own. */
export function send(base: URL, path: string, options: VisitOptions = {}): Promise<Answer> {
  const body = bodyOf(options.body);
  const headers = { ...options.headers };
  if (body !== undefined) headers["content-length"] = body.byteLength;
  const method = options.method ?? "GET";
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: base.hostname, port: base.port, path, method, headers, agent: false });
    call.on("error", reject);
    call.on("response", (response) => read(response, started).then(resolve, reject));
    call.end(body);
  });
}

function bodyOf(body: VisitOptions["body"]): Uint8Array | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === "string" ? body : new URLSearchParams(body).toString());
}

async function read(response: IncomingMessage, started: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let firstByteMs = Number.NaN;
  for await (const chunk of response) {
    if (chunks.length === 0) firstByteMs = performance.now() - started;
    chunks.push(Buffer.from(chunk));
  }
  const text = Buffer.concat(chunks).toString("utf8");
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    setCookies: response.headers["set-cookie"] ?? [],
    text,
    words: text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ""),
    firstByteMs,
    ms: performance.now() - started,
  };
}

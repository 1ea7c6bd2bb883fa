import * as v from "valibot";
import { type Call, calls } from "#functions/contract/calls.ts";
import { ASSERTION_HEADER } from "#functions/contract/desk.ts";
import type { Envelope } from "#functions/contract/envelope.ts";
import { decodeForm } from "#functions/contract/form.ts";
import { messages } from "#functions/contract/messages.ts";
import { admit } from "./desk/admit.ts";
import { originEnv } from "./env.ts";
import { Failure } from "./failure.ts";
import { faultText } from "./fault-text.ts";
import { type AnyHandler, handlers } from "./handlers/handlers.ts";
import { openDatabase } from "./store/database.ts";
import type { After } from "./visit.ts";

/** Bytes of a form body, at most: a story of 500 han is 4.5 kB encoded. */
const MAX_BODY = 64 * 1024;
const VISITOR = /^[0-9a-f]{32}$/;

interface Row {
  name: string;
  call: Call;
  run: AnyHandler;
}

const rows = new Map<string, Row>(
  Object.entries(calls).flatMap(([area, named]) =>
    Object.entries(named).map(([name, call]): [string, Row] => {
      const run = handlers[area]?.[name];
      if (run === undefined) throw new Error(`no handler for ${area}.${name}`);
      return [`${call.method} ${call.path}`, { name: `${area}.${name}`, call, run }];
    }),
  ),
);

/** One request in, one envelope out; a bug becomes 500 with an id and never a stack. */
export async function answer(request: Request, raw: object, after: After): Promise<Response> {
  const url = new URL(request.url);
  const row = rows.get(`${request.method} ${url.pathname}`);
  try {
    if (row === undefined) throw new Failure("NOT_FOUND");
    const env = originEnv(raw);
    const visitorId = request.headers.get("bd_vid") ?? "";
    if (!VISITOR.test(visitorId)) throw new Failure("FORBIDDEN");
    const { staff } = row.call;
    const person = staff && (await admit(request.headers.get(ASSERTION_HEADER), staff, env));
    const params = await readParams(request, url, row.call);
    const visit = { visitorId, db: openDatabase(env.DB), env, now: Date.now(), after };
    const data = await row.run(params, person === undefined ? visit : { ...visit, person });
    return json({ code: 0, message: "ok", data: v.parse(row.call.data, data) }, 200);
  } catch (error) {
    if (error instanceof Failure) return refuse(error);
    const id = crypto.randomUUID().slice(0, 8);
    console.error(JSON.stringify({ at: "origin", id, call: row?.name ?? "none", fault: faultText(error) }));
    return refuse(
      new Failure("INTERNAL", {}, `我们这边出了问题，您的资料和付款都安全。编号 ${id}，请告诉客服。`),
    );
  }
}

async function readParams(request: Request, url: URL, call: Call): Promise<unknown> {
  const text = call.method === "POST" ? await readBody(request) : url.search.slice(1);
  const decoded = decodeForm(text);
  if (!decoded.ok) throw new Failure("INVALID_PARAMS");
  // What a schema says nothing of itself, the library says in English.
  const parsed = v.safeParse(call.params, decoded.values, { message: messages.form });
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue)?.split(".")[0] ?? ""] ??= issue.message;
  throw new Failure("INVALID_PARAMS", { fields });
}

async function readBody(request: Request): Promise<string> {
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > MAX_BODY) throw new Failure("TOO_LARGE");
  const text = await request.text();
  if (text.length > MAX_BODY) throw new Failure("TOO_LARGE");
  return text;
}

function refuse(failure: Failure): Response {
  const { code, message, detail } = failure;
  return json({ code, message, ...detail }, failure.status);
}

function json(envelope: Partial<Envelope>, status: number): Response {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  return new Response(JSON.stringify(envelope), { status, headers });
}

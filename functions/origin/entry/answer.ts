import type { D1Database } from "@cloudflare/workers-types";
import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { datasetIn, note } from "#functions/contract/watch/counts.ts";
import { say } from "#functions/contract/watch/log.ts";
import { ADDRESS_HEADER, TIMED_HEADER, TRACELESS_HEADER } from "#functions/contract/wire/calls.ts";
import type { Envelope } from "#functions/contract/wire/envelope.ts";
import { decodeForm } from "#functions/contract/wire/form.ts";
import { CONTRACT_HEADER, contractMark } from "#functions/contract/wire/mark.ts";
import { admit } from "#functions/origin/desk/admit.ts";
import { originEnv } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText, isOfStore } from "#functions/origin/fault-text.ts";
import { type DatabaseTime, openDatabase, timedDatabase } from "#functions/origin/store/database.ts";
import { at, forgetMap } from "#functions/origin/store/spread/shards.ts";
import type { After, Visit } from "#functions/origin/visit.ts";
import { type Brought, bringing, bringOf, readFor } from "./bring.ts";
import { type Row, rows } from "./calls.ts";
import { enforce } from "./enforce.ts";
import { keepingAfter } from "./keepers.ts";
import { reachWhole } from "./reach-whole.ts";
import { asNew } from "./reads.ts";

/** Bytes of a form body, at most: a story of 500 han is 4.5 kB encoded. */
const MAX_BODY = 64 * 1024;
/** Seconds, where a refusal does not say when to try again. */
const AGAIN_S = 30;
/** Seconds until a bucket that moves has moved, or a database is worth another try. */
const AGAIN_SOON_S = 10;
const VISITOR = /^[0-9a-f]{32}$/;

interface Named {
  name: string;
  row: Row;
}

const byPath = new Map<string, Named>(
  Object.entries(rows).flatMap(([area, named]) =>
    Object.entries<Row>(named).map(([name, row]): [string, Named] => {
      const { method, path } = row.call;
      return [`${method} ${path}`, { name: `${area}.${name}`, row }];
    }),
  ),
);

/** One request in, one envelope out, and counted. */
export async function answer(request: Request, raw: object, after: After): Promise<Response> {
  const started = Date.now();
  const found = byPath.get(`${request.method} ${new URL(request.url).pathname}`);
  const said = await answered(found, request, raw, after);
  const timed = { outcome: String(said.status), ms: Date.now() - started };
  note({ what: "call", kind: found?.name ?? "none", ...timed }, datasetIn(raw));
  return said;
}

/** With a line on the database's time where the site asks for it. */
async function answered(
  found: Named | undefined,
  request: Request,
  raw: object,
  after: After,
): Promise<Response> {
  if (request.headers.get(TIMED_HEADER) !== "1")
    return answerCall(found, request, raw, after, (same) => same);
  const times: DatabaseTime[] = [];
  const said = await answerCall(found, request, raw, after, (database) => {
    const timed = timedDatabase(database);
    times.push(timed.time);
    return timed.database;
  });
  for (const { ms, trips } of times)
    said.headers.set("server-timing", `database;dur=${ms.toFixed(1)};desc="${trips} trips"`);
  return said;
}

/** A bug becomes 500 with an id and never a stack. */
async function answerCall(
  found: Named | undefined,
  request: Request,
  raw: object,
  after: After,
  over: (database: D1Database) => D1Database,
): Promise<Response> {
  try {
    if (found === undefined) throw new Failure("NOT_FOUND");
    const env = originEnv(raw);
    const visitorId = request.headers.get("bd_vid") ?? "";
    if (!VISITOR.test(visitorId)) throw new Failure("FORBIDDEN");
    const traceless = request.headers.get(TRACELESS_HEADER) === "1";
    const asked = { cookies: request.headers.get("cookie"), visitorId, env };
    const { said, headers } = await asNew(found, asked, async (reading) => {
      const reach = await reachWhole(env, (binding) => openDatabase(over(reading(binding))));
      const context = { ...reach, env, now: Date.now(), traceless };
      const address = request.headers.get(ADDRESS_HEADER);
      return run(
        found.row,
        request,
        { ...context, visitorId, address, keep: keepingAfter(context, after) },
        after,
      );
    });
    return json({ code: 0, message: "ok", ...said }, 200, headers);
  } catch (error) {
    if (error instanceof Failure) return refuse(error);
    const id = crypto.randomUUID().slice(0, 8);
    say({ at: "origin", id, call: found?.name ?? "none", fault: faultText(error) });
    // One of many databases is silent, or a bucket is on its way: all others work, and this one soon.
    if (isOfStore(error) && originEnv(raw).databases.size > 1) {
      forgetMap(originEnv(raw));
      return refuse(new Failure("UNAVAILABLE", { retryAfter: AGAIN_SOON_S }));
    }
    return refuse(
      new Failure("INTERNAL", {}, `我们这边出了问题，您的资料和付款都安全。编号 ${id}，请告诉客服。`),
    );
  }
}

/** Who may not make a call of the desk is turned away before a byte of it is read; of an order, once its number is. */
async function run(row: Row, request: Request, visit: Visit, after: After): Promise<Brought> {
  const { call, access, serves } = row;
  if (serves.desk) {
    const person = await admit(request.headers.get(ASSERTION_HEADER), access.staff, visit.env);
    const values = await readValues(request, call);
    return { data: await serves.answer(values, { ...(await at(values.sn ?? "", visit)), person }) };
  }
  const asked = await readValues(request, call);
  const bring = bringOf(row, request);
  const wanted = [...row.ahead, ...readFor(row, bring)];
  const admitted = await enforce(access, asked, visit, after, wanted);
  const { values, withhold, say, there } = admitted;
  const answer = (own: Visit) => serves.answer(values, own, withhold);
  return bring === null ? { data: say(await answer(there)) } : bringing(row, bring, admitted, answer);
}

async function readValues(request: Request, { method }: Row["call"]): Promise<Record<string, string>> {
  const text = method === "POST" ? await readBody(request) : new URL(request.url).search.slice(1);
  const decoded = decodeForm(text);
  if (!decoded.ok) throw new Failure("INVALID_PARAMS");
  return decoded.values;
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
  const wait = detail.retryAfter ?? (failure.status === 429 || failure.status === 503 ? AGAIN_S : null);
  const again: Record<string, string> = wait === null ? {} : { "retry-after": String(wait) };
  return json({ code, message, ...detail }, failure.status, again);
}

function json(envelope: Partial<Envelope>, status: number, more: Record<string, string> = {}): Response {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    [CONTRACT_HEADER]: contractMark,
  };
  return new Response(JSON.stringify(envelope), { status, headers: { ...headers, ...more } });
}

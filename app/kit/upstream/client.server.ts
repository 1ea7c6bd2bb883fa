import * as v from "valibot";
import {
  type Area,
  type Bring,
  type Call,
  type Calls,
  calls,
  type NameIn,
} from "#functions/contract/wire/calls.ts";
import type { Envelope } from "#functions/contract/wire/envelope.ts";
import type { FormValue } from "#functions/contract/wire/form.ts";
import { CONTRACT_HEADER } from "#functions/contract/wire/mark.ts";
import { type FailureLog, logFailure } from "./log-failure.ts";
import { BadAnswer, readEnvelope } from "./read-envelope.ts";
import { type Caller, requestOf, type Target } from "./send.ts";
import { UpstreamError } from "./upstream-error.ts";

/** Milliseconds a call may take as a whole: connect, headers and body, the retry included. */
export const TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = [40, 160] as const;

type Given<C extends Call> = GivenOf<v.InferInput<C["params"]>, v.InferOutput<C["params"]>>;

/** The params of a call, as strings of a form or as values; one shape where the call takes several. */
type GivenOf<I, O> = I extends unknown ? { [K in keyof I]: I[K] | ValueAt<O, K> } : never;
type ValueAt<O, K> = O extends unknown ? (K extends keyof O ? O[K] : never) : never;

/** `upstream.index.ads({slot: "home"})`: every call of the contract, by area and name; rejects with UpstreamError. */
export type Upstream = {
  [A in Area]: {
    [N in NameIn<A>]: Calls[A][N] extends Call
      ? (params: Given<Calls[A][N]>) => Promise<v.InferOutput<Calls[A][N]["data"]>>
      : never;
  };
};

/** What came along with an answer about an order: what the visitor has of it, and the rest unread; `isChecked`: by the contract. */
export type Brought = Pick<Envelope, "hold" | "report" | "contents"> & { isChecked?: boolean };

export interface UpstreamOptions {
  target: Target;
  caller: Caller;
  log: FailureLog;
  /** What the upstream sets for this visitor. */
  onCookies: (headers: Headers) => void;
  /** Is called with the data of every successful answer. */
  onAnswer?: (data: unknown) => void;
  /** What answers about an order are to bring along, and what is called with that. */
  bring?: { what: Bring; take: (brought: Brought) => void };
  timeoutMs?: number;
  /** Milliseconds left to the visitor's own request: calls made one after the other share them. */
  timeLeft?: () => number;
  /** Where the page has a clock of its own, begins theirs when that is over: nearly all calls are answered by then, and a clock costs. */
  clocks?: Clocks;
}

/** What begins the clocks of calls; null where each begins its own at once. */
export interface Clocks {
  waiting: Set<() => void> | null;
}

/** Where a client has its options. */
const OPTIONS = Symbol("options");

/** The one client of the upstream, made once a request. */
export function createUpstream(options: UpstreamOptions): Upstream {
  return Object.create(areas, { [OPTIONS]: { value: options } });
}

/** The areas of every client. A request calls one or two of some ninety calls: an area is made when it is asked for. */
const areas: object = Object.create(
  null,
  Object.fromEntries(
    Object.entries(calls).map(([area, rows]): [string, PropertyDescriptor] => [
      area,
      {
        get(this: { readonly [OPTIONS]: UpstreamOptions }) {
          const value = areaOf(area, rows, this[OPTIONS]);
          Object.defineProperty(this, area, { value });
          return value;
        },
      },
    ]),
  ),
);

function areaOf(area: string, rows: Readonly<Record<string, Call>>, options: UpstreamOptions): object {
  const named = Object.entries(rows).map(([name, call]) => {
    const run = (params: Readonly<Record<string, FormValue>>) =>
      perform(`${area}.${name}`, call, params, options);
    return [name, run];
  });
  return Object.fromEntries(named);
}

async function perform(
  name: string,
  call: Call,
  params: Readonly<Record<string, FormValue>>,
  options: UpstreamOptions,
): Promise<unknown> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const left = Math.min(timeoutMs, options.timeLeft?.() ?? timeoutMs);
  const until = Date.now() + left;
  const clock = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    clock.abort();
    reject(
      new UpstreamError(`timeout of ${timeoutMs}ms exceeded`, { call: name, status: 0, code: "TIMEOUT" }),
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(giveUp, Math.max(0, until - Date.now()));
  };
  const waiting = left > 0 ? options.clocks?.waiting : undefined;
  if (waiting) waiting.add(begin);
  else begin();
  const repeatable = call.method === "GET" || call.idempotent === true;
  const once = () => attempt(name, call, params, options, clock.signal);
  const work = () =>
    repeatable ? once().catch((error: unknown) => retry(error, clock.signal, once)) : once();
  try {
    // With no time left nothing is sent: nobody would be there to read the answer.
    return await (left > 0 ? Promise.race([work(), late]) : late);
  } catch (error) {
    const failure = asFailure(error, name);
    logFailure(options.log, failure);
    throw failure;
  } finally {
    waiting?.delete(begin);
    if (timer !== undefined) clearTimeout(timer);
  }
}

async function retry(error: unknown, signal: AbortSignal, again: () => Promise<unknown>): Promise<unknown> {
  const passing = !(error instanceof UpstreamError) || [0, 502, 503, 504].includes(error.status);
  if (!passing || signal.aborted) throw error;
  const [least, most] = RETRY_AFTER_MS;
  await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
  if (signal.aborted) throw error;
  return again();
}

async function attempt(
  name: string,
  call: Call,
  params: Readonly<Record<string, FormValue>>,
  options: UpstreamOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const asking = { signal, bring: options.bring?.what };
  const request = requestOf(call, params, options.target, options.caller, asking);
  const response = await options.target.service.fetch(request);
  options.onCookies(response.headers);
  if (response.status < 200 || response.status > 299) throw await refusal(name, response);
  const envelope = await readEnvelope(response, options.target.isOwn);
  if (envelope.code !== 0) {
    throw new UpstreamError(`Refused with code ${envelope.code}`, {
      call: name,
      status: response.status,
      code: String(envelope.code),
      say: envelope.message,
    });
  }
  const isChecked = response.headers.get(CONTRACT_HEADER) === options.target.checkedBy;
  const data = isChecked ? envelope.data : checked(name, call, envelope.data);
  options.onAnswer?.(data);
  if (options.bring !== undefined) {
    const { hold, report, contents } = envelope;
    for (const part of [report, contents]) if (part !== undefined) options.onAnswer?.(part);
    options.bring.take({ hold, report, contents, isChecked });
  }
  return data;
}

/** Data as their shape has them; throws BadAnswer. */
function checked(name: string, { data }: Call, given: unknown): unknown {
  const read = v.safeParse(data, given);
  if (!read.success) throw new BadAnswer(`data of ${name}: ${v.getDotPath(read.issues[0]) ?? "shape"}`);
  return read.output;
}

async function refusal(name: string, response: Response): Promise<UpstreamError> {
  const about = { call: name, status: response.status };
  const message = `Request failed with status code ${response.status}`;
  const envelope = await readEnvelope(response).catch(() => undefined);
  if (envelope === undefined) return new UpstreamError(message, { ...about, code: "HTTP" });
  const { code, message: say, fields, sure, retryAfter, challenge, refunded, product, relax } = envelope;
  const detail = {
    ...(fields && { fields }),
    ...(sure && { sure }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(challenge && { challenge }),
    ...(refunded && { refunded }),
    ...(product !== undefined && { product }),
    ...(relax && { relax }),
  };
  return new UpstreamError(message, { ...about, code: String(code), say, detail });
}

function asFailure(error: unknown, call: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const code = error instanceof BadAnswer ? "BAD_ANSWER" : "NETWORK";
  const message = error instanceof Error ? error.message : "unknown fault";
  return new UpstreamError(message, { call, status: 0, code, cause: error });
}

import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import {
  ADDRESS_HEADER,
  type Bring,
  type Call,
  HOLD_HEADER,
  PRIVATE_KEYS,
  TRACELESS_HEADER,
} from "#functions/contract/wire/calls.ts";
import { encodeForm, type FormValue } from "#functions/contract/wire/form.ts";

/** Anything that answers a request: a binding of a service or of assets, or the network. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** Where calls go. `privateInQuery`: an old upstream reads nothing but the query, so that private params stand there too. */
export interface Target {
  service: Fetcher;
  base: string;
  privateInQuery: boolean;
  /** It is the Worker of our own beside this one, and not somebody's server. */
  isOwn?: true;
  /** Data that were checked by the contract with this mark, before they were sent, are not checked again. */
  checkedBy?: string;
}

/** Who calls, and from which page. */
export interface Caller {
  visitorId: string;
  pageUrl: string;
  cookie: string | null;
  /** The visitor's network address as the platform saw it; null where it did not say. */
  address: string | null;
  /** The page is fetched ahead of its visitor: the call is to leave nothing behind. */
  traceless?: boolean;
  /** The assertion of the person at the desk; sent with calls of the desk only. */
  assertion?: string | null;
}

/** How a call is made. */
interface Asking {
  signal: AbortSignal;
  /** What the answer about an order is to bring along. */
  bring: Bring | undefined;
}

const DESK = "/api/x/desk/";

/** The request of one call: query on every method, the same string as the body of a POST, with what is private; the headers. */
export function requestOf(
  call: Call,
  params: Readonly<Record<string, FormValue>>,
  target: Target,
  caller: Caller,
  { signal, bring }: Asking,
): Request {
  const hide = !target.privateInQuery && call.method === "POST";
  const open = hide
    ? Object.fromEntries(Object.entries(params).filter(([key]) => !PRIVATE_KEYS.has(key)))
    : params;
  const query = encodeForm(open);
  const headers: Record<string, string> = {
    accept: "application/json",
    bd_vid: caller.visitorId,
    "page-url": encodeURIComponent(withoutPrivateKeys(caller.pageUrl)),
  };
  if (caller.address !== null) headers[ADDRESS_HEADER] = caller.address;
  if (caller.traceless === true) headers[TRACELESS_HEADER] = "1";
  if (bring !== undefined) headers[HOLD_HEADER] = bring;
  if (caller.cookie !== null) headers.cookie = caller.cookie;
  if (call.path.startsWith(DESK) && caller.assertion) headers[ASSERTION_HEADER] = caller.assertion;
  const init: RequestInit = { method: call.method, headers, redirect: "manual", signal };
  if (call.method === "POST") {
    headers["content-type"] = "application/x-www-form-urlencoded; charset=utf-8";
    init.body = encodeForm(params);
  }
  const base = target.base.replace(/\/$/, "");
  return new Request(`${base}${call.path}${query === "" ? "" : `?${query}`}`, init);
}

/** A page's address without what is private, and without any key that has to be decoded to be told: ours are plain. */
function withoutPrivateKeys(address: string): string {
  const [path = "", ...rest] = address.split("?");
  const pairs = rest.length === 0 ? [] : rest.join("?").split("&");
  const open = pairs.filter((pair) => isOpen(pair.split("=", 1)[0] ?? ""));
  return open.length === 0 ? path : `${path}?${open.join("&")}`;
}

const isOpen = (key: string): boolean => !PRIVATE_KEYS.has(key) && !/[%+]/.test(key);

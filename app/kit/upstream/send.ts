import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { type Call, PRIVATE_KEYS } from "#functions/contract/wire/calls.ts";
import { encodeForm, type FormValue } from "#functions/contract/wire/form.ts";

/** Anything that answers a request: a binding of a service or of assets, or the network. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>;
}

/** Where calls go. `remote`: over the network, so private params stay out of the query unless told otherwise. */
export interface Target {
  service: Fetcher;
  base: string;
  remote: boolean;
  privateInQuery: boolean;
}

/** Who calls, and from which page. */
export interface Caller {
  visitorId: string;
  pageUrl: URL;
  cookie: string | null;
  /** The assertion of the person at the desk; sent with calls of the desk only. */
  assertion?: string | null;
}

/** The request of one call: query on every method, the same string as the body of a POST, the two headers. */
export function requestOf(
  call: Call,
  params: Readonly<Record<string, FormValue>>,
  target: Target,
  caller: Caller,
  signal: AbortSignal,
): Request {
  const hide = target.remote && !target.privateInQuery && call.method === "POST";
  const open = Object.entries(params).filter(([key]) => !hide || !PRIVATE_KEYS.has(key));
  const query = encodeForm(Object.fromEntries(open));
  const headers = new Headers({
    accept: "application/json",
    bd_vid: caller.visitorId,
    "page-url": encodeURIComponent(withoutPrivateKeys(caller.pageUrl)),
  });
  if (caller.cookie !== null) headers.set("cookie", caller.cookie);
  if (call.staff !== undefined && caller.assertion) headers.set(ASSERTION_HEADER, caller.assertion);
  const init: RequestInit = { method: call.method, headers, redirect: "manual", signal };
  if (call.method === "POST") {
    headers.set("content-type", "application/x-www-form-urlencoded; charset=utf-8");
    init.body = encodeForm(params);
  }
  const base = target.base.replace(/\/$/, "");
  return new Request(`${base}${call.path}${query === "" ? "" : `?${query}`}`, init);
}

function withoutPrivateKeys(address: URL): string {
  const clean = new URL(address);
  clean.hash = "";
  for (const key of [...clean.searchParams.keys()]) {
    if (PRIVATE_KEYS.has(key)) clean.searchParams.delete(key);
  }
  return clean.href;
}

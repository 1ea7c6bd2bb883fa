import type { D1Database } from "@cloudflare/workers-types";
import type { Area, Call, NameIn } from "#functions/contract/wire/calls.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { bookmarkCookie, bookmarksIn } from "#functions/origin/store/spread/bookmarks.ts";
import { type Newness, readingsOf } from "#functions/origin/store/spread/replicas.ts";

type CallName = { [A in Area]: `${A}.${NameIn<A>}` }[Area];

/** What is the same for everybody, and shown some minutes old as it is. */
const FOR_ALL: readonly CallName[] = ["index.ads", "index.siteInfo", "index.content", "order.rengong"];
/** What a family reads of its own order again and again, and nobody else changes. */
const OF_AN_ORDER: readonly CallName[] = [
  ...(["order.soughtFree", "order.detailFree", "order.sought", "order.detail"] as const),
  ...(["order.getName", "order.nameDetail", "x.hold", "x.whyNot"] as const),
];
/** Tells that money has come, in a call that reads. */
const PAYMENT: CallName = "order.getPaidRes";

/** A call by its full name, such as `order.sought`. */
interface Named {
  name: string;
  row: { call: Pick<Call, "method"> };
}

/** How new what a call reads has to be (docs/decisions/074). What stands in no list asks the primary. */
function newnessOf({ name, row }: Named): Newness {
  const is = (one: CallName) => one === name;
  if (FOR_ALL.some(is)) return "any";
  if (OF_AN_ORDER.some(is)) return "own";
  if (name.startsWith("desk.")) return "now";
  return row.call.method === "POST" || is(PAYMENT) ? "tells" : "now";
}

/** Who asks, and where. */
interface Asked {
  cookies: string | null;
  visitorId: string;
  env: OriginEnv;
}

type Over = (binding: D1Database) => D1Database;
const PRIMARY: Over = (binding) => binding;

/**
 * Does a call's work over databases that are as new as it has to read them. What a replica refuses, the primary is asked
 * again: what is not there may only not have arrived yet. Without replicas all of it asks the primary.
 */
export async function asNew<T extends { data?: unknown }>(
  named: Named,
  { cookies, visitorId, env }: Asked,
  work: (over: Over) => Promise<T>,
): Promise<{ said: T; headers: Record<string, string> }> {
  const newness = env.READ_REPLICAS ? newnessOf(named) : "now";
  if (newness === "now") return { said: await work(PRIMARY), headers: {} };
  const whose = { visitorId, env };
  const brought = newness === "any" ? new Map<string, string>() : await bookmarksIn(cookies, whose);
  const readings = readingsOf(newness, brought, env.databases);
  const said = await work(readings.over).catch((error: unknown) => {
    if (!readings.mayBeOld()) throw error;
    return work(PRIMARY);
  });
  const { method } = named.row.call;
  // A payment that is still to come changes nothing of what is read next.
  if (newness !== "tells" || (method === "GET" && Object(said.data).paid !== true))
    return { said, headers: {} };
  const line = await bookmarkCookie(method, { brought, told: readings.bookmarks() }, whose);
  return { said, headers: line === null ? {} : { "set-cookie": line } };
}

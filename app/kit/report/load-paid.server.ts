import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { favouredIn } from "#app/kit/name/facts.ts";
import { viewOf } from "#app/kit/result/view.server.ts";
import { askedFilter, MOST_COMPARED, type View } from "#app/kit/result/view.ts";
import { orTrouble } from "#app/kit/upstream/as-response.server.ts";
import type { Brought } from "#app/kit/upstream/client.server.ts";
import { UpstreamError } from "#app/kit/upstream/upstream-error.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import type { FreeResult, NamePage, OrderStatus } from "#functions/contract/orders/orders.ts";
import type { BusinessPage, FreeBusiness } from "#functions/contract/products/business.ts";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The names of a view, and what is ticked for a comparison. */
export interface PaidView {
  report: PaidNaming;
  view: View;
  names: readonly NameCard[];
  picked: readonly string[];
  /** The address asks to compare, whatever is ticked. */
  asks: boolean;
}

/** Is the report of an order in this state to be read, or about to be? */
export const isPaid = (status: OrderStatus): boolean =>
  status === "paid" || status === "delivered" || status === "refunding";

/** Will an order without a report still get one? Not where a refund was asked for before delivery. */
export const isPreparing = (status: OrderStatus): boolean => status === "paid" || status === "delivered";

/** A call of a paid report; null while it is being prepared. Other troubles are a page of their own. */
export const orPreparing = <T>(call: Promise<T>): Promise<T | null> =>
  orTrouble(unless(/^STATE_CONFLICT$/, call));

/** The paid report of an order: as it came along with its free face, else asked for; null while it is being prepared. */
export async function reportOf<T>(
  { report, isChecked }: Brought,
  shape: v.GenericSchema<unknown, T>,
  ask: () => Promise<T>,
): Promise<T | null> {
  if (isChecked === true && isOf(shape, report)) return report;
  const read = report === undefined ? null : v.safeParse(shape, report);
  return read?.success === true ? read.output : orPreparing(ask());
}

/** Data that were checked already are of their shape; it only says which. */
const isOf = <T>(_shape: v.GenericSchema<unknown, T>, checked: unknown): checked is T =>
  checked !== undefined;

/** The names that an address asks to see. */
export async function loadView(
  { upstream }: AppLoadContext,
  report: PaidNaming,
  query: URLSearchParams,
): Promise<PaidView> {
  const view = viewOf(query, report.chart?.favourable);
  const { sn } = report;
  const isFirst = view.filter === "all" && view.batch === 0 && view.sort === "report";
  const { filter, sort, batch } = view;
  const asked = { sn, filter: askedFilter(filter), sort, batch };
  const found = isFirst ? null : await orTrouble(upstream.order.getName(asked));
  const all = found?.service === "baby" ? found.names : report.names;
  const names = filter === "favoured" ? all.filter((name) => hasFavoured(name, report)) : all;
  return { report, view, names, picked: picksIn(query), asks: query.has("compare") };
}

/** Has a given name one of the favourable elements (喜用) of the family's chart? */
const hasFavoured = (name: NameCard, { chart }: PaidNaming): boolean =>
  favouredIn(name, chart?.favourable ?? []).length > 0;

/** The names ticked for a comparison, each once. */
export const picksIn = (query: URLSearchParams): string[] =>
  [...new Set([...query.getAll("compare"), ...query.getAll("pick")])].filter(Boolean);

/** The refusals of a call for a name that the order does not have. */
const NONE = /^(NOT_FOUND|PAYMENT_REQUIRED|INVALID_PARAMS)$/;

/** The names to lay side by side, in full; what is none of the order's names falls away. */
export async function loadCompared(
  { upstream }: AppLoadContext,
  sn: string,
  query: URLSearchParams,
): Promise<{ sn: string; names: (NamePage | BusinessPage)[]; asked: number }> {
  const asked = new Set(query.getAll("compare").filter(Boolean));
  const found = await Promise.all(
    [...asked]
      .slice(0, MOST_COMPARED)
      .map((name) => orTrouble(unless(NONE, upstream.order.nameDetail({ sn, name })))),
  );
  return { sn, names: found.filter((name) => name !== null), asked: asked.size };
}

/** What a name that may be put into a comparison says of itself; those of a business are not called unfit. */
type Offered = Pick<NameCard, "given" | "name" | "liked"> & { unfit?: boolean };

/** Names of a comparison's choice, at most: more would push the table's end out of sight. */
const MOST_OFFERED = 12;

/** Names that may be put beside those that are compared, with these: liked ones before others, in the report's order. */
export async function offeredBeside(
  { upstream }: AppLoadContext,
  { service, sn, status, names }: Pick<FreeResult | FreeBusiness, "service" | "sn" | "status" | "names">,
  compared: readonly Offered[],
): Promise<[given: string, name: string][]> {
  const report = isPaid(status) ? await orPreparing(upstream.order.sought({ sn })) : null;
  const all: readonly Offered[] = report?.service === service ? report.names : names;
  const rank = ({ given, liked, unfit = false }: Offered) =>
    compared.some((name) => name.given === given) ? 0 : (liked ? 1 : 2) + (unfit ? 2 : 0);
  const others = all.toSorted((one, other) => rank(one) - rank(other));
  const chosen = new Map([...compared, ...others].map(({ given, name }) => [given, name]));
  return [...chosen].slice(0, MOST_OFFERED);
}

/** Null where the call is refused with one of these codes. */
async function unless<T>(codes: RegExp, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UpstreamError && codes.test(error.code)) return null;
    throw error;
  }
}

import * as v from "valibot";
import type { OrderRole } from "#functions/contract/orders/hold.ts";
import { isOurs } from "#functions/contract/values/numbers.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { DAY_MS } from "#functions/contract/values/time.ts";
import type { Access } from "#functions/contract/wire/roles.ts";
import { Failure } from "#functions/origin/failure.ts";
import { roleOf } from "#functions/origin/hold/role-of.ts";
import { noteSeen } from "#functions/origin/hold/seen.ts";
import { whole } from "#functions/origin/orders/shrink.ts";
import type { AheadName } from "#functions/origin/store/ahead.ts";
import { findOrder } from "#functions/origin/store/find-order.ts";
import { at } from "#functions/origin/store/spread/shards.ts";
import type { After, Visit } from "#functions/origin/visit.ts";

/** What the table of roles leaves of a call (roles.ts): the values it is made with, and what of its answer is told. */
export interface Admitted {
  values: Readonly<Record<string, string>>;
  /** What the role is told of the data. */
  withhold(data: unknown): unknown;
  /** What the role is told of the data of another call about the order; null where it may not make that. */
  withholdOf(other: Access): ((data: unknown) => unknown) | null;
  /** The same number as was asked with, wherever the answer says the order's. */
  say(data: unknown): unknown;
  /** The visit in the database of the order, with what was read of it on the way. */
  there: Visit;
}

const asIs = (data: unknown): unknown => data;

/**
 * Who may not make a call is turned away here, before its function runs: OWNER_ONLY. An order is asked for by its number
 * or by a reader's key; functions know the number alone, and answers to a key say the key.
 */
export async function enforce(
  { about, ...cells }: Access,
  values: Readonly<Record<string, string>>,
  visit: Visit,
  after: After,
  wanted: readonly AheadName[],
): Promise<Admitted> {
  const field = "id" in values && !("sn" in values) ? "id" : "sn";
  const asked = values[field];
  // What is no number at all is refused by the call's own schema, at its field.
  if (about !== "order" || !v.is(Sn, asked))
    return { values, withhold: asIs, withholdOf: () => null, say: asIs, there: visit };
  if (!isOurs(asked)) throw new Failure("NOT_FOUND");
  const home = await at(asked, visit);
  const { sn, role, key, seenAt, isShrunk, ahead } = await roleOf(asked, home, wanted);
  const there = { ...home, ahead };
  const cell = cells[role];
  if (cell === "no") throw new Failure("OWNER_ONLY");
  const isNoted = seenAt !== null && Date.parse(seenAt) + DAY_MS >= visit.now;
  if (!isNoted && visit.traceless !== true) after(() => noteSeen(sn, home));
  if (isShrunk) ahead.order = await whole(await findOrder(sn, there), home);
  const admitted = {
    values: { ...values, [field]: sn },
    withhold: asIs,
    withholdOf: (other: Access) => withholding(other[role]),
    say: sayKey(sn, key),
    there,
  };
  if (cell === "yes") return admitted;
  if (cell.never?.some((param) => (values[param] ?? "") !== "")) throw new Failure("OWNER_ONLY");
  return { ...admitted, withhold: withholding(cell) ?? asIs };
}

/** What is told of data under a cell of the table of roles; null: nothing. */
function withholding(cell: Access[OrderRole]): ((data: unknown) => unknown) | null {
  if (cell === "no") return null;
  return cell === "yes" ? asIs : (data) => without(data, cell.without);
}

/** Data with the fields replaced that a role is not told. */
function without(data: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  if (typeof data !== "object" || data === null) return data;
  const told = Object.entries(data).map(([name, value]) => {
    if (!Object.hasOwn(fields, name)) return [name, value];
    const instead = fields[name];
    return [name, typeof instead === "function" ? instead(value, data) : instead];
  });
  return Object.fromEntries(told);
}

/** An order's number is 128 random bits: wherever it stands in an answer, it is the number. */
const sayKey = (sn: string, key: string | null) => (data: unknown) =>
  key === null ? data : JSON.parse(JSON.stringify(data).replaceAll(sn, key));

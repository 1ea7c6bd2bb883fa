import * as v from "valibot";
import { ASSERTION_HEADER } from "#functions/contract/desk/desk.ts";
import { Hold } from "#functions/contract/orders/hold.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { type Area, type Call, calls } from "#functions/contract/wire/calls.ts";
import { makeSandboxKeys, sandboxHosts } from "#scripts/steps/sandbox-keys.ts";
import { EXPERT, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { BRIEF } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";
import type { Ask, Kind } from "./role-asks.ts";

type Caller = ReturnType<typeof callerOf>;

/** Whoever may come: whose the orders are, who has a link or a number of them, people of the desk, and nobody. */
export interface RoleWorld {
  site: Site;
  /** The family that made the orders. */
  owner: Caller;
  /** Somebody who has the numbers. */
  stranger: Caller;
  /** People of the desk as visitors, who have the numbers too. */
  staff: Readonly<Record<"operator" | "expert", Caller>>;
  /** The orders' numbers. */
  numbers: Readonly<Record<Kind, string>>;
  /** The readers' keys of the same orders. */
  keys: Readonly<Record<Kind, string>>;
  /** A free name of the naming order. */
  given: string;
  ask(by: Caller, area: Area, name: string, ask: Ask, number: string): Promise<Said>;
  close(): Promise<void>;
}

const BIRTH = { year: "2026", month: "4", day: "17", hour: "20", minute: "41" };
const MOBILE = "13912340987";

export async function startRoleWorld(): Promise<RoleWorld> {
  const access = await startAccess();
  const payments = {
    ...makeSandboxKeys().origin,
    ...sandboxHosts("http://127.0.0.1:1"),
    PUBLIC_URL: "https://luopan.example",
  };
  const site = await startSite({ originVars: { ...access.vars, ...payments } });
  const owner = callerOf(site);
  const staffOf = async (email: string) =>
    callerOf(site, undefined, { [ASSERTION_HEADER]: await access.assert(email) });
  const staff = { operator: await staffOf(OPERATOR), expert: await staffOf(EXPERT) };
  const numbers = await makeOrders(site, owner);
  const free = v.parse(FreeResult, (await get(owner, "soughtFree", numbers.seek)).data);
  const keyOf = async (sn: string) =>
    v.parse(Hold, (await owner.get(calls.x.hold.path, { sn })).data).share ?? "";
  const keys = {
    seek: await keyOf(numbers.seek),
    score: await keyOf(numbers.score),
    luck: await keyOf(numbers.luck),
    manual: await keyOf(numbers.manual),
    unpaid: await keyOf(numbers.unpaid),
  };
  const given = free.names[0]?.given ?? "";
  return {
    ...{ site, owner, stranger: callerOf(site), staff, numbers, keys, given },
    ask(by, area, name, { field = "sn", params = {} }, number) {
      const { method, path } = callOf(area, name);
      const needsName = name === "nameDetail" || name === "nameLike";
      const values = { [field]: number, ...params, ...(needsName && { name: given }) };
      return method === "GET" ? by.get(path, values) : by.post(path, values);
    },
    async close() {
      await site.close();
      access.close();
    },
  };
}

const get = (by: Caller, name: "soughtFree", sn: string) => by.get(calls.order[name].path, { sn });

async function makeOrders(site: Site, owner: Caller): Promise<Record<Kind, string>> {
  const idem = () => `form-${crypto.randomUUID()}`;
  const made = async (path: string, form: Parameters<Caller["post"]>[1]) =>
    v.parse(v.object({ sn: Sn }), (await owner.post(path, form)).data).sn;
  const numbers = {
    seek: await made(calls.index.seek.path, babyForm({ ...BIRTH, have: "清和,景行" })),
    score: await made(calls.index.score.path, scoreForm({ ...BIRTH, guardian: "1" })),
    luck: await made(calls.order.skyfall.path, { surname: "林", sex: "male", idem: idem() }),
    manual: await made(calls.order.rengongBuy.path, { type: "standard", idem: idem() }),
    unpaid: await made(calls.index.seek.path, babyForm(BIRTH)),
  };
  for (const [kind, sn] of Object.entries(numbers)) if (kind !== "unpaid") await payInDatabase(site, sn);
  await owner.post(calls.order.writeMobile.path, { sn: numbers.seek, mobile: MOBILE });
  await owner.post(calls.order.fullinfo.path, { sn: numbers.manual, state: "submitted", ...BRIEF });
  return numbers;
}

/** A call by its area and name. */
export function callOf(area: string, name: string): Call {
  const rows: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
  const call = rows[area]?.[name];
  if (call === undefined) throw new Error(`no call ${area}.${name}`);
  return call;
}

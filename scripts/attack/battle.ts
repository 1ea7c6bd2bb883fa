import * as v from "valibot";
import { Hold } from "#functions/contract/orders/hold.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { startAccess } from "#tests/kit/desk/access.ts";
import { BRIEF, deskAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { scoreForm } from "#tests/kit/forms/score-form.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import type { Visitor } from "#tests/kit/runtime/visit.ts";
import { tillOf } from "#tests/kit/shop/till.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const KINDS = ["baby", "free", "score", "luck", "expert", "begun"] as const;
/** The victim's orders: a paid one of each kind, one that is not paid, and expert work whose draft is there. */
export type Kind = (typeof KINDS)[number];

/** A shop with one family's orders in it, and whoever would like to have them. */
export interface Battle {
  shop: Shop;
  /** The family's own browser, and its calls past the site. */
  victim: Visitor;
  family: ReturnType<typeof callerOf>;
  numbers: Readonly<Record<Kind, string>>;
  keys: Readonly<Record<Kind, string>>;
  /** A free name of the baby's order, the mobile on it, its payment's two numbers, and its recovery code. */
  given: string;
  mobile: string;
  outTradeNo: string;
  transactionId: string;
  recovery: string;
  /** A new browser of the attacker's. */
  stranger(): Visitor;
  /** Every row of the victim's, as one text. */
  snapshot(): Promise<string>;
  close(): Promise<void>;
}

const BIRTH = { year: "2026", month: "4", day: "17", hour: "20", minute: "41" };
const MOBILE = "13912340987";
/** Columns that change by looking, not by doing. */
const LOOKS = new Set(["seen_at", "asked_at", "heard_at", "next_ask_at", "asked"]);
const TABLES = [
  ...["orders", "likes", "score_changes", "reports", "mobiles", "shares", "recovery_codes"],
  ...["comments", "expert_jobs", "expert_entries", "payments", "refunds", "desk_items"],
];

export async function startBattle(): Promise<Battle> {
  const access = await startAccess();
  const shop = await startShop({ originVars: access.vars });
  const { site } = shop;
  const family = callerOf(site);
  const till = tillOf(shop, family);
  const made = async (path: string, form: Record<string, string>): Promise<string> =>
    v.parse(v.object({ sn: Sn }), (await family.post(`/api/business/${path}`, form)).data).sn;
  const idem = () => `form-${crypto.randomUUID()}`;
  const numbers = {
    baby: await made("seek", babyForm({ ...BIRTH, have: "清和,景行" })),
    free: await made("seek", babyForm(BIRTH)),
    score: await made("score", scoreForm({ ...BIRTH, guardian: "1" })),
    luck: await made("skyfall", { surname: "林", sex: "male", idem: idem() }),
    expert: await made("rengongBuy", { type: "standard", idem: idem() }),
    begun: await made("rengongBuy", { type: "standard", idem: idem() }),
  };
  const paidBy: Partial<Record<Kind, string>> = {};
  for (const kind of KINDS.filter((one) => one !== "free")) {
    const { payment } = await till.open(numbers[kind], "alipay-wap");
    if (payment === null) throw new Error(`no payment of ${kind}`);
    await till.enter(payment);
    await shop.sandbox.pay(payment.outTradeNo);
    paidBy[kind] = payment.outTradeNo;
  }
  await family.post("/api/business/writeMobile", { sn: numbers.baby, mobile: MOBILE });
  for (const kind of ["expert", "begun"] as const)
    await family.post("/api/business/fullinfo", { sn: numbers[kind], state: "submitted", ...BRIEF });
  const desk = await deskAt(site);
  await startWork(numbers.begun, desk);
  await deliverManuscript(numbers.begun, MANUSCRIPT, noBooks, desk);
  const holdOf = async (sn: string) => v.parse(Hold, (await family.get("/api/x/hold", { sn })).data);
  const holds = Object.fromEntries(
    await Promise.all(KINDS.map(async (kind) => [kind, await holdOf(numbers[kind])] as const)),
  );
  const keyOf = (kind: Kind) => holds[kind]?.share ?? "";
  const free = v.parse(FreeResult, (await family.get("/api/business/soughtFree", { sn: numbers.baby })).data);
  const ledger = await till.ledger(numbers.baby);
  const database = await site.database();
  const list = Object.values(numbers)
    .map((sn) => `'${sn}'`)
    .join();
  return {
    shop,
    family,
    victim: site.visitor(undefined, family.visitorId),
    numbers,
    keys: {
      ...{ baby: keyOf("baby"), free: keyOf("free"), score: keyOf("score") },
      ...{ luck: keyOf("luck"), expert: keyOf("expert"), begun: keyOf("begun") },
    },
    given: free.names[0]?.given ?? "",
    mobile: MOBILE,
    outTradeNo: paidBy.baby ?? "",
    transactionId: ledger[0]?.transaction_id ?? "",
    recovery: holds.baby?.recovery ?? "",
    stranger: () => site.visitor(),
    async snapshot() {
      const parts = await Promise.all(
        TABLES.map(async (table) => {
          const sql = `SELECT * FROM ${table} WHERE sn IN (${list}) ORDER BY 1, 2, 3`;
          const { results } = await database.prepare(sql).all<Record<string, unknown>>();
          return JSON.stringify(results, (key, value) => (LOOKS.has(key) ? undefined : value));
        }),
      );
      return parts.join("\n");
    },
    async close() {
      await shop.close();
      access.close();
    },
  };
}

/** What a reader must never be told of the victim's. */
export const secretsOf = (battle: Battle): Readonly<Record<string, string>> => ({
  "the birth hour": "戌时",
  "the birth day": "4 月 17 日",
  "the mobile": battle.mobile.slice(-4),
  "our payment number": battle.outTradeNo,
  "the provider's number": battle.transactionId,
  "the recovery code": battle.recovery,
  "the brief": BRIEF.story ?? "种了一辈子树",
  "the family's own names": "您想到的",
});

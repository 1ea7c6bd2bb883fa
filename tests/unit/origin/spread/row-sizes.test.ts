import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import type { ProductName } from "#functions/origin/store/tables/orders.ts";
import { drafted } from "#tests/kit/expert/world.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { BIRTH, businessScoreForm, scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase, promiseDelivery } from "#tests/kit/money/paid-order.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** What the rows of a paid order may come to, where a store of bodies is bound; its families are a hundred million. */
const MOST = 4_096;

const bodies = memoryBodies();
let here: OriginHere;
beforeEach(async () => {
  bodies.kept.clear();
  here = await originHere({}, { BODIES: bodies });
});

/** Bytes of an order's rows in these tables as SQLite keeps them: each value, and one more that says what it is. */
async function bytesOf(sn: string, tables: readonly string[]): Promise<number> {
  const database = await here.database();
  const rows = await Promise.all(
    tables.map((table) => database.prepare(`SELECT * FROM ${table} WHERE sn = ?`).bind(sn).all()),
  );
  const values = rows.flatMap(({ results }) => results).flatMap(Object.values);
  return values.reduce((sum, value) => sum + 1 + Buffer.byteLength(`${value ?? ""}`), 0);
}

type Bought = Exclude<ProductName, "expert">;

/** How each product is ordered, as full as a form may be. */
const ORDERED: Readonly<Record<Bought, readonly [path: string, params: Record<string, string>]>> = {
  baby: ["seek", babyForm({ length: "any", siblings: "景行,望舒,若水", sources: "诗经,楚辞,论语" })],
  business: ["seek", businessForm({ rivals: "麦乡\n禾光里" })],
  score: ["score", scoreForm(BIRTH)],
  "business-score": ["score", businessScoreForm({ rivals: "麦乡\n禾光里" })],
  luck: ["skyfall", { surname: "欧阳", sex: "female", length: "any", idem: "a-form-of-luck-0" }],
};

describe("the rows of a paid and delivered order stay below 4 kB", () => {
  test.each(Object.keys(ORDERED) as Bought[])("%s", async (product) => {
    const [path, params] = ORDERED[product];
    const said = await callerOf(here).post(`/api/business/${path}`, params);
    const { sn } = v.parse(v.object({ sn: Sn }), said.data);
    await payInDatabase(here, sn);
    await promiseDelivery(here, sn);
    await here.origin.cron();
    const database = await here.database();
    expect(await database.prepare("SELECT product, status FROM orders").all()).toMatchObject({
      results: [{ product, status: "delivered" }],
    });
    expect(bodies.kept.size).toBe(1);
    expect(await bytesOf(sn, ["orders", "payments", "reports"])).toBeLessThan(MOST);
  });

  test("expert: but for what was written, which is said by hand and stays in rows", async () => {
    const { sn } = await drafted(here);
    expect(await bytesOf(sn, ["orders", "payments", "reports", "expert_jobs"])).toBeLessThan(MOST);
    expect(await bytesOf(sn, ["expert_entries"])).toBeLessThan(2 * MOST);
  });
});

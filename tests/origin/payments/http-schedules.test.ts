import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Access, startAccess } from "#tests/support/desk/access.ts";
import { deskCaller } from "#tests/support/desk/desk-caller.ts";
import { startShop } from "#tests/support/sandbox.ts";
import { differences } from "#tests/support/shop/differences.ts";
import { schedulesOf } from "#tests/support/shop/schedule.ts";
import { tillOf } from "#tests/support/shop/till.ts";
import { runWorld, type World } from "#tests/support/shop/world.ts";

/** Three hundred orders, thirty at a time; more by the environment. */
const WORLDS = Number(process.env.MONEY_WORLDS ?? 10);
const ORDERS = 30;

let access: Access;
let shop: World;
beforeAll(async () => {
  access = await startAccess();
  const opened = await startShop({ originVars: access.vars });
  shop = { ...opened, desk: await deskCaller(opened.site, access) };
});
afterAll(async () => {
  await shop?.close();
  access?.close();
});

test("whatever providers, payers, operators and the net do, our ledger ends as the providers' books", async () => {
  const till = tillOf(shop);
  const seen = { paid: 0, refunded: 0, mismatch: 0, parts: 0 };
  const world = fc.asyncProperty(schedulesOf(ORDERS), async (schedules) => {
    const orders = await runWorld(shop, schedules);
    const book = new Map((await shop.sandbox.book()).map((one) => [one.outTradeNo, one]));
    const said: string[] = [];
    for (const order of orders) {
      const rows = await till.ledger(order.sn);
      said.push(...differences(order, rows, book));
      seen.parts += order.parts.length;
      seen.paid += rows.filter(({ state }) => state === "paid").length;
      seen.mismatch += rows.filter(({ state }) => state === "mismatch").length;
      seen.refunded += rows.filter(({ refunded_at: at }) => at !== null).length;
    }
    expect(said).toEqual([]);
  });
  // A world is too slow to be made smaller again and again; its seed is told.
  await fc.assert(world, { numRuns: WORLDS, endOnFailure: true });
  // The schedules do get at what they are about; one world alone may not.
  expect(seen.paid).toBeGreaterThan(WORLDS * 10);
  if (WORLDS < 5) return;
  expect(seen.mismatch).toBeGreaterThan(0);
  expect(seen.refunded).toBeGreaterThan(0);
  expect(seen.parts).toBeGreaterThan(0);
}, 600_000);

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DayFigures } from "#functions/contract/desk/desk-figures.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { startDesk } from "#tests/kit/desk/desk-caller.ts";
import { familyAt } from "#tests/kit/expert/order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";

const { figures: FIGURES } = calls.desk;
const HOUR_MS = 3600_000;

let house: Awaited<ReturnType<typeof startDesk>>;
let site: Site;
beforeAll(async () => {
  house = await startDesk();
  ({ site } = house);
});
afterAll(() => house?.close());

const read = async (): Promise<DayFigures[]> =>
  v.parse(FIGURES.data, (await house.desk.get(FIGURES.path)).data).days;
const run = async (sql: string, ...values: string[]) => {
  const database = await site.database();
  await database
    .prepare(sql)
    .bind(...values)
    .run();
};
/** The first and the last moment of the day in Beijing that was `ago` days before today. */
const edges = (ago: number): [string, string] => {
  const today = new Date(Date.now() + 8 * HOUR_MS).toISOString().slice(0, 10);
  const first = Date.parse(`${today}T00:00:00.000Z`) - 8 * HOUR_MS - ago * 24 * HOUR_MS;
  return [new Date(first).toISOString(), new Date(first + 24 * HOUR_MS - 1).toISOString()];
};

test("a day's figures are those of its day in Beijing, from its first moment to its last", async () => {
  const family = familyAt(site);
  const sns: string[] = [];
  for (let nth = 0; nth < 4; nth++) sns.push(await family.paid());
  const [first, last] = edges(1);
  const [before] = edges(0);
  const moments = [first, last, before, edges(2)[1]];
  for (const [at, sn] of sns.entries()) {
    await run("UPDATE orders SET created_at = ? WHERE sn = ?", moments[at] ?? "", sn);
    await run("UPDATE payments SET paid_at = ? WHERE sn = ?", moments[at] ?? "", sn);
  }
  for (const [nth, sn] of [sns[0] ?? "", sns[0] ?? "", sns[1] ?? ""].entries())
    await run(
      `INSERT INTO refunds (refund_no, out_trade_no, sn, amount, created_at, done_at)
       SELECT out_trade_no || ?1, out_trade_no, sn, 14950, ?2, iif(sn = ?3, ?2, NULL) FROM payments WHERE sn = ?4`,
      ...[`R${nth}`, last, sns[0] ?? "", sn],
    );
  const days = await read();
  expect(days).toHaveLength(7);
  expect(days.slice(0, 4).map(({ orders, paid, income }) => ({ orders, paid, income }))).toEqual([
    { orders: 1, paid: 1, income: 29_900 },
    { orders: 2, paid: 2, income: 59_800 },
    { orders: 1, paid: 1, income: 29_900 },
    { orders: 0, paid: 0, income: 0 },
  ]);
  expect(days.map(({ refunds, refunded }) => [refunds, refunded]).slice(0, 3)).toEqual([
    [0, 0],
    [2, 29_900],
    [0, 0],
  ]);
});

test("a manuscript counts as late on its due day unless it was handed in by then or cancelled", async () => {
  const family = familyAt(site);
  const [due] = edges(3);
  const [after] = edges(1);
  const [earlier] = edges(5);
  const jobs = [
    ["briefed", null],
    ["draft", after],
    ["draft", earlier],
    ["cancelled", null],
  ] as const;
  for (const [stage, draftedAt] of jobs) {
    const sn = await family.briefed();
    await run("UPDATE expert_jobs SET stage = ?, due_at = ? WHERE sn = ?", stage, due, sn);
    if (draftedAt !== null) await run("UPDATE expert_jobs SET drafted_at = ? WHERE sn = ?", draftedAt, sn);
  }
  expect((await read()).map(({ late }) => late)).toEqual([0, 0, 0, 2, 0, 0, 0]);
});

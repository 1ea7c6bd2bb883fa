import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DeskFigures } from "#functions/contract/desk/desk-figures.ts";
import { DeskFound, DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { startDesk } from "#tests/kit/desk/desk-caller.ts";
import { familyAt } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { find: FIND, order: ORDER, figures: FIGURES } = calls.desk;

let house: Awaited<ReturnType<typeof startDesk>>;
let site: Site;
beforeAll(async () => {
  house = await startDesk();
  ({ site } = house);
});
afterAll(() => house?.close());

const found = async (q: string): Promise<string[]> =>
  v.parse(DeskFound, (await house.desk.post(FIND.path, { q })).data).orders.map(({ sn }) => sn);

async function paidBaby(): Promise<string> {
  const family = callerOf(site);
  const { data } = await family.post("/api/business/seek", babyForm());
  const { sn } = v.parse(calls.index.seek.data, data);
  await payInDatabase(site, sn);
  await family.post("/api/business/writeMobile", { sn, mobile: "13812345678" });
  return sn;
}

test("an order is found by its number, by ours and the provider's of its payment, and by its mobile", async () => {
  const sn = await paidBaby();
  const database = await site.database();
  await database
    .prepare("UPDATE payments SET transaction_id = 'pi_3NabCdEf0123456789' WHERE sn = ?")
    .bind(sn)
    .run();
  const { data } = await house.desk.get(ORDER.path, { sn });
  const order = v.parse(DeskOrder, data);
  const [payment] = order.payments;
  const numbers = [sn, sn.toLowerCase(), payment?.outTradeNo ?? "", payment?.transactionId ?? ""];
  for (const number of [...numbers, "138 1234 5678"])
    expect([number, await found(number)]).toEqual([number, [sn]]);
  expect(await found("13900000000")).toEqual([]);
  // Break it catches: a mobile that shares what is shown of another leads to that family.
  expect(await found("13800005678")).toEqual([]);
});

test("a paid order is found by the end of its number, with whose it is; an unpaid one is not", async () => {
  const sn = await paidBaby();
  for (const end of [sn.slice(-4), sn.slice(-5).toLowerCase(), sn.slice(-6)])
    expect([end, await found(end)]).toEqual([end, [sn]]);
  // The last four are right, those before them are another order's.
  const other = sn.at(-6) === "A" ? "B" : "A";
  expect(await found(`${other}${sn.slice(-5)}`)).toEqual([]);
  const { data } = await house.desk.post(FIND.path, { q: sn.slice(-6) });
  expect(v.parse(DeskFound, data).orders.map(({ surname }) => surname)).toEqual(["林"]);
  const made = await callerOf(site).post("/api/business/seek", babyForm({ idem: "form-not-paid-for" }));
  const unpaid = v.parse(calls.index.seek.data, made.data).sn;
  expect(await found(unpaid.slice(-6))).toEqual([]);
});

test("an order is told whole: what the family said, its money, and for expert work all that was said", async () => {
  const baby = await paidBaby();
  const { data } = await house.desk.get(ORDER.path, { sn: baby });
  expect(data).toMatchObject({
    product: "baby",
    mobile: "138****5678",
    said: { surname: "林", sex: "female", year: "2026" },
    payments: [{ state: "paid" }],
    expert: null,
  });
  const family = familyAt(site);
  const sn = await family.briefed({ birth: "2026 年 11 月 3 日下午 3 点" });
  await family.step(sn, "message", "外公姓苏");
  const { data: work } = await house.desk.get(ORDER.path, { sn });
  const { said, expert } = v.parse(DeskOrder, work);
  expect([said.surname, expert?.entries.at(-1)?.text]).toEqual(["沈", "外公姓苏"]);
});

test("figures are those of one product where one is asked for, and the parts add up to the whole", async () => {
  await paidBaby();
  await familyAt(site).paid();
  const read = async (params: Record<string, string>) =>
    v.parse(DeskFigures, (await house.desk.get(FIGURES.path, params)).data);
  const [all, expert] = [await read({ days: "30" }), await read({ days: "1", service: "expert" })];
  expect([all.days.length, expert.days.length]).toEqual([30, 1]);
  const sum = (parts: readonly { income: number }[]) =>
    parts.reduce((whole, { income }) => whole + income, 0);
  expect([sum(all.services), sum(all.channels)]).toEqual([sum(all.days), sum(all.days)]);
  expect(expert.services.map(({ service }) => service)).toEqual(["expert"]);
  expect(expert.days[0]?.by).toEqual({ expert: sum(expert.days) });
});

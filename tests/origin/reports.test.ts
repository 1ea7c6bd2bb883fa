import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#functions/contract/calls.ts";
import { Sn } from "#functions/contract/scalars.ts";
import { babyForm } from "#tests/support/baby-form.ts";
import { callerOf, type Said } from "#tests/support/origin-client.ts";
import { payInDatabase, setStatus } from "#tests/support/paid-order.ts";
import { type Site, startSite } from "#tests/support/start-workers.ts";

const SEEK = "/api/business/seek";
const FREE = "/api/business/soughtFree";
const SOUGHT = "/api/business/sought";
const GET_NAME = "/api/business/getName";
const NAME = "/api/business/nameDetail";
const LIKE = "/api/business/nameLike";
const ABSENT = "00000000000000000000000009";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const caller = () => callerOf(site);
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const { order } = calls;

async function newOrder(over: Parameters<typeof babyForm>[0] = {}): Promise<string> {
  return snOf(await caller().post(SEEK, babyForm(over)));
}

async function paidOrder(over: Parameters<typeof babyForm>[0] = {}) {
  const sn = await newOrder(over);
  const free = v.parse(order.soughtFree.data, (await caller().get(FREE, { sn })).data);
  const outTradeNo = await payInDatabase(site, sn);
  return { sn, free, outTradeNo };
}

const sought = async (sn: string) => {
  const said = await caller().get(SOUGHT, { sn });
  expect(said.status, said.text).toBe(200);
  return v.parse(order.sought.data, said.data);
};

const batch = async (sn: string, params: Record<string, string>) => {
  const said = await caller().get(GET_NAME, { sn, ...params });
  expect(said.status, said.text).toBe(200);
  return v.parse(order.getName.data, said.data);
};

const reportRows = async (sn: string) => {
  const database = await site.database();
  const found = await database.prepare("SELECT * FROM reports WHERE sn = ? ORDER BY part").bind(sn).all();
  return found.results;
};

const statusOf = async (sn: string) => {
  const database = await site.database();
  return database.prepare("SELECT status FROM orders WHERE sn = ?").bind(sn).first("status");
};

describe("a naming report", () => {
  test("is delivered when it is asked for, whole, and the order says so", async () => {
    const { sn, free, outTradeNo } = await paidOrder();
    const report = await sought(sn);
    expect(report).toMatchObject({ sn, status: "delivered", count: 83, batches: 5, batchSize: 10 });
    expect(report.names).toHaveLength(33);
    expect(report.chart).toEqual(free.chart);
    expect(report.receipt).toMatchObject({ outTradeNo, channel: "wechat-h5", amount: 2990, currency: "CNY" });
    expect(await statusOf(sn)).toBe("delivered");
    expect((await reportRows(sn)).map(({ part }) => part)).toEqual([
      ...Array.from({ length: 6 }, (_, at) => `batch-${at}`),
      "face",
      ...Array.from({ length: 9 }, (_, at) => `sheet-${at}`),
    ]);
  });

  test("starts with the free names just as they were, score by score", async () => {
    const { sn, free } = await paidOrder({ surname: "欧阳", sex: "male", hour: "unknown" });
    const { names } = await sought(sn);
    for (const [at, name] of free.names.entries()) {
      expect(names[at]).toEqual(v.parse(order.getName.data.entries.names.item, name));
      const said = await caller().get(NAME, { sn, name: name.given });
      expect(v.parse(order.nameDetail.data, said.data).bill).toEqual(name.bill);
    }
  });

  test("repeats no name in any batch, and has each one in full with the score of its card", async () => {
    const { sn } = await paidOrder();
    const { batches, count } = await sought(sn);
    const cards = [];
    for (let at = 0; at <= batches; at++) {
      const found = await batch(sn, { batch: String(at) });
      expect(found).toMatchObject({ batch: at, left: batches - at });
      cards.push(...found.names);
    }
    expect(new Set(cards.map(({ given }) => given)).size).toBe(count);
    for (const card of cards.filter((_, at) => at % 9 === 0)) {
      const detail = v.parse(
        order.nameDetail.data,
        (await caller().get(NAME, { sn, name: card.given })).data,
      );
      expect(detail).toMatchObject(card);
      expect(detail.bill.total).toBe(card.score);
      expect(detail.bill.lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(card.score, 6);
    }
    expect((await caller().get(GET_NAME, { sn, batch: String(batches + 1) })).status).toBe(404);
  });

  test("filters and sorts over all of its names", async () => {
    const { sn } = await paidOrder({ length: "any" });
    await sought(sn);
    const all = [];
    for (let at = 0; at <= 5; at++) all.push(...(await batch(sn, { batch: String(at) })).names);
    const lengths = { one: 1, two: 2 };
    for (const [filter, length] of Object.entries(lengths)) {
      const { names, left } = await batch(sn, { filter });
      const wanted = all.filter(({ given }) => [...given].length === length).map(({ given }) => given);
      expect(left).toBe(0);
      expect(names.map(({ given }) => given).sort()).toEqual(wanted.sort());
      expect(names.length).toBeGreaterThan(0);
    }
    const rarest = (await batch(sn, { filter: "two", sort: "common" })).names.map(({ band }) => band);
    expect(rarest).toEqual([...rarest].sort((a, b) => a - b));
    const scores = (await batch(sn, { filter: "two", sort: "score" })).names.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test("keeps a ♡ on a paid name, whoever holds the link", async () => {
    const { sn } = await paidOrder();
    await sought(sn);
    const [name] = (await batch(sn, { batch: "3" })).names;
    const liked = await caller().post(LIKE, { sn, name: name?.given ?? "", liked: "1" });
    expect(liked.data).toEqual({ liked: [name?.given] });
    expect((await batch(sn, { filter: "liked" })).names).toEqual([{ ...name, liked: true }]);
    expect((await caller().post(LIKE, { sn, name: "不在里面", liked: "1" })).status).toBe(404);
  });

  test("of few names has those there are, as the free face said", async () => {
    const { sn, free } = await paidOrder({ surname: "林", length: "1", fixed: "安", fixedAt: "1" });
    const { names, count, batches } = await sought(sn);
    expect(count).toBe(names.length);
    expect(names).toHaveLength(free.names.length + free.locked.names);
    expect(batches).toBe(free.locked.batches);
  });
});

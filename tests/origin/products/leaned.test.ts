import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FreeResult, LeanedBatch, Likes, NameBatch, NamePage } from "#functions/contract/orders/orders.ts";
import { PaidNaming } from "#functions/contract/products/reports.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { namesCommand } from "#scripts/engine/commands.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const FREE = "/api/business/soughtFree";
const SOUGHT = "/api/business/sought";
const GET_NAME = "/api/business/getName";
const NAME = "/api/business/nameDetail";
const LIKE = "/api/business/nameLike";
const MORE = "/api/x/moreLike";

let site: Site;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite();
  family = callerOf(site);
});
afterAll(() => site?.close());

async function newOrder(over: Parameters<typeof babyForm>[0] = {}) {
  return v.parse(v.object({ sn: Sn }), (await family.post(SEEK, babyForm(over))).data).sn;
}

async function paidOrder(over: Parameters<typeof babyForm>[0] = {}) {
  const sn = await newOrder(over);
  await payInDatabase(site, sn);
  return { sn, report: await sought(sn) };
}

const sought = async (sn: string) => v.parse(PaidNaming, (await family.get(SOUGHT, { sn })).data);
const more = (sn: string, after: number) => family.post(MORE, { sn, after: String(after) });
const mark = async (sn: string, name: string | undefined, as: string) =>
  v.parse(Likes, (await family.post(LIKE, { sn, name: name ?? "", mark: as })).data);
const batch = async (sn: string, at: number) =>
  v.parse(NameBatch, (await family.get(GET_NAME, { sn, batch: String(at), sort: "report" })).data).names;

/** Every name of a report, in its order. */
async function everyName(sn: string) {
  const { batches } = await sought(sn);
  const all = [];
  for (let at = 0; at <= batches; at++) all.push(...(await batch(sn, at)));
  return all;
}

const rowsOf = async (sn: string) => {
  const database = await site.database();
  const { results } = await database
    .prepare("SELECT part, body FROM reports WHERE sn = ? ORDER BY part")
    .bind(sn)
    .all<{ part: string; body: string }>();
  return results;
};

describe("a name of an order", () => {
  test("has one mark: liked, unfit or none, and liked=0 takes either away", async () => {
    const sn = await newOrder();
    const free = v.parse(FreeResult, (await family.get(FREE, { sn })).data);
    const [given = ""] = free.names.map((name) => name.given);
    expect(await mark(sn, given, "unfit")).toEqual({ liked: [], unfit: [given] });
    const shown = v.parse(FreeResult, (await family.get(FREE, { sn })).data).names[0];
    expect(shown).toMatchObject({ given, liked: false, unfit: true });
    const page = v.parse(NamePage, (await family.get(NAME, { sn, name: given })).data);
    expect(page).toMatchObject({ liked: false, unfit: true });
    const old = async (liked: string) => (await family.post(LIKE, { sn, name: given, liked })).data;
    expect(await old("1")).toEqual({ liked: [given], unfit: [] });
    expect(await mark(sn, given, "unfit")).toEqual({ liked: [], unfit: [given] });
    expect(await old("0")).toEqual({ liked: [], unfit: [] });
    expect((await family.post(LIKE, { sn, name: given, mark: "adored" })).code).toBe("INVALID_PARAMS");
  });
});

describe("more like this", () => {
  test("adds ten names after all others; what was delivered stays as it was, and nothing comes twice", async () => {
    const { sn, report } = await paidOrder();
    const before = await everyName(sn);
    await mark(sn, before[4]?.given, "liked");
    await mark(sn, before[7]?.given, "unfit");
    expect(v.parse(LeanedBatch, (await more(sn, 5)).data)).toEqual({ batch: 6, left: 4 });
    const after = await everyName(sn);
    const bare = (names: typeof after) => names.map((name) => ({ ...name, liked: false, unfit: false }));
    expect(bare(after.slice(0, 83))).toEqual(bare(before));
    expect(new Set(after.map(({ given }) => given)).size).toBe(93);
    expect(await sought(sn)).toMatchObject({
      count: report.count + 10,
      batches: 6,
      leaned: [{ names: 10, liked: [before[4]?.given], unfit: [before[7]?.given] }],
      lean: { left: 4, marked: true },
    });
    for (const { given, score } of [...after.slice(78), ...after.slice(0, 1)]) {
      const whole = v.parse(NamePage, (await family.get(NAME, { sn, name: given })).data);
      expect(whole.bill.total).toBe(score);
    }
  });

  test("gives the names that the command line gives for the same order, marks and names shown", async () => {
    const { sn } = await paidOrder();
    const shown = (await everyName(sn)).map(({ given }) => given);
    const [liked, unfit] = [shown.slice(11, 16), shown.slice(20, 25)];
    for (const given of liked) await mark(sn, given, "liked");
    for (const given of unfit) await mark(sn, given, "unfit");
    await more(sn, 5);
    const options = {
      surname: "林",
      sex: "female",
      at: "2026-04-18 9",
      sn,
      shown: shown.join(","),
      count: "10",
    };
    const named = async (leaning: object) =>
      (await namesCommand({ ...options, ...leaning })).map(({ name }) => name.slice(1));
    const given = (await batch(sn, 6)).map((name) => name.given);
    const said = await named({ liked: liked.join(), disliked: unfit.join() });
    expect(given).toEqual(said);
    expect(given).not.toEqual(await named({}));
  });

  test("asked twice by one page, one after the other or at once, adds one batch", async () => {
    const { sn, report } = await paidOrder();
    await mark(sn, report.names[0]?.given, "liked");
    const said = await Promise.all([more(sn, 5), more(sn, 5), more(sn, 5)]);
    expect(said.map(({ data }) => data)).toEqual(Array(3).fill({ batch: 6, left: 4 }));
    const rows = await rowsOf(sn);
    expect((await more(sn, 5)).data).toEqual({ batch: 6, left: 4 });
    expect(await rowsOf(sn)).toEqual(rows);
    expect((await sought(sn)).count).toBe(93);
    expect((await more(sn, 7)).code).toBe("INVALID_PARAMS");
  });

  test("does not bring back what the family thought of itself and found unfit", async () => {
    const { sn: other } = await paidOrder();
    const [own = ""] = (await everyName(other)).slice(40).map(({ given }) => given);
    const { sn } = await paidOrder({ have: own });
    await mark(sn, own, "unfit");
    for (let after = 5; after < 10; after++) await more(sn, after);
    const added = (await everyName(sn)).slice(83);
    expect(added).toHaveLength(50);
    expect(added.map(({ given }) => given)).not.toContain(own);
  });
});

describe("more like this is refused, and nothing is added,", () => {
  test("while nothing is marked, and once five batches were added", async () => {
    const { sn, report } = await paidOrder();
    expect(await more(sn, 5)).toMatchObject({ status: 409, code: "STATE_CONFLICT" });
    expect((await more(sn, 5)).text).toContain("还没有标过名字");
    await mark(sn, report.names[2]?.given, "unfit");
    for (let after = 5; after < 10; after++) expect((await more(sn, after)).status).toBe(200);
    const used = await more(sn, 10);
    expect(used.status).toBe(409);
    expect(used.text).toContain("照喜好已经加过 5 次");
    const { count, lean } = await sought(sn);
    expect([count, lean]).toEqual([133, { left: 0, marked: true }]);
  });

  test("where all names that meet the wishes are there already", async () => {
    const { sn, report } = await paidOrder({ length: "1", fixed: "安", fixedAt: "1" });
    await mark(sn, report.names[0]?.given, "liked");
    const rows = await rowsOf(sn);
    const said = await more(sn, report.batches);
    expect([said.status, said.code]).toEqual([409, "STATE_CONFLICT"]);
    expect(said.text).toContain("没有更多可以加");
    expect(await rowsOf(sn)).toEqual(rows);
  });

  test("to an order that is unpaid, being refunded, refunded or erased, and to whoever did not order", async () => {
    const { sn, report } = await paidOrder();
    await mark(sn, report.names[0]?.given, "liked");
    expect((await callerOf(site).post(MORE, { sn, after: "5" })).code).toBe("OWNER_ONLY");
    const codes = { created: "PAYMENT_REQUIRED", refunding: "STATE_CONFLICT", refunded: "PAYMENT_REQUIRED" };
    for (const [status, code] of Object.entries(codes)) {
      await setStatus(site, sn, status);
      expect((await more(sn, 5)).code, status).toBe(code);
    }
    await setStatus(site, sn, "delivered");
    expect((await sought(sn)).count).toBe(83);
    await more(sn, 5);
    expect((await family.post("/api/x/erase", { sn })).status).toBe(200);
    expect((await more(sn, 6)).code).toBe("ERASED");
    expect(await rowsOf(sn)).toEqual([]);
  });
});

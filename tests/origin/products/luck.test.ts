import { createHash } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { FreeLuck, PaidLuck } from "#functions/contract/products/luck.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, rowsOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SKYFALL = "/api/business/skyfall";
const FREE = "/api/business/detailFree";
const PAID = "/api/business/detail";
const REDRAW = "/api/x/redraw";
const ABSENT = "000000000000000000000009Z2";

let site: Site;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite();
  family = callerOf(site);
});
afterAll(() => site?.close());

/** The visitor whose orders these are; another one is told so. */
const caller = () => family;
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const luckForm = (over: Readonly<Record<string, string>> = {}) => ({
  surname: "林",
  sex: "female",
  length: "2",
  idem: `form-${crypto.randomUUID()}`,
  ...over,
});

async function newOrder(over: Readonly<Record<string, string>> = {}): Promise<string> {
  const said = await caller().post(SKYFALL, luckForm(over));
  expect(said.status, said.text).toBe(200);
  return snOf(said);
}

const free = async (sn: string) => v.parse(FreeLuck, (await caller().get(FREE, { sn })).data);

async function paid(sn: string) {
  const said = await caller().get(PAID, { sn });
  expect(said.status, said.text).toBe(200);
  return v.parse(PaidLuck, said.data);
}

async function paidOrder(over: Readonly<Record<string, string>> = {}): Promise<string> {
  const sn = await newOrder(over);
  await payInDatabase(site, sn, 990);
  return sn;
}

const redraw = (sn: string, nth: number) => caller().post(REDRAW, { sn, nth: String(nth) });

/** The draws of an order made again by hand, from the list of names and the order's number alone. */
function drawnAgain(names: readonly string[], sn: string, draws: number): string[] {
  const left = [...names];
  return Array.from({ length: draws }, (_, index) => {
    const digest = sha256(`luopan-draw-1|${sn}|${index}`);
    const limit = 2 ** 32 - (2 ** 32 % left.length);
    const numbers = (digest.match(/.{8}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
    const number = numbers.find((each) => each < limit) ?? 0;
    return left.splice(number % left.length, 1).join("");
  });
}

describe("a luck name that is asked for", () => {
  test("becomes one order: the pool, the rule and a sample, but no pick before it is paid", async () => {
    const sn = await newOrder();
    const face = await free(sn);
    expect(face).toMatchObject({ kind: "luck", sn, status: "created", surname: "林", length: "2", draws: 4 });
    expect(face.message).toBe(`luopan-draw-1|${sn}|0`);
    expect(face.pool.size).toBeGreaterThan(30);
    expect(face.sample?.name).toMatch(/^林..$/u);
    expect(face.locked.map(({ count }) => count)).toEqual([
      "1 个",
      "最多 3 次",
      `${face.pool.size} 个`,
      "全含",
    ]);
    const text = JSON.stringify(face);
    await payInDatabase(site, sn, 990);
    const { pool } = await paid(sn);
    for (const name of drawnAgain(pool.names, sn, 4)) expect(text).not.toContain(name);
  });

  test("says what a draw may give: the sample is in the middle, and a name drawn is within the spread", async () => {
    const sn = await newOrder();
    const { sample, spread, pool } = await free(sn);
    expect(sample?.bill.total).toBe(spread?.middle);
    expect(sample?.source === null).toBe((spread?.sourced ?? 0) * 2 < pool.size);
    expect(spread?.lowest).toBeGreaterThanOrEqual(pool.threshold);
    expect(spread?.highest).toBeGreaterThan(spread?.middle ?? 100);
    expect(spread?.sourced).toBeGreaterThan(0);
    expect(spread?.sourced).toBeLessThan(pool.size);
    await payInDatabase(site, sn, 990);
    for (const { name } of (await paid(sn)).made) {
      expect(name.bill.total).toBeGreaterThanOrEqual(spread?.lowest ?? 100);
      expect(name.bill.total).toBeLessThanOrEqual(spread?.highest ?? 0);
    }
  });

  test("costs 9.90, whatever else is in the price table, and is found among the visitor's orders", async () => {
    const visitor = callerOf(site);
    const sn = snOf(await visitor.post(SKYFALL, luckForm({ surname: "欧阳" })));
    const [row] = (await rowsOf(site)).orders.filter((order) => order.sn === sn);
    expect(row).toMatchObject({ product: "luck", amount: 990, currency: "CNY" });
    const { orders } = v.parse(Orders, (await visitor.post("/api/business/search")).data);
    expect(orders).toMatchObject([
      { sn, kind: "luck", surname: "欧阳", title: "随机优选", next: `/luck-name-details?sn=${sn}` },
    ]);
  });

  test("sent again, or five times at once, is the same order", async () => {
    const visitor = caller();
    const form = luckForm();
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(SKYFALL, form)));
    answers.push(await visitor.post(SKYFALL, form));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["no surname", { surname: "" }, { surname: messages.surnameEmpty }],
    ["letters", { surname: "Lin" }, { surname: messages.surnameBad }],
    ["a surname nobody has", { surname: "喵" }, { surname: messages.surnameUnknown("喵") }],
    ["a surname in traditional writing", { surname: "陳" }, { surname: messages.variant("陳", "陈") }],
    ["a sex that is none", { sex: "x" }, { sex: messages.sexEmpty }],
    ["a length that is none", { length: "5" }, { length: messages.lengthBad }],
    ["no key", { idem: "" }, { idem: messages.form }],
  ])("with %s is refused at its field, and stores nothing", async (_what, over, fields) => {
    const before = (await rowsOf(site)).orders.length;
    const said = await caller().post(SKYFALL, luckForm(over));
    expect(said.status).toBe(400);
    expect(JSON.parse(said.text)).toMatchObject({ code: "INVALID_PARAMS", fields });
    expect((await rowsOf(site)).orders).toHaveLength(before);
  });

  test("with a surname nobody has is drawn for whoever insists", async () => {
    const face = await free(await newOrder({ surname: "喵", sure: "surname:喵" }));
    expect(face.surname).toBe("喵");
    expect(face.pool.size).toBeGreaterThan(0);
  });
});

describe("a pick that is paid", () => {
  test.each([
    ["林", "female", "2"],
    ["欧阳", "male", "1"],
    ["王", "unknown", "any"],
  ])("for %s %s %s can be redrawn by anyone from the list and the number", async (surname, sex, length) => {
    const sn = await newOrder({ surname, sex, length });
    const before = await free(sn);
    await payInDatabase(site, sn, 990);
    const { pool, made, draws } = await paid(sn);
    expect(sha256(pool.names.join(","))).toBe(pool.digest);
    expect(pool).toMatchObject(before.pool);
    expect(made.map(({ name }) => name.given)).toEqual(drawnAgain(pool.names, sn, 1));
    for (let nth = 1; nth < draws; nth++) expect((await redraw(sn, nth)).status).toBe(200);
    const all = (await paid(sn)).made;
    expect(all.map(({ name }) => name.given)).toEqual(drawnAgain(pool.names, sn, draws));
    for (const { name, message, digest, steps } of all) {
      expect(name.bill.total).toBeGreaterThanOrEqual(pool.threshold);
      expect(name.bill.lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(name.bill.total, 6);
      expect(sha256(message)).toBe(digest);
      expect(steps.at(-1)).toContain(`“${name.given}”`);
    }
  });

  test("is delivered once, with its receipt, and never changes afterwards", async () => {
    const sn = await paidOrder();
    const first = await paid(sn);
    expect(first).toMatchObject({ status: "delivered", receipt: { amount: 990, currency: "CNY" } });
    expect(first.made).toHaveLength(1);
    await redraw(sn, 1);
    const { made, ...rest } = await paid(sn);
    expect({ ...rest, made: made.slice(0, 1) }).toEqual(first);
  });

  test("allows three further draws, each made once however often it is sent, and no fourth", async () => {
    const sn = await paidOrder();
    const skipped = await redraw(sn, 2);
    expect([skipped.status, JSON.parse(skipped.text).code]).toEqual([409, "STATE_CONFLICT"]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => redraw(sn, 1)));
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 5 }, () => ({ made: 2, left: 2 })));
    expect((await redraw(sn, 2)).data).toEqual({ made: 3, left: 1 });
    expect((await redraw(sn, 3)).data).toEqual({ made: 4, left: 0 });
    const over = await redraw(sn, 4);
    expect(JSON.parse(over.text)).toMatchObject({ code: "STATE_CONFLICT", message: messages.drawsUsed(3) });
    const { made } = await paid(sn);
    expect(new Set(made.map(({ name }) => name.name)).size).toBe(4);
    const moments = made.map(({ drawnAt }) => drawnAt);
    expect(moments).toEqual([...moments].sort());
  });

  test("stands sealed in the database", async () => {
    const sn = await paidOrder();
    const { made } = await paid(sn);
    const database = await site.database();
    const { results } = await database.prepare("SELECT * FROM reports WHERE sn = ?").bind(sn).all();
    expect(results.map(({ part }) => part)).toEqual(["draw-0", "draw-1", "draw-2", "draw-3", "face"]);
    expect(JSON.stringify(results)).not.toContain(made[0]?.name.given);
  });
});

describe("a pick is refused", () => {
  test("while it is not paid, and so is a further draw", async () => {
    const sn = await newOrder();
    for (const said of [await caller().get(PAID, { sn }), await redraw(sn, 1)]) {
      expect([said.status, JSON.parse(said.text).code]).toEqual([402, "PAYMENT_REQUIRED"]);
    }
  });

  test("after a refund, but not its free face; while one is decided, only a further draw is", async () => {
    const sn = await paidOrder();
    await paid(sn);
    await setStatus(site, sn, "refunding");
    expect((await paid(sn)).status).toBe("refunding");
    expect((await redraw(sn, 1)).status).toBe(409);
    await setStatus(site, sn, "refunded");
    expect((await caller().get(PAID, { sn })).status).toBe(402);
    expect((await redraw(sn, 1)).status).toBe(402);
    expect((await free(sn)).status).toBe("refunded");
  });

  test("to a number that is no order, or one of another kind", async () => {
    for (const path of [FREE, PAID]) expect((await caller().get(path, { sn: ABSENT })).status).toBe(404);
    expect((await redraw(ABSENT, 1)).status).toBe(404);
    const sn = await newOrder();
    expect((await caller().get("/api/business/soughtFree", { sn })).status).toBe(404);
    expect((await caller().post("/api/business/scoreChange", { sn, given: "清和" })).status).toBe(404);
  });

  test("once it is erased, and nothing of it stays", async () => {
    const visitor = caller();
    const sn = snOf(await visitor.post(SKYFALL, luckForm()));
    await payInDatabase(site, sn, 990);
    await paid(sn);
    await redraw(sn, 1);
    expect((await visitor.post("/api/x/erase", { sn })).status).toBe(200);
    for (const path of [FREE, PAID]) expect((await caller().get(path, { sn })).status).toBe(410);
    expect((await redraw(sn, 2)).status).toBe(410);
    const database = await site.database();
    expect(await database.prepare("SELECT count(*) AS n FROM reports WHERE sn = ?").bind(sn).first("n")).toBe(
      0,
    );
  });

  test.each([["0"], ["x"], [""]])("where the further draw is numbered %j", async (nth) => {
    const sn = await paidOrder();
    expect((await caller().post(REDRAW, { sn, nth })).status).toBe(400);
  });
});

test("the price table says how many draws an order has", async () => {
  const { prices } = v.parse(calls.index.siteInfo.data, (await caller().get("/api/index/siteInfo")).data);
  expect(prices.luck).toMatchObject({ amount: 990, currency: "CNY", count: 4 });
});

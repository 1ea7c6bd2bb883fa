import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NameCard } from "#functions/contract/names/name-card.ts";
import { FreeResult, NameBatch, NamePage } from "#functions/contract/orders/orders.ts";
import { PaidNaming, PaidScore } from "#functions/contract/products/reports.ts";
import { FreeScore } from "#functions/contract/products/score.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { copyOrders, payInDatabase, promiseDelivery, setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const FREE = "/api/business/soughtFree";
const SOUGHT = "/api/business/sought";
const GET_NAME = "/api/business/getName";
const NAME = "/api/business/nameDetail";
const LIKE = "/api/business/nameLike";
const DETAIL = "/api/business/detail";
const DETAIL_FREE = "/api/business/detailFree";
const ABSENT = "000000000000000000000009Z2";
/** What another engine would say of the same names. */
const OTHER_ENGINE = [
  ["起伏分明", "起伏很大"],
  ["原文里就连着", "原文里紧挨着"],
] as const;

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

async function newOrder(over: Parameters<typeof babyForm>[0] = {}): Promise<string> {
  return snOf(await caller().post(SEEK, babyForm(over)));
}

async function paidOrder(over: Parameters<typeof babyForm>[0] = {}) {
  const sn = await newOrder(over);
  const free = v.parse(FreeResult, (await caller().get(FREE, { sn })).data);
  const outTradeNo = await payInDatabase(site, sn);
  return { sn, free, outTradeNo };
}

const sought = async (sn: string) => {
  const said = await caller().get(SOUGHT, { sn });
  expect(said.status, said.text).toBe(200);
  return v.parse(PaidNaming, said.data);
};

const batch = async (sn: string, params: Record<string, string>) => {
  const said = await caller().get(GET_NAME, { sn, ...params });
  expect(said.status, said.text).toBe(200);
  return v.parse(NameBatch, said.data);
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
      expect(names[at]).toEqual(v.parse(NameCard, name));
      const said = await caller().get(NAME, { sn, name: name.given });
      expect(v.parse(NamePage, said.data).bill).toEqual(name.bill);
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
      const detail = v.parse(NamePage, (await caller().get(NAME, { sn, name: card.given })).data);
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

  test("keeps a ♡ on a paid name", async () => {
    const { sn } = await paidOrder();
    await sought(sn);
    const [name] = (await batch(sn, { batch: "3" })).names;
    const liked = await caller().post(LIKE, { sn, name: name?.given ?? "", liked: "1" });
    expect(liked.data).toEqual({ liked: [name?.given], unfit: [] });
    expect((await batch(sn, { filter: "liked" })).names).toEqual([{ ...name, liked: true }]);
    expect((await caller().post(LIKE, { sn, name: "不在里面", liked: "1" })).status).toBe(404);
  });

  test("with few names has all that were found, as many as the free face said", async () => {
    const { sn, free } = await paidOrder({ surname: "林", length: "1", fixed: "安", fixedAt: "1" });
    const { names, count, batches } = await sought(sn);
    expect(count).toBe(names.length);
    expect(names).toHaveLength(free.names.length + free.locked.names);
    expect(batches).toBe(free.locked.batches);
  });
});

describe("a score report", () => {
  const paidScore = async (over: Parameters<typeof scoreForm>[0] = {}) => {
    const sn = snOf(await caller().post("/api/business/score", scoreForm(over)));
    const free = v.parse(FreeScore, (await caller().get(DETAIL_FREE, { sn })).data);
    expect((await caller().get(DETAIL, { sn })).status).toBe(402);
    await payInDatabase(site, sn, 990);
    const said = await caller().get(DETAIL, { sn });
    expect(said.status, said.text).toBe(200);
    return { sn, free, report: v.parse(PaidScore, said.data) };
  };

  test("holds all that its list promised, beside the free face as it was", async () => {
    const { free, report } = await paidScore({ ...BIRTH, name: "陈晓明" });
    const { locked, expiresAt: _expires, status: _status, ...face } = free;
    expect(report).toMatchObject({ ...face, status: "delivered" });
    const promised = new Map(locked.map(({ what, count }) => [what, count]));
    const best = Math.max(...free.suggestions.map(({ total }) => total));
    expect(promised.get(`免费之外的新名字，${best} 分以上`)).toBe(`${report.alternatives.length} 个`);
    expect(promised.has("五格图，附说明")).toBe(report.grids !== null && report.talents !== null);
    expect(promised.has("出处全文")).toBe(report.poem !== null);
    expect(promised.has("护照与各地的拼写")).toBe(report.romanisation.length > 0);
    expect(report.alternatives.length).toBeGreaterThan(0);
  });

  test("suggests only names that score more, each with its own bill, none shown before", async () => {
    const { free, report } = await paidScore({ ...BIRTH, name: "陈晓明" });
    const shown = new Set(free.suggestions.map(({ given }) => given));
    for (const { bill, given, characters } of report.alternatives) {
      expect(bill.total).toBeGreaterThan(free.bill.total);
      expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(bill.total, 6);
      expect(shown.has(given)).toBe(false);
      expect(characters.map(({ char }) => char).join("")).toBe(`陈${given}`);
    }
  });

  test("on a name with a character outside the table neither promises nor holds grids", async () => {
    const { free, report } = await paidScore({ name: "林囧和" });
    expect(free.locked.map(({ what }) => what)).not.toContain("五格图，附说明");
    expect(report).toMatchObject({ grids: null, talents: null });
  });

  test("goes on counting the changes that are tried", async () => {
    const { sn } = await paidScore();
    await caller().post("/api/business/scoreChange", { sn, given: "清越" });
    const { data } = await caller().get(DETAIL, { sn });
    expect(v.parse(PaidScore, data)).toMatchObject({ changesLeft: 2, changes: [{ given: "清越" }] });
  });
});

describe("a report is refused", () => {
  test("while it is not paid, and so are its further names", async () => {
    const sn = await newOrder();
    for (const status of ["created", "pending", "closed"]) {
      await setStatus(site, sn, status);
      expect((await caller().get(SOUGHT, { sn })).code).toBe("PAYMENT_REQUIRED");
      expect((await caller().get(GET_NAME, { sn, batch: "1" })).status).toBe(402);
      expect((await caller().get(NAME, { sn, name: "思齐思齐" })).status).toBe(402);
    }
    expect(await reportRows(sn)).toEqual([]);
  });

  test("for an order that is not there and for one of another kind, in the same words", async () => {
    const scored = snOf(await caller().post("/api/business/score", scoreForm()));
    const [absent, other] = [
      await caller().get(SOUGHT, { sn: ABSENT }),
      await caller().get(SOUGHT, { sn: scored }),
    ];
    expect(absent.status).toBe(404);
    expect(other.text).toBe(absent.text);
  });

  test("once it is refunded, while the free face stays; until then it may be read", async () => {
    const { sn } = await paidOrder();
    const [, , , fourth] = (await sought(sn)).names;
    await setStatus(site, sn, "refunding");
    expect((await sought(sn)).status).toBe("refunding");
    await setStatus(site, sn, "refunded");
    expect((await caller().get(SOUGHT, { sn })).status).toBe(402);
    expect((await caller().get(NAME, { sn, name: fourth?.given ?? "" })).status).toBe(402);
    expect((await caller().get(GET_NAME, { sn, batch: "1" })).status).toBe(402);
    expect((await caller().get(FREE, { sn })).status).toBe(200);
  });

  test("once it is erased, and nothing of it is left", async () => {
    const mine = caller();
    const sn = snOf(await mine.post(SEEK, babyForm()));
    await payInDatabase(site, sn);
    await sought(sn);
    const erased = await mine.post("/api/x/erase", { sn });
    expect(erased.status, erased.text).toBe(200);
    expect((await caller().get(SOUGHT, { sn })).status).toBe(410);
    expect(await reportRows(sn)).toEqual([]);
  });
});

describe("a delivery", () => {
  test("is made by the cron where nobody asks", async () => {
    const { sn } = await paidOrder();
    await promiseDelivery(site, sn);
    await site.origin.cron();
    expect(await statusOf(sn)).toBe("delivered");
    expect(await reportRows(sn)).toHaveLength(16);
  });

  test("asked for by twenty at once is one, and all read the same", async () => {
    const { sn } = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => caller().get(SOUGHT, { sn })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("never writes a report a second time", async () => {
    const { sn } = await paidOrder();
    await sought(sn);
    const before = await reportRows(sn);
    await setStatus(site, sn, "paid");
    await sought(sn);
    expect(await reportRows(sn)).toEqual(before);
  });

  test("that fails is told as still being prepared, and comes later", async () => {
    const { sn, outTradeNo } = await paidOrder();
    const database = await site.database();
    const hide = (state: string) =>
      database.prepare("UPDATE payments SET state = ? WHERE out_trade_no = ?").bind(state, outTradeNo).run();
    await hide("open");
    expect(await caller().get(SOUGHT, { sn })).toMatchObject({
      status: 409,
      code: "STATE_CONFLICT",
      retryAfter: 3,
    });
    expect(await reportRows(sn)).toEqual([]);
    await hide("paid");
    expect((await sought(sn)).count).toBe(83);
  });

  test("leaves nothing of the family to be read in the database", async () => {
    const { sn } = await paidOrder({ surname: "欧阳" });
    const { names } = await sought(sn);
    const rows = JSON.stringify(await reportRows(sn));
    for (const { given } of names) expect(rows).not.toContain(given);
    expect(Math.max(...(await reportRows(sn)).map(({ body }) => String(body).length))).toBeLessThan(200_000);
  });
});

describe("under an engine that has changed since", () => {
  test("a delivered report is byte for byte what it was, a new one is not", async () => {
    const { sn, free } = await paidOrder();
    const scored = snOf(await caller().post("/api/business/score", scoreForm(BIRTH)));
    await payInDatabase(site, scored, 990);
    await caller().get(DETAIL, { sn: scored });
    await sought(sn);
    const paths: [string, Record<string, string>][] = [
      [SOUGHT, { sn }],
      [DETAIL, { sn: scored }],
      ...[0, 1, 2, 3, 4, 5].map((at): [string, Record<string, string>] => [GET_NAME, { sn, batch: `${at}` }]),
      ...(await batch(sn, { batch: "4" })).names.map(({ given }): [string, Record<string, string>] => [
        NAME,
        { sn, name: given },
      ]),
    ];
    const before = await Promise.all(paths.map(([path, params]) => caller().get(path, params)));
    const later = await startSite({ originEdits: OTHER_ENGINE });
    try {
      await copyOrders(site, later);
      const form = babyForm();
      const theirs = callerOf(later, family.visitorId);
      const made = snOf(await theirs.post(SEEK, form));
      const fresh = v.parse(FreeResult, (await theirs.get(FREE, { sn: made })).data);
      expect(fresh.names.map(({ why }) => why)).not.toEqual(free.names.map(({ why }) => why));
      const after = await Promise.all(paths.map(([path, params]) => theirs.get(path, params)));
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
      expect(before.every(({ status }) => status === 200)).toBe(true);
    } finally {
      await later.close();
    }
  }, 120_000);
});

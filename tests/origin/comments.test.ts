import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Advised, OwnComment } from "#functions/contract/products/advise.ts";
import { Content } from "#functions/contract/site/site.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { open } from "#functions/origin/store/seal.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { DATA_KEYS, type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, type Said } from "#tests/kit/wire/origin-client.ts";

const ADVISE = "/api/business/advise";
const OWN = "/api/x/ownComment";
const NEVER = "0123456789ABCDEFGHJKMNPQ61";
const keys = [{ id: "k1", secret: DATA_KEYS.slice(3) }];

let site: Site;
let caller: ReturnType<typeof callerOf>;
let sn: string;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  await database.batch(
    ["comments", "desk_items", "tries"].map((table) => database.prepare(`DELETE FROM ${table}`)),
  );
  caller = callerOf(site);
  const idem = `form-${crypto.randomUUID()}`;
  const made = await caller.post("/api/business/seek", babyForm({ idem }));
  sn = v.parse(v.object({ sn: Sn }), made.data).sn;
  await payInDatabase(site, sn);
});

const comment = (over: Record<string, string> = {}) => ({
  sn,
  topic: "comment",
  stars: "2",
  text: "名字不错，等得有点久",
  ...over,
});
const say = (over: Record<string, string> = {}): Promise<Said> => caller.post(ADVISE, comment(over));
const own = async () => v.parse(OwnComment, (await caller.get(OWN, { sn })).data);
const shown = async () => v.parse(Content, (await caller.get("/api/business/content")).data).comments;
const idOf = (said: Said) => v.parse(Advised, said.data).id;

async function check(id: string, state: "shown" | "hidden", reason: string | null = null): Promise<void> {
  const database = await site.database();
  await database
    .prepare("UPDATE comments SET state = ?, reason = ? WHERE id = ?")
    .bind(state, reason, id)
    .run();
}

describe("a comment", () => {
  test("waits until somebody has looked at it, then stands with its stars, its day and what was bought", async () => {
    const said = await say();
    expect(said).toMatchObject({ status: 200, data: { state: "waiting" } });
    expect((await shown()).items).toEqual([]);
    await check(idOf(said), "shown");
    const { items, counts } = await shown();
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10);
    expect(items).toEqual([
      {
        id: idOf(said),
        stars: 2,
        text: "名字不错，等得有点久",
        date: today,
        bought: "宝宝起名",
        reply: null,
      },
    ]);
    expect(counts).toEqual({ all: 1, good: 0, fair: 0, bad: 1, hidden: 0 });
  });

  // Break it catches: three stars that count for nothing, so that the sorts do not add up to all.
  test.each([
    ["5", "good"],
    ["4", "good"],
    ["3", "fair"],
    ["2", "bad"],
  ])("of %s stars counts as %s, and as nothing else", async (stars, sort) => {
    await check(idOf(await say({ stars })), "shown");
    const none = { all: 1, good: 0, fair: 0, bad: 0, hidden: 0 };
    expect((await shown()).counts).toEqual({ ...none, [sort]: 1 });
  });

  test("says nothing of its order or writer, neither outside nor in the database", async () => {
    const id = idOf(await say());
    await check(id, "shown");
    const { text } = await caller.get("/api/business/content");
    expect(text).not.toContain(sn);
    expect(text).not.toContain(caller.visitorId);
    const row = await (await site.database()).prepare("SELECT text FROM comments").first<{ text: string }>();
    expect(row?.text).toMatch(/^k1\./);
  });

  test("is stored once when sent twice, and an order may have only one", async () => {
    const [one, two] = await Promise.all([say(), say()]);
    expect(idOf(two)).toBe(idOf(one));
    const other = await say({ stars: "5" });
    expect(other).toMatchObject({
      status: 409,
      code: "STATE_CONFLICT",
      message: expect.stringContaining("正在核对"),
    });
    await check(idOf(one), "shown");
    expect(await say({ text: "改一改" })).toMatchObject({
      status: 409,
      message: expect.stringContaining("已经显示"),
    });
  });

  test("that was hidden is counted, and shown to nobody", async () => {
    await check(idOf(await say()), "hidden", "隐私：写了孩子的全名");
    expect(await shown()).toEqual({ items: [], counts: { all: 0, good: 0, fair: 0, bad: 0, hidden: 1 } });
  });

  test("that was hidden tells its writer why, and may be written anew, to be looked at anew", async () => {
    const first = idOf(await say());
    await check(first, "hidden", "隐私：写了孩子的全名");
    expect(await own()).toMatchObject({
      may: true,
      bought: "宝宝起名",
      comment: { state: "hidden", reason: "隐私：写了孩子的全名", stars: 2 },
    });
    expect((await shown()).counts).toMatchObject({ all: 0, hidden: 1 });
    expect(await say()).toMatchObject({ status: 200, data: { state: "hidden" } });
    const second = await say({ text: "名字不错" });
    expect(second).toMatchObject({ status: 200, data: { state: "waiting" } });
    expect(idOf(second)).not.toBe(first);
    expect(await own()).toMatchObject({ may: false, comment: { state: "waiting", reason: null } });
  });

  test("is taken for a paid or refunded order, refused for an unpaid, erased or unknown one", async () => {
    const made = await caller.post("/api/business/seek", babyForm({ idem: `form-${crypto.randomUUID()}` }));
    const its = v.parse(v.object({ sn: Sn }), made.data).sn;
    expect(await say({ sn: its })).toMatchObject({ status: 402, code: "PAYMENT_REQUIRED" });
    expect((await caller.get(OWN, { sn: its })).data).toMatchObject({ may: false, comment: null });
    expect(await say({ sn: NEVER })).toMatchObject({ status: 404, code: "NOT_FOUND" });
    await setStatus(site, sn, "refunded");
    expect(await say()).toMatchObject({ status: 200 });
    await setStatus(site, sn, "erased");
    expect(await say()).toMatchObject({ status: 410, code: "ERASED" });
    expect(await caller.get(OWN, { sn })).toMatchObject({ status: 410 });
    expect(await caller.get(OWN, { sn: NEVER })).toMatchObject({ status: 404 });
  });

  test("says whether a refund can be asked for: only while received money is left", async () => {
    const database = await site.database();
    const set = (sql: string, ...values: (string | number)[]) =>
      database
        .prepare(sql)
        .bind(...values)
        .run();
    expect(await own()).toMatchObject({ refundable: true });
    await set("UPDATE payments SET state = 'mismatch' WHERE sn = ?", sn);
    expect(await own()).toMatchObject({ refundable: true });
    const back =
      "INSERT INTO refunds (refund_no, out_trade_no, sn, amount, created_at) SELECT out_trade_no || ?, out_trade_no, sn, ?, created_at FROM payments WHERE sn = ?";
    await set(back, "R1", 2000, sn);
    expect(await own()).toMatchObject({ refundable: true });
    await set(back, "R2", 990, sn);
    expect(await own()).toMatchObject({ refundable: false });
    // Whole and done is another thing: only what has arrived counts as back.
    await setStatus(site, sn, "refunded");
    const arrive = "UPDATE refunds SET done_at = ? WHERE sn = ? AND amount = ?";
    await set(arrive, "2026-11-21T02:30:00.000Z", sn, 990);
    expect(await own()).toMatchObject({ backAt: null });
    await set(arrive, "2026-11-20T02:30:00.000Z", sn, 2000);
    expect(await own()).toMatchObject({ backAt: "2026-11-21T02:30:00.000Z" });
    await set("DELETE FROM refunds WHERE sn = ?", sn);
    await set("UPDATE payments SET state = 'open' WHERE sn = ?", sn);
    expect(await own()).toMatchObject({ refundable: false });
  });

  test.each([
    ["no stars", { stars: "" }, { stars: messages.starsEmpty }],
    ["six stars", { stars: "6" }, { stars: messages.choice }],
    ["no words", { text: "  " }, { text: messages.textEmpty }],
    ["too many words", { text: "字".repeat(501) }, { text: messages.textLong(500) }],
    ["another topic", { topic: "praise" }, { topic: messages.choice }],
  ])("with %s is refused at the field", async (_what, over, fields) => {
    expect(await say(over)).toMatchObject({ status: 400, code: "INVALID_PARAMS", fields });
  });

  test("of 500 characters is taken, rare ones counted as one", async () => {
    expect(await say({ text: "𬱖".repeat(500) })).toMatchObject({ status: 200 });
  });

  test("goes with its order's data where the buyer has that deleted", async () => {
    await check(idOf(await say()), "shown");
    await caller.post("/api/x/erase", { sn });
    const row = await (await site.database())
      .prepare("SELECT count(*) AS n FROM comments")
      .first<{ n: number }>();
    expect(row?.n).toBe(0);
  });
});

describe("words that are not for the public", () => {
  const items = async () =>
    (await (await site.database()).prepare("SELECT * FROM desk_items").all<Record<string, string>>()).results;

  test.each(["complaint", "refund", "invoice"])(
    "of topic %s come before a person, once, sealed",
    async (topic) => {
      const text = "五个名字里有两个不合要求";
      await say({ topic, text, stars: "" });
      expect(await say({ topic, text, stars: "" })).toMatchObject({
        status: 200,
        data: { state: "waiting" },
      });
      const [item = {}, ...more] = await items();
      expect(more).toEqual([]);
      expect(item).toMatchObject({ kind: topic, sn, state: "open" });
      expect(await open(item.note ?? "", places.deskItem(topic, item.ref ?? ""), keys)).toBe(text);
      expect((await shown()).counts).toMatchObject({ all: 0 });
    },
  );

  test("an idea is kept, and is no item of the desk", async () => {
    expect(await say({ topic: "idea", text: "想要能听读音", stars: "" })).toMatchObject({ status: 200 });
    expect(await items()).toEqual([]);
    expect((await own()).comment).toBeNull();
  });

  test("are taken ten times a day for one order; the eleventh is refused", async () => {
    for (let nth = 0; nth < 10; nth++)
      expect(await say({ topic: "idea", text: `建议 ${nth}`, stars: "" })).toMatchObject({ status: 200 });
    expect(await say({ topic: "idea", text: "还有", stars: "" })).toMatchObject({
      status: 429,
      code: "TOO_MANY",
    });
  });
});

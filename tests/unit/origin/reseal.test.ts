import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { Likes } from "#functions/contract/orders/orders.ts";
import { FreeScore } from "#functions/contract/products/score.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { BRIEF } from "#tests/kit/expert/order.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type OriginHere, originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const NEW = `k2:${Buffer.alloc(32, 9).toString("base64")}`;
const LIKE = "/api/business/nameLike";
const SOUGHT = "/api/business/sought";

let old: OriginHere;
let visitorId: string;
let numbers: { baby: string; score: string; expert: string };
/** What the family was told before, and the name that it marked. */
let report: unknown;
let marked: string;

const snOf = (data: unknown) => v.parse(v.object({ sn: Sn }), data).sn;

/** The same database with other keys, as the same family sees it. */
async function under(keys: string) {
  const here = await originHere({ originVars: { DATA_KEYS: keys } }, { DB: await old.database() });
  return { here, family: callerOf(here, visitorId) };
}

beforeAll(async () => {
  old = await originHere();
  const family = callerOf(old);
  visitorId = family.visitorId;
  numbers = {
    baby: snOf((await family.post("/api/business/seek", babyForm({ have: "清和" }))).data),
    score: snOf((await family.post("/api/business/score", scoreForm(BIRTH))).data),
    expert: snOf(
      (
        await family.post("/api/business/rengongBuy", {
          type: "standard",
          idem: `form-${crypto.randomUUID()}`,
        })
      ).data,
    ),
  };
  for (const sn of [numbers.baby, numbers.expert]) await payInDatabase(old, sn);
  const read = await family.get(SOUGHT, { sn: numbers.baby });
  report = read.data;
  marked =
    v.parse(v.object({ names: v.array(v.object({ given: v.string() })) }), read.data).names[0]?.given ?? "";
  await family.post(LIKE, { sn: numbers.baby, name: marked, mark: "liked" });
  await family.post("/api/business/scoreChange", { sn: numbers.score, given: "清越" });
  await family.post("/api/business/writeMobile", { sn: numbers.baby, mobile: "13812345678" });
  await family.post("/api/business/fullinfo", { sn: numbers.expert, state: "submitted", ...BRIEF });
  await family.post("/api/business/advise", {
    sn: numbers.baby,
    topic: "complaint",
    text: "字太小了，看不清楚。",
  });
}, 60_000);

/** Every value of every table that is sealed under a key. */
async function sealedUnder(key: string): Promise<string[]> {
  const database = await old.database();
  const { results: tables } = await database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of tables) {
    const { results } = await database.prepare(`SELECT * FROM ${name}`).all<Record<string, unknown>>();
    for (const row of results)
      for (const [column, value] of Object.entries(row))
        if (typeof value === "string" && value.startsWith(`${key}.`)) found.push(`${name}.${column}`);
  }
  return found;
}

describe("a new data key in front of the old one", () => {
  test("has all that is kept sealed anew by the cron, and then the old one can leave", async () => {
    const before = await sealedUnder("k1");
    expect(new Set(before)).toEqual(
      new Set([
        ...["orders.brief", "orders.result", "reports.body", "likes.name", "score_changes.result"],
        ...["mobiles.masked", "comments.text", "expert_jobs.brief", "expert_entries.body", "desk_items.note"],
      ]),
    );
    const { here } = await under(`${NEW},${DATA_KEYS}`);
    await here.origin.cron();
    expect(await sealedUnder("k1")).toEqual([]);
    expect((await sealedUnder("k2")).sort()).toEqual(before.sort());

    const { family } = await under(NEW);
    const read = await family.get(SOUGHT, { sn: numbers.baby });
    expect([read.status, Object.keys(Object(read.data))]).toEqual([200, Object.keys(Object(report))]);
    const score = await family.get("/api/business/detailFree", { sn: numbers.score });
    expect(v.parse(FreeScore, score.data).changes.map(({ given }) => given)).toEqual(["清越"]);
    expect((await family.post("/api/business/rgOrder", { sn: numbers.expert })).text).toContain(BRIEF.story);
  });

  test("finds what was marked before, so that it is not marked twice and can be unmarked", async () => {
    const { family } = await under(NEW);
    const sn = numbers.baby;
    const mark = async (as: string) =>
      v.parse(Likes, (await family.post(LIKE, { sn, name: marked, mark: as })).data).liked;
    expect(await mark("liked")).toEqual([marked]);
    expect(await mark("none")).toEqual([]);
    const tried = await family.post("/api/business/scoreChange", { sn: numbers.score, given: "清越" });
    expect(tried.status).toBe(200);
    const score = await family.get("/api/business/detailFree", { sn: numbers.score });
    expect(v.parse(FreeScore, score.data).changes).toHaveLength(1);
  });
});

test("a single data key costs the cron nothing", async () => {
  const here = await originHere();
  await here.origin.cron();
  expect([...here.statements].filter((sql) => sql.includes("resealed"))).toEqual([]);
});

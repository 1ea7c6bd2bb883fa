import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/messages.ts";
import { deliverManuscript } from "#functions/origin/manual/deliver.ts";
import { readRengong } from "#functions/origin/manual/slots.ts";
import { reply, startWork } from "#functions/origin/manual/work-on.ts";
import { BRIEF, deskAt, familyAt, MANUSCRIPT, noBooks } from "#tests/support/manual-order.ts";
import { setStatus } from "#tests/support/paid-order.ts";
import { type Site, startSite } from "#tests/support/start-workers.ts";

const ABSENT = "00000000000000000000000009";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  const tables = [
    "manual_drafts",
    "manual_entries",
    "manual_jobs",
    "desk_items",
    "outbox",
    "payments",
    "tries",
    "orders",
  ];
  await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

const rowsOf = async (table: string) => {
  const database = await site.database();
  return (await database.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
};
const family = () => familyAt(site);

/** An order whose work has begun; one whose first draft is there. */
async function begun() {
  const theirs = family();
  const sn = await theirs.briefed();
  expect(await startWork(sn, await deskAt(site))).toBe(true);
  return { theirs, sn };
}
async function drafted() {
  const { theirs, sn } = await begun();
  expect(await deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(site))).toEqual({ ok: true });
  return { theirs, sn };
}
/** The day it was due on is over. */
async function overdue(sn: string) {
  const database = await site.database();
  await database
    .prepare("UPDATE manual_jobs SET due_at = ? WHERE sn = ?")
    .bind("2026-01-01T00:00:00.000Z", sn)
    .run();
}

describe("what is sold", () => {
  test("is two packages, from a day on that is named", async () => {
    const { data } = await family().caller.get("/api/business/rengong");
    expect(data).toMatchObject({
      open: true,
      shut: null,
      nextSlot: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      packages: [
        { type: "standard", amount: 29_900, names: 8, revisions: 2, days: 3, open: true },
        { type: "senior", amount: 69_900, names: 10, revisions: 3, days: 3, open: true },
      ],
    });
  });

  test("is nothing in production before anybody is named as an expert", async () => {
    const desk = await deskAt(site, { STAGE: "production" });
    expect(await readRengong(desk)).toMatchObject({
      open: false,
      shut: "nobody",
      nextSlot: null,
      experts: [],
    });
  });

  test("is the standard package only, where no expert is a senior one", async () => {
    const MANUAL_EXPERTS = JSON.stringify([{ name: "云舒", about: "中学语文教师" }]);
    const { open, packages } = await readRengong(await deskAt(site, { MANUAL_EXPERTS }));
    expect([open, ...packages.map((one) => one.open)]).toEqual([true, true, false]);
  });

  test("is closed until the operator's day, and full once all places are taken", async () => {
    const closed = await deskAt(site, { MANUAL_CLOSED_UNTIL: "2099-01-05" });
    expect(await readRengong(closed)).toMatchObject({ open: false, shut: "closed", nextSlot: "2099-01-05" });
    await family().briefed();
    const full = await readRengong(await deskAt(site, { MANUAL_AT_ONCE: "1" }));
    expect(full).toMatchObject({ open: false, shut: "full" });
    expect(full.nextSlot).not.toBeNull();
  });
});

describe("an order of expert work", () => {
  test("is one however often the same form comes", async () => {
    const { caller } = family();
    const form = { type: "senior", idem: crypto.randomUUID() };
    const first = await caller.post("/api/business/rengongBuy", form);
    expect(await caller.post("/api/business/rengongBuy", form)).toEqual(first);
    expect(await rowsOf("orders")).toMatchObject([{ kind: "manual", amount: 69_900, status: "created" }]);
    expect(await rowsOf("manual_jobs")).toMatchObject([
      { type: "senior", stage: "ordered", revisions_left: 3 },
    ]);
  });

  test("is refused for a package that there is not", async () => {
    const said = await family().caller.post("/api/business/rengongBuy", {
      type: "gold",
      idem: crypto.randomUUID(),
    });
    expect(said).toMatchObject({ status: 400, fields: { type: messages.choice } });
  });

  test("is refused while it is closed, with the day from which it is open", async () => {
    const shut = await startSite({ originVars: { MANUAL_CLOSED_UNTIL: "2099-01-05" } });
    const form = { type: "standard", idem: crypto.randomUUID() };
    const said = await familyAt(shut).caller.post("/api/business/rengongBuy", form);
    await shut.close();
    expect(said).toMatchObject({ status: 409, message: "目前排满了，2099-01-05 起可约。" });
  });

  test("leads to the brief once it is paid, and to its progress once that is in", async () => {
    const theirs = family();
    const sn = await theirs.paid();
    const next = async () => Object((await theirs.caller.get("/api/business/getPaidRes", { sn })).data).next;
    expect(await next()).toBe(`/manual-naming-after?sn=${sn}`);
    await theirs.fullinfo(sn, { state: "submitted", ...BRIEF });
    expect(await next()).toBe(`/manual-naming-order?sn=${sn}`);
  });
});

describe("the brief", () => {
  test("waits for the payment", async () => {
    const theirs = family();
    const sn = await theirs.buy();
    expect((await theirs.fullinfo(sn, { state: "draft" })).status).toBe(402);
  });

  test("is kept half written, sealed, and read back as it was typed", async () => {
    const theirs = family();
    const sn = await theirs.paid();
    const draft = { story: "外公", surname: "沈", fixed: "木木", sex: "" };
    expect(await theirs.fullinfo(sn, { state: "draft", ...draft })).toMatchObject({
      data: { status: "draft" },
    });
    const { brief, stage } = await theirs.progress(sn);
    expect(stage).toBe("paid");
    expect(brief).toMatchObject({ state: "draft", said: { story: "外公", surname: "沈", fixed: "木木" } });
    const [job] = await rowsOf("manual_jobs");
    expect(JSON.stringify(job)).not.toContain("外公");
  });

  test("says at each field what is missing before it is taken", async () => {
    const theirs = family();
    const sn = await theirs.paid();
    const said = await theirs.fullinfo(sn, {
      state: "submitted",
      surname: "Lin",
      story: "好",
      avoid: "abc",
      due: "长".repeat(41),
    });
    expect(said.fields).toEqual({
      surname: messages.surnameBad,
      sex: messages.sexEmpty,
      story: messages.storyShort(10),
      avoid: messages.hanOnly,
      due: messages.textLong(40),
      guardian: messages.guardian,
    });
  });

  test("asks about a surname that nobody knows, and takes it once it is confirmed", async () => {
    const theirs = family();
    const sn = await theirs.paid();
    const odd = { state: "submitted", ...BRIEF, surname: "喵" };
    expect(await theirs.fullinfo(sn, odd)).toMatchObject({ status: 400, confirm: ["surname:喵"] });
    expect((await theirs.fullinfo(sn, { ...odd, sure: "surname:喵" })).status).toBe(200);
  });

  test("once in, starts the clock once and shows the surname in the list of orders", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    const before = await theirs.progress(sn);
    expect(before).toMatchObject({
      stage: "briefed",
      late: false,
      brief: { state: "submitted", locked: false },
    });
    expect(Date.parse(before.dueAt ?? "")).toBeGreaterThan(Date.now() + 2 * 24 * 3600_000);
    await theirs.fullinfo(sn, { state: "submitted", ...BRIEF, story: "改过的故事，想要一个安静的名字。" });
    const after = await theirs.progress(sn);
    expect([after.dueAt, after.brief.said.story]).toEqual([before.dueAt, "改过的故事，想要一个安静的名字。"]);
    const { data } = await theirs.caller.post("/api/business/search");
    expect(data).toMatchObject({ orders: [{ surname: "沈", title: "人工起名" }] });
  });

  test("that is in is not turned into a draft again", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    const said = await theirs.fullinfo(sn, { state: "draft", story: "别的" });
    expect(said).toMatchObject({ status: 409, message: messages.briefSubmitted });
  });

  test("is locked once the work has begun", async () => {
    const { theirs, sn } = await begun();
    const said = await theirs.fullinfo(sn, { state: "submitted", ...BRIEF });
    expect(said).toMatchObject({ status: 409, message: messages.briefLocked });
    expect((await theirs.progress(sn)).brief.locked).toBe(true);
  });

  test("of an order that is not there, not of this kind, or erased, is refused like any", async () => {
    const theirs = family();
    expect((await theirs.fullinfo(ABSENT, { state: "draft" })).status).toBe(404);
    const sn = await theirs.paid();
    await setStatus(site, sn, "erased");
    expect((await theirs.fullinfo(sn, { state: "draft" })).status).toBe(410);
  });
});

describe("a manuscript", () => {
  test("is kept back while it breaks what the family asked or what was sold", async () => {
    const { theirs, sn } = await begun();
    const [first, ...others] = MANUSCRIPT.names;
    const names = [
      { given: "梅囍", reason: first?.reason ?? "" },
      ...others.slice(0, 4),
      ...others.slice(0, 1),
    ];
    const done = await deliverManuscript(sn, { ...MANUSCRIPT, names }, noBooks, await deskAt(site));
    expect(done).toEqual({
      ok: false,
      faults: [
        { at: "names", say: messages.namesFew(8, 6) },
        { at: "pick", say: messages.pickEmpty },
        { at: "given.0", say: `${messages.notInTable("囍")}；${messages.askedAvoid("梅")}` },
        { at: "given.5", say: messages.nameTwice("甘棠") },
      ],
    });
    expect((await theirs.progress(sn)).stage).toBe("writing");
  });

  test("waits for the work to be begun", async () => {
    const sn = await family().briefed();
    const done = deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(site));
    await expect(done).rejects.toThrow(messages.notBegun);
  });

  test("stands on the order's page whole, and sealed in the database", async () => {
    const { theirs, sn } = await drafted();
    const { stage, entries, can } = await theirs.progress(sn);
    expect([stage, can]).toEqual(["draft", { message: true, revise: true, approve: true }]);
    expect(entries.map(({ kind }) => kind)).toEqual(["stage", "stage", "stage", "manuscript"]);
    expect(entries.at(-1)?.manuscript).toMatchObject({
      pick: { given: "南枝" },
      names: [{ name: "沈南枝", registrable: { ok: true } }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(JSON.stringify(await rowsOf("manual_entries"))).not.toContain("南枝");
  });
});

describe("a family's step", () => {
  test("a message is kept once, and the expert answers it", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    const idem = crypto.randomUUID();
    await theirs.step(sn, "message", "外公姓苏", idem);
    await theirs.step(sn, "message", "外公姓苏", idem);
    await reply(sn, "记下了", await deskAt(site));
    const said = (await theirs.progress(sn)).entries.filter(({ kind }) => kind === "message");
    expect(said.map(({ who, text }) => [who, text])).toEqual([
      ["family", "外公姓苏"],
      ["expert", "记下了"],
    ]);
  });

  test("needs words where it says something, and not too many", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    expect((await theirs.step(sn, "message", " ")).fields).toEqual({ text: messages.textEmpty });
    expect((await theirs.step(sn, "message", "字".repeat(501))).fields).toEqual({
      text: messages.textLong(500),
    });
    expect((await theirs.step(sn, "dance", "好的")).fields).toEqual({ action: messages.choice });
  });

  test("is counted: too many in an hour are refused", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    const steps = await Promise.all(
      Array.from({ length: 31 }, (_, at) => theirs.step(sn, "message", `第 ${at} 句`)),
    );
    expect(steps.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("a revision uses one up and sets a new day; two sent at once are one", async () => {
    const { theirs, sn } = await drafted();
    const both = await Promise.all([
      theirs.step(sn, "revise", "太文了"),
      theirs.step(sn, "revise", "再好写些"),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await theirs.progress(sn)).toMatchObject({ stage: "revising", revisionsLeft: 1, late: false });
    const one = { ...MANUSCRIPT, names: MANUSCRIPT.names.slice(0, 1) };
    expect(await deliverManuscript(sn, one, noBooks, await deskAt(site))).toEqual({ ok: true });
    await theirs.step(sn, "revise", "再改一次");
    await deliverManuscript(sn, one, noBooks, await deskAt(site));
    expect((await theirs.progress(sn)).can).toMatchObject({ revise: false, approve: true });
    expect((await theirs.step(sn, "revise", "还想改")).status).toBe(409);
  });

  test("approving makes it final and the order delivered", async () => {
    const { theirs, sn } = await drafted();
    expect((await theirs.step(sn, "approve")).data).toMatchObject({
      stage: "final",
      status: "delivered",
      refund: null,
    });
    expect((await theirs.step(sn, "approve")).status).toBe(409);
    expect((await theirs.step(sn, "refund", "后悔了")).status).toBe(409);
  });

  test("nothing is there to approve or to refund before the payment", async () => {
    const theirs = family();
    const sn = await theirs.buy();
    const all = await Promise.all(
      ["message", "approve", "refund"].map((action) => theirs.step(sn, action, "好的")),
    );
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await theirs.step(ABSENT, "message", "好的")).status).toBe(404);
  });
});

describe("the money", () => {
  test("goes back whole, by itself, before the work begins", async () => {
    const theirs = family();
    const sn = await theirs.briefed();
    expect((await theirs.progress(sn)).refund).toEqual({ by: "machine", amount: 29_900 });
    expect((await theirs.step(sn, "refund")).data).toMatchObject({ status: "refunding", stage: "cancelled" });
    expect(await rowsOf("outbox")).toMatchObject([{ kind: "refund" }]);
    expect(await startWork(sn, await deskAt(site))).toBe(false);
  });

  test("goes back by half once it has begun, through a person", async () => {
    const { theirs, sn } = await begun();
    expect((await theirs.progress(sn)).refund).toEqual({ by: "desk", amount: 14_950 });
    expect((await theirs.step(sn, "refund", "家里商量好了")).status).toBe(200);
    expect(await rowsOf("desk_items")).toMatchObject([{ kind: "refund", ref: sn, state: "open" }]);
    expect(await rowsOf("outbox")).toEqual([]);
  });

  test("is claimed with a reason where the draft is not what was agreed", async () => {
    const { theirs, sn } = await drafted();
    expect((await theirs.step(sn, "refund")).fields).toEqual({ text: messages.refundWhy });
    expect((await theirs.step(sn, "refund", "只有七个名字能用")).status).toBe(200);
    expect(await rowsOf("desk_items")).toHaveLength(1);
  });

  test("goes back whole, by itself, where the work is late", async () => {
    const { theirs, sn } = await begun();
    await overdue(sn);
    expect(await theirs.progress(sn)).toMatchObject({
      late: true,
      refund: { by: "machine", amount: 29_900 },
    });
    expect((await theirs.step(sn, "refund")).data).toMatchObject({ status: "refunding" });
  });
});

describe("late work", () => {
  test("is told of once: on the family's page and at the desk", async () => {
    const { theirs, sn } = await begun();
    await overdue(sn);
    await site.origin.cron();
    await site.origin.cron();
    const { entries } = await theirs.progress(sn);
    expect(entries.filter(({ late }) => late)).toMatchObject([{ who: "system", stage: "writing" }]);
    expect(await rowsOf("desk_items")).toMatchObject([{ kind: "late", ref: sn, state: "open" }]);
  });
});

test("an erased order leaves nothing of its work", async () => {
  const { theirs, sn } = await drafted();
  await theirs.caller.post("/api/x/erase", { sn });
  expect([await rowsOf("manual_jobs"), await rowsOf("manual_entries")]).toEqual([[], []]);
  expect((await theirs.step(sn, "message", "还在吗")).status).toBe(410);
});

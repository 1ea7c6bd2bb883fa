import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calls } from "#functions/contract/calls.ts";
import { DeskLog } from "#functions/contract/desk.ts";
import type { ManuscriptDraft } from "#functions/contract/manuscript-draft.ts";
import { messages } from "#functions/contract/messages.ts";
import { type Access, EXPERT, startAccess } from "#tests/support/desk/access.ts";
import { deskCaller } from "#tests/support/desk/desk-caller.ts";
import { draftOf } from "#tests/support/manual-draft.ts";
import { familyAt, MANUSCRIPT } from "#tests/support/manual-order.ts";
import { setStatus } from "#tests/support/paid-order.ts";
import { type Site, startSite } from "#tests/support/start-workers.ts";

const { briefs, brief, preview, workBrief, saveManuscript, deliver, log } = calls.desk;
const OTHER = "both@example.com";

type Desk = Awaited<ReturnType<typeof deskCaller>>;
let access: Access;
let site: Site;
let mine: Desk;
let theirs: Desk;
beforeAll(async () => {
  access = await startAccess();
  site = await startSite({ originVars: access.vars });
  [mine, theirs] = await Promise.all([deskCaller(site, access, EXPERT), deskCaller(site, access, OTHER)]);
});
afterAll(async () => {
  await site?.close();
  access?.close();
});
beforeEach(async () => {
  const database = await site.database();
  const tables = ["manual_drafts", "manual_entries", "manual_jobs", "orders"];
  await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
});

const list = async (of = "open") => v.parse(briefs.data, (await mine.get(briefs.path, { of })).data).briefs;
const read = async (sn: string) => v.parse(brief.data, (await mine.get(brief.path, { sn })).data);
const act = (desk: Desk, sn: string, name: string, more = {}) =>
  desk.post(workBrief.path, { sn, act: name, ...more });
const save = (desk: Desk, sn: string, version: number, over: Partial<ManuscriptDraft> = {}) =>
  desk.post(saveManuscript.path, {
    sn,
    version: String(version),
    draft: JSON.stringify(draftOf(MANUSCRIPT, over)),
  });
const handOver = (desk: Desk, sn: string, version: number) =>
  desk.post(deliver.path, { sn, version: String(version) });
const lines = async (sn: string) =>
  v
    .parse(DeskLog, (await mine.get(log.path)).data)
    .entries.filter(({ subject }) => subject === sn)
    .map(({ verb, who }) => [verb, who]);
/** An order whose work this expert has begun. */
async function begun(): Promise<string> {
  const sn = await familyAt(site).briefed();
  expect((await act(mine, sn, "start")).status).toBe(200);
  return sn;
}
const dueOn = async (sn: string, dueAt: string) => {
  const database = await site.database();
  await database.prepare("UPDATE manual_jobs SET due_at = ? WHERE sn = ?").bind(dueAt, sn).run();
};

describe("the list of briefs", () => {
  test("has late ones first, then by when they are due, then who asks; what waits for the family last", async () => {
    const family = familyAt(site);
    const [late, soon, later] = [await begun(), await begun(), await family.briefed({ surname: "李" })];
    const [waiting, asking] = [await family.paid("senior"), await family.paid()];
    await dueOn(late, "2026-01-02T00:00:00.000Z");
    await dueOn(soon, "2099-01-02T00:00:00.000Z");
    await dueOn(later, "2099-01-03T00:00:00.000Z");
    await family.step(asking, "message", "什么时候能给？");
    await family.buy();
    const rows = await list();
    expect(rows.map(({ sn }) => sn)).toEqual([late, soon, later, asking, waiting]);
    expect(rows.map(({ stage, late, asks }) => [stage, late, asks])).toEqual([
      ["writing", true, false],
      ["writing", false, false],
      ["briefed", false, false],
      ["paid", false, true],
      ["paid", false, false],
    ]);
    expect(rows[0]).toMatchObject({ surname: "沈", worker: { who: EXPERT }, title: "人工起名" });
    expect(rows[2]).toMatchObject({ surname: "李", worker: null });
    expect(rows[4]).toMatchObject({ surname: "", title: "资深人工起名", dueAt: null });
  });

  test("no longer says that a message waits once it is answered, and says it of a final one too", async () => {
    const family = familyAt(site);
    const sn = await begun();
    await save(mine, sn, 0);
    await handOver(mine, sn, 1);
    await family.step(sn, "approve");
    expect(await list()).toEqual([]);
    expect((await list("done")).map((row) => row.sn)).toEqual([sn]);
    await family.step(sn, "message", "谢谢，能打印吗？");
    expect(await list()).toMatchObject([{ sn, stage: "final", asks: true }]);
    expect((await act(mine, sn, "say", { text: "可以，页面上就能打印。" })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("has what was paid back among those that are done, and not what was erased", async () => {
    const family = familyAt(site);
    const [back, erased] = [await family.briefed(), await family.briefed()];
    await setStatus(site, back, "refunding");
    await setStatus(site, erased, "erased");
    expect(await list()).toEqual([]);
    expect(await list("done")).toMatchObject([{ sn: back, stage: "cancelled", late: false }]);
  });
});

describe("the work on a brief", () => {
  test("is begun once, and the log says by whom", async () => {
    const sn = await familyAt(site).briefed();
    const pressed = await Promise.all([act(mine, sn, "start"), act(theirs, sn, "start")]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await lines(sn)).toHaveLength(1);
    expect((await read(sn)).worker?.who).toBe((await lines(sn))[0]?.[1]);
  });

  test("is taken over knowingly: a line each time it goes to somebody else", async () => {
    const sn = await begun();
    for (const desk of [theirs, theirs, mine]) expect((await act(desk, sn, "take")).status).toBe(200);
    expect(await lines(sn)).toEqual([
      ["take-over", EXPERT],
      ["take-over", OTHER],
      ["start", EXPERT],
    ]);
  });

  test.each([
    ["refunding", 409],
    ["refunded", 409],
    ["erased", 410],
  ] as const)("takes no act on an order that is %s", async (state, status) => {
    const sn = await begun();
    await save(mine, sn, 0);
    await setStatus(site, sn, state);
    const said = [
      await act(mine, sn, "start"),
      await act(theirs, sn, "take"),
      await act(mine, sn, "say", { text: "收到" }),
      await save(mine, sn, 1, { opening: "新的一版" }),
      await handOver(mine, sn, 1),
    ];
    expect(said.map((one) => one.status)).toEqual(Array(5).fill(status));
    expect(await lines(sn)).toEqual([["start", EXPERT]]);
  });

  test("an answer sent twice is one, in the timeline and in the log", async () => {
    const sn = await begun();
    const idem = crypto.randomUUID();
    for (let nth = 0; nth < 2; nth++) await act(mine, sn, "say", { text: "记下了", idem });
    const { order } = await read(sn);
    expect(order.entries.filter(({ who }) => who === "expert").map(({ text }) => text)).toEqual(["记下了"]);
    expect((await lines(sn)).filter(([verb]) => verb === "say")).toHaveLength(1);
    expect((await act(mine, sn, "say", { text: " " })).fields).toEqual({ text: messages.textEmpty });
  });
});

describe("a draft", () => {
  test("is kept however unfinished, version by version, sealed; the same text again is no new one", async () => {
    const sn = await begun();
    const half = { names: [], pick: null, opening: "写了一半" };
    expect((await save(mine, sn, 0, half)).data).toEqual({ version: 1 });
    expect((await save(mine, sn, 1, half)).data).toEqual({ version: 1 });
    expect((await save(mine, sn, 0, half)).data).toEqual({ version: 1 });
    expect((await save(mine, sn, 1)).data).toEqual({ version: 2 });
    expect((await read(sn)).draft).toMatchObject({ version: 2, savedBy: EXPERT, body: draftOf(MANUSCRIPT) });
    const database = await site.database();
    const { results } = await database.prepare("SELECT * FROM manual_drafts").all();
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results)).not.toMatch(/写了一半|南枝/);
    expect(await lines(sn)).toEqual([["start", EXPERT]]);
  });

  test("on top of an older version is refused, and the newer one stays: two at once are one", async () => {
    const sn = await begun();
    const both = await Promise.all([
      save(mine, sn, 0, { opening: "左边的窗口" }),
      save(mine, sn, 0, { opening: "右边的窗口" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toBe(messages.newerDraft);
    expect((await read(sn)).draft.version).toBe(1);
  });

  test("of somebody who does not work on it is refused, and says who does", async () => {
    const sn = await begun();
    expect(await save(theirs, sn, 0)).toMatchObject({ status: 409, message: messages.othersWork });
    await act(theirs, sn, "take");
    expect((await save(theirs, sn, 0)).status).toBe(200);
    expect(await save(mine, sn, 1, { opening: "我的" })).toMatchObject({
      status: 409,
      message: messages.othersWork,
    });
    expect(await handOver(mine, sn, 1)).toMatchObject({ status: 409 });
  });

  test("waits for the work to be begun, and ends with the hand-over", async () => {
    const sn = await familyAt(site).briefed();
    expect(await save(mine, sn, 0)).toMatchObject({ status: 409, message: messages.notBegun });
    await act(mine, sn, "start");
    await save(mine, sn, 0);
    await handOver(mine, sn, 1);
    expect(await save(mine, sn, 1, { opening: "再改" })).toMatchObject({
      status: 409,
      message: messages.isDelivered,
    });
  });

  test("that is no draft is refused with where it is wrong", async () => {
    const sn = await begun();
    const post = (draft: string) => mine.post(saveManuscript.path, { sn, version: "0", draft });
    expect((await post("{")).status).toBe(400);
    const long = { ...draftOf(MANUSCRIPT), opening: "字".repeat(1001) };
    expect((await post(JSON.stringify(long))).fields).toEqual({ draft: messages.textLong(1000) });
    const many = { ...draftOf(MANUSCRIPT), names: Array(15).fill(draftOf(MANUSCRIPT).names[0]) };
    expect((await post(JSON.stringify(many))).fields).toEqual({ draft: messages.tooMany(14) });
  });

  test("goes with the order's data", async () => {
    const family = familyAt(site);
    const sn = await family.briefed();
    await act(mine, sn, "start");
    await save(mine, sn, 0);
    expect((await family.caller.post("/api/x/erase", { sn })).status).toBe(200);
    const database = await site.database();
    expect((await database.prepare("SELECT * FROM manual_drafts").all()).results).toEqual([]);
    expect((await mine.get(brief.path, { sn })).status).toBe(410);
  });
});

describe("what the engine says of a name", () => {
  const named = (...all: string[]) => ({
    names: all.map((given) => ({ given, reason: "", source: "", sure: "" })),
    pick: null,
  });

  test("is its sound, its strokes both ways, its score, where it stands in the books", async () => {
    const sn = await begun();
    await save(mine, sn, 0, named("南枝", ""));
    const { checks } = await read(sn);
    expect(checks[1]).toBeNull();
    expect(checks[0]).toMatchObject({
      pinyin: ["shěn", "nán", "zhī"],
      faults: [],
      strokes: [
        { char: "沈", kangxi: 8, plain: 7 },
        { char: "南", kangxi: 9, plain: 9 },
        { char: "枝", kangxi: 8, plain: 8 },
      ],
    });
    for (const { source } of checks[0]?.sources ?? []) {
      const marked = source.marked.map((place) => [...source.quote][place]);
      expect(marked).toEqual(["南", "枝"]);
    }
    expect(checks[0]?.sources.length).toBeGreaterThan(0);
  });

  test("is what breaks the brief, and what sounds like a name that is to be avoided", async () => {
    const family = familyAt(site);
    const sn = await family.briefed({ fixed: "兰", generation: "文", avoid: "梅英" });
    await act(mine, sn, "start");
    await save(mine, sn, 0, named("媒囍", "梅", "兰文"));
    const [same, avoided, good] = (await read(sn)).checks;
    expect(same?.faults).toEqual([
      messages.notInTable("囍"),
      messages.askedFixed("兰"),
      messages.askedGeneration("文"),
    ]);
    expect(avoided?.faults).toEqual([
      messages.askedLength(2),
      messages.askedFixed("兰"),
      messages.askedGeneration("文"),
      messages.askedAvoid("梅"),
    ]);
    expect(good?.faults).toEqual([]);
    await save(mine, sn, 1, named("兰煤"));
    expect((await read(sn)).checks[0]?.warnings).toContain(messages.sameSound("煤", "梅"));
  });
});

describe("handing a manuscript over", () => {
  test("pressed twice it is handed over once", async () => {
    const sn = await begun();
    await save(mine, sn, 0);
    const pressed = await Promise.all([handOver(mine, sn, 1), handOver(mine, sn, 1)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await handOver(mine, sn, 1)).status).toBe(200);
    const { order } = await read(sn);
    expect(order.stage).toBe("draft");
    expect(order.entries.filter(({ manuscript }) => manuscript !== null)).toHaveLength(1);
    expect((await lines(sn)).filter(([verb]) => verb === "deliver")).toHaveLength(1);
  });

  test("is refused with every fault at its place, and nothing is lost", async () => {
    const sn = await begun();
    const [first, second, ...others] = draftOf(MANUSCRIPT).names;
    if (first === undefined || second === undefined) throw new Error("two names are needed");
    const names = [
      { ...first, given: "英子" },
      { ...second, reason: "" },
      { ...first, given: "甘棠甘" },
      ...others.slice(0, 1).map((name) => ({ ...name, source: "lunyu" })),
      ...others.slice(1, 4),
      ...others.slice(1, 2),
    ];
    const broken = { names, pick: null, pickReason: "好", opening: "《诗经》里说“桃花潭水三千丈”。" };
    await save(mine, sn, 0, broken);
    const said = await handOver(mine, sn, 1);
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(said.fields).toEqual({
      "given.0": messages.askedAvoid("英"),
      "given.2": messages.givenHan,
      "given.7": messages.nameTwice(others[1]?.given ?? ""),
      "reason.1": messages.textBetween(10, 300, 0),
      "source.3": messages.sourceGone,
      opening: messages.quoteUnknown("桃花潭水三千丈"),
      pick: messages.pickEmpty,
      pickReason: messages.textBetween(4, 300, 1),
    });
    expect((await read(sn)).draft).toMatchObject({ version: 1, body: broken });
  });

  test("asks that what is said against a name has been read, and takes a tick for no other name", async () => {
    const family = familyAt(site);
    const sn = await family.briefed({ avoid: "梅" });
    await act(mine, sn, "start");
    const [first, ...others] = draftOf(MANUSCRIPT).names;
    if (first === undefined) throw new Error("a name is needed");
    const with_ = (sure: string) => ({ names: [{ ...first, given: "兰煤", sure }, ...others] });
    await save(mine, sn, 0, with_(""));
    expect((await handOver(mine, sn, 1)).fields).toEqual({ "sure.0": messages.unsure("兰煤") });
    await save(mine, sn, 1, with_("南枝"));
    expect((await handOver(mine, sn, 2)).fields).toEqual({ "sure.0": messages.unsure("兰煤") });
    await save(mine, sn, 2, with_("兰煤"));
    expect((await handOver(mine, sn, 3)).status).toBe(200);
  });

  test("gives each name the source that was chosen for it, or none", async () => {
    const sn = await begun();
    await save(mine, sn, 0);
    const { checks } = await read(sn);
    const [best, next] = checks[0]?.sources ?? [];
    const { names } = draftOf(MANUSCRIPT);
    const choose = (...books: string[]) => names.map((name, at) => ({ ...name, source: books[at] ?? "" }));
    await save(mine, sn, 1, { names: choose(next?.book ?? best?.book ?? "", "none") });
    expect((await handOver(mine, sn, 2)).status).toBe(200);
    const { order } = await read(sn);
    const delivered = order.entries.at(-1)?.manuscript?.names ?? [];
    expect(delivered[0]?.source).toEqual((next ?? best)?.source);
    expect(delivered[1]?.source).toBeNull();
    expect(delivered[2]?.source).toEqual(checks[2]?.sources[0]?.source ?? null);
  });

  test("of another version than the newest is refused", async () => {
    const sn = await begun();
    await save(mine, sn, 0);
    await save(mine, sn, 1, { opening: "新的一版开头" });
    expect(await handOver(mine, sn, 1)).toMatchObject({ status: 409, message: messages.newerDraft });
    expect((await handOver(mine, sn, 2)).status).toBe(200);
  });

  test("once more after a wish for revision, from the same draft", async () => {
    const family = familyAt(site);
    const sn = await begun();
    await save(mine, sn, 0);
    await handOver(mine, sn, 1);
    await family.step(sn, "revise", "第三个再好写些");
    const { order, draft } = await read(sn);
    expect([order.stage, draft.version]).toEqual(["revising", 1]);
    await save(mine, sn, 1, { names: draftOf(MANUSCRIPT).names.slice(0, 2) });
    expect((await handOver(mine, sn, 2)).status).toBe(200);
    expect((await read(sn)).order).toMatchObject({ stage: "draft", revisionsLeft: 1 });
  });
});

test("the preview is what the family will see, with what still keeps it back", async () => {
  const sn = await begun();
  const look = async () => v.parse(preview.data, (await mine.get(preview.path, { sn })).data);
  expect(await look()).toMatchObject({ version: 0, manuscript: null });
  await save(mine, sn, 0, { names: draftOf(MANUSCRIPT).names.slice(0, 7) });
  expect((await look()).faults).toEqual([{ at: "names", say: messages.namesFew(8, 7) }]);
  await save(mine, sn, 1);
  const seen = await look();
  expect(seen.faults).toEqual([]);
  await handOver(mine, sn, 2);
  expect((await familyAt(site).progress(sn)).entries.at(-1)?.manuscript).toEqual(seen.manuscript);
});

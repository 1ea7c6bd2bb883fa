import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { EXPERT } from "#tests/kit/desk/access.ts";
import { act, type BriefDesk, handOver, save, startBriefDesk } from "#tests/kit/desk/brief-desk.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";

const { brief, saveManuscript } = calls.desk;

let world: BriefDesk;
beforeAll(async () => {
  world = await startBriefDesk();
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

describe("a draft", () => {
  test("is stored unfinished and sealed, in versions; saving the same text makes no new one", async () => {
    const sn = await world.begun();
    const half = { names: [], pick: null, opening: "写了一半" };
    expect((await save(world.mine, sn, 0, half)).data).toEqual({ version: 1 });
    expect((await save(world.mine, sn, 1, half)).data).toEqual({ version: 1 });
    expect((await save(world.mine, sn, 0, half)).data).toEqual({ version: 1 });
    expect((await save(world.mine, sn, 1)).data).toEqual({ version: 2 });
    expect((await world.read(sn)).draft).toMatchObject({
      version: 2,
      savedBy: EXPERT,
      body: draftOf(MANUSCRIPT),
    });
    const database = await world.site.database();
    const { results } = await database.prepare("SELECT * FROM expert_drafts").all();
    expect(results).toHaveLength(2);
    expect(JSON.stringify(results)).not.toMatch(/写了一半|南枝/);
    expect(await world.lines(sn)).toEqual([["start", EXPERT]]);
  });

  test("saved on top of an older version is refused, also when two are saved at once", async () => {
    const sn = await world.begun();
    const both = await Promise.all([
      save(world.mine, sn, 0, { opening: "左边的窗口" }),
      save(world.mine, sn, 0, { opening: "右边的窗口" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toBe(messages.newerDraft);
    expect((await world.read(sn)).draft.version).toBe(1);
  });

  test("is refused from somebody who does not do the work, with a message that says so", async () => {
    const sn = await world.begun();
    expect(await save(world.theirs, sn, 0)).toMatchObject({ status: 409, message: messages.othersWork });
    await act(world.theirs, sn, "take");
    expect((await save(world.theirs, sn, 0)).status).toBe(200);
    expect(await save(world.mine, sn, 1, { opening: "我的" })).toMatchObject({
      status: 409,
      message: messages.othersWork,
    });
    expect(await handOver(world.mine, sn, 1)).toMatchObject({ status: 409 });
  });

  test("waits for the work to be begun, and ends with the hand-over", async () => {
    const sn = await familyAt(world.site).briefed();
    expect(await save(world.mine, sn, 0)).toMatchObject({ status: 409, message: messages.notBegun });
    await act(world.mine, sn, "start");
    await save(world.mine, sn, 0);
    await handOver(world.mine, sn, 1);
    expect(await save(world.mine, sn, 1, { opening: "再改" })).toMatchObject({
      status: 409,
      message: messages.isDelivered,
    });
  });

  test("that is no JSON, or is too long, is refused", async () => {
    const sn = await world.begun();
    const post = (draft: string) => world.mine.post(saveManuscript.path, { sn, version: "0", draft });
    expect((await post("{")).status).toBe(400);
    const long = { ...draftOf(MANUSCRIPT), opening: "字".repeat(1001) };
    expect((await post(JSON.stringify(long))).fields).toEqual({ draft: messages.textLonger(1000, 1001) });
    const many = { ...draftOf(MANUSCRIPT), names: Array(15).fill(draftOf(MANUSCRIPT).names[0]) };
    expect((await post(JSON.stringify(many))).fields).toEqual({ draft: messages.tooMany(14, 15) });
  });

  test("goes with the order's data", async () => {
    const family = familyAt(world.site);
    const sn = await family.briefed();
    await act(world.mine, sn, "start");
    await save(world.mine, sn, 0);
    expect((await family.caller.post("/api/x/erase", { sn })).status).toBe(200);
    const database = await world.site.database();
    expect((await database.prepare("SELECT * FROM expert_drafts").all()).results).toEqual([]);
    expect((await world.mine.get(brief.path, { sn })).status).toBe(410);
  });
});

describe("what the engine says of a name", () => {
  const named = (...all: string[]) => ({
    names: all.map((given) => ({ given, reason: "", source: "", sure: "" })),
    pick: null,
  });

  test("gives its pinyin, its strokes counted both ways, and sources with marked characters", async () => {
    const sn = await world.begun();
    await save(world.mine, sn, 0, named("南枝", ""));
    const { checks } = await world.read(sn);
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

  test("lists what breaks the brief, and warns of the sound of a name that is to be avoided", async () => {
    const family = familyAt(world.site);
    const sn = await family.briefed({ fixed: "兰", generation: "文", avoid: "梅英" });
    await act(world.mine, sn, "start");
    await save(world.mine, sn, 0, named("媒囍", "梅", "兰文"));
    const [same, avoided, good] = (await world.read(sn)).checks;
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
    await save(world.mine, sn, 1, named("兰煤"));
    expect((await world.read(sn)).checks[0]?.warnings).toContain(messages.sameSound("煤", "梅"));
  });
});

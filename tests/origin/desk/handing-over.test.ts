import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverDraft } from "#functions/origin/products/expert/manuscript/deliver.ts";
import type { SourceFinders } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import { saveDraft } from "#functions/origin/products/expert/manuscript/drafts.ts";
import { act, type BriefDesk, handOver, save, startBriefDesk } from "#tests/kit/desk/brief-desk.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { deskAt, familyAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";

let world: BriefDesk;
beforeAll(async () => {
  world = await startBriefDesk();
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

describe("handing a manuscript over", () => {
  test("pressed twice it is handed over once", async () => {
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    const pressed = await Promise.all([handOver(world.mine, sn, 1), handOver(world.mine, sn, 1)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await handOver(world.mine, sn, 1)).status).toBe(200);
    const { order } = await world.read(sn);
    expect(order.stage).toBe("draft");
    expect(order.entries.filter(({ manuscript }) => manuscript !== null)).toHaveLength(1);
    expect((await world.lines(sn)).filter(([verb]) => verb === "deliver")).toHaveLength(1);
  });

  test("is refused with every fault at its place, and nothing is lost", async () => {
    const sn = await world.begun();
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
    await save(world.mine, sn, 0, broken);
    const said = await handOver(world.mine, sn, 1);
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(said.fields).toEqual({
      "given.0": messages.askedAvoid("英"),
      "given.2": messages.givenHan("2"),
      "given.7": messages.nameTwice(others[1]?.given ?? ""),
      "reason.1": messages.textBetween(10, 300, 0),
      "source.3": messages.sourceGone("《论语》", others[0]?.given ?? ""),
      opening: messages.quoteUnknown("桃花潭水三千丈"),
      pick: messages.pickEmpty,
      pickReason: messages.textBetween(4, 300, 1),
    });
    expect((await world.read(sn)).draft).toMatchObject({ version: 1, body: broken });
  });

  test("keeps a quotation of a book that we have not by a tick for these very words, and never a wrong one", async () => {
    const sn = await world.begun();
    const [ours, others] = ["春眠不觉晓了", "清泉石上有人家"];
    const opening = (words: string, quotes: string[] = []) => ({
      opening: `《春深集》说“${words}”。`,
      quotes,
    });
    await save(world.mine, sn, 0, opening(others));
    expect((await world.read(sn)).unproven).toEqual([others]);
    expect((await handOver(world.mine, sn, 1)).fields).toEqual({ opening: messages.quoteUnproven(others) });
    await save(world.mine, sn, 1, opening(others, ["别的话"]));
    expect((await handOver(world.mine, sn, 2)).fields).toEqual({ opening: messages.quoteUnproven(others) });
    // We hold 春晓: what is not in it is wrong, whatever was ticked.
    await save(world.mine, sn, 2, { opening: `《春晓》说“${ours}”。`, quotes: [ours] });
    expect((await world.read(sn)).unproven).toEqual([]);
    expect((await handOver(world.mine, sn, 3)).fields).toEqual({ opening: messages.quoteUnknown(ours) });
    await save(world.mine, sn, 3, opening(others, [others]));
    expect((await handOver(world.mine, sn, 4)).status).toBe(200);
    expect((await world.read(sn)).order.writer).toBe("样例起名人");
  });

  test("needs a tick for each name with a warning; a tick for another name does not count", async () => {
    const family = familyAt(world.site);
    const sn = await family.briefed({ avoid: "梅" });
    await act(world.mine, sn, "start");
    const [first, ...others] = draftOf(MANUSCRIPT).names;
    if (first === undefined) throw new Error("a name is needed");
    const with_ = (sure: string) => ({ names: [{ ...first, given: "兰煤", sure }, ...others] });
    await save(world.mine, sn, 0, with_(""));
    expect((await handOver(world.mine, sn, 1)).fields).toEqual({ "sure.0": messages.unsure("兰煤") });
    await save(world.mine, sn, 1, with_("南枝"));
    expect((await handOver(world.mine, sn, 2)).fields).toEqual({ "sure.0": messages.unsure("兰煤") });
    await save(world.mine, sn, 2, with_("兰煤"));
    expect((await handOver(world.mine, sn, 3)).status).toBe(200);
  });

  test("gives each name the source that was chosen for it, or none", async () => {
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    const { checks } = await world.read(sn);
    const [best, next] = checks[0]?.sources ?? [];
    const { names } = draftOf(MANUSCRIPT);
    const choose = (...books: string[]) => names.map((name, at) => ({ ...name, source: books[at] ?? "" }));
    await save(world.mine, sn, 1, { names: choose(next?.book ?? best?.book ?? "", "none") });
    expect((await handOver(world.mine, sn, 2)).status).toBe(200);
    const { order } = await world.read(sn);
    const delivered = order.entries.at(-1)?.manuscript?.names ?? [];
    expect(delivered[0]?.source).toEqual((next ?? best)?.source);
    expect(delivered[1]?.source).toBeNull();
    expect(delivered[2]?.source).toEqual(checks[2]?.sources[0]?.source ?? null);
  });

  test("of another version than the newest is refused", async () => {
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    await save(world.mine, sn, 1, { opening: "新的一版开头" });
    expect(await handOver(world.mine, sn, 1)).toMatchObject({ status: 409, message: messages.newerDraft });
    expect((await handOver(world.mine, sn, 2)).status).toBe(200);
  });

  test("is refused while another tab saves a newer version, which can then be handed over", async () => {
    const sn = await familyAt(world.site).briefed();
    const desk = await deskAt(world.site);
    await startWork(sn, desk);
    await saveDraft(sn, { draft: draftOf(MANUSCRIPT), version: 0 }, desk);
    const newer = { draft: draftOf(MANUSCRIPT, { opening: "新的一版开头" }), version: 1 };
    let saved: Promise<number | null> | undefined;
    const booksSlowly: SourceFinders = {
      ...noBooks,
      async cite() {
        saved ??= saveDraft(sn, newer, desk);
        await saved;
        return null;
      },
    };
    const refused = { code: "STATE_CONFLICT", message: messages.newerDraft };
    await expect(deliverDraft(sn, 1, booksSlowly, desk)).rejects.toMatchObject(refused);
    expect(await saved).toBe(2);
    expect(await familyAt(world.site).progress(sn)).toMatchObject({ stage: "writing" });
    expect(await deliverDraft(sn, 2, noBooks, desk)).toEqual({ ok: true });
    const { entries } = await familyAt(world.site).progress(sn);
    expect(entries.map(({ manuscript }) => manuscript?.opening).filter(Boolean)).toEqual(["新的一版开头"]);
  });

  test("is refused while the reason for the first choice speaks of a name that is gone", async () => {
    const { family } = world;
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    await handOver(world.mine, sn, 1);
    await family.step(sn, "revise", "首选换一个");
    const { names } = draftOf(MANUSCRIPT);
    const [old, ...kept] = names;
    const pickReason = `“${old?.given}”最合外公的心意，读来也顺。`;
    await save(world.mine, sn, 1, { names: kept, pick: 0, pickReason });
    const name = (await world.read(sn)).order.entries.findLast(({ manuscript }) => manuscript !== null)
      ?.manuscript?.names[0]?.name;
    expect((await handOver(world.mine, sn, 2)).fields).toEqual({ pickReason: messages.pickGone(name ?? "") });
    await save(world.mine, sn, 2, { names, pick: 0, pickReason });
    expect((await handOver(world.mine, sn, 3)).status).toBe(200);
  });

  test("works again after the family asks for a revision, from the same draft", async () => {
    const { family } = world;
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    await handOver(world.mine, sn, 1);
    await family.step(sn, "revise", "第三个再好写些");
    const { order, draft } = await world.read(sn);
    expect([order.stage, draft.version]).toEqual(["revising", 1]);
    await save(world.mine, sn, 1, { names: draftOf(MANUSCRIPT).names.slice(0, 2) });
    expect((await handOver(world.mine, sn, 2)).status).toBe(200);
    expect((await world.read(sn)).order).toMatchObject({ stage: "draft", revisionsLeft: 1 });
  });
});

test("the preview shows what the family will see, and the faults that block the hand-over", async () => {
  const sn = await world.begun();
  expect(await world.look(sn)).toMatchObject({ version: 0, manuscript: null });
  await save(world.mine, sn, 0, { names: draftOf(MANUSCRIPT).names.slice(0, 7) });
  expect((await world.look(sn)).faults).toEqual([{ at: "names", say: messages.namesFew(8, 7) }]);
  const [first, ...others] = draftOf(MANUSCRIPT).names;
  if (first === undefined) throw new Error("a name is needed");
  await save(world.mine, sn, 1, { names: [{ ...first, given: "英子" }, ...others], pick: 2 });
  const without = await world.look(sn);
  expect(without.faults).toEqual([{ at: "given.0", say: messages.askedAvoid("英") }]);
  expect(without.rows).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(without.manuscript?.names.map(({ given }) => given)).toEqual(others.map(({ given }) => given));
  expect(without.manuscript?.pick.given).toBe(others[1]?.given);
  await save(world.mine, sn, 2);
  const seen = await world.look(sn);
  expect(seen.faults).toEqual([]);
  await handOver(world.mine, sn, 3);
  expect((await familyAt(world.site).progress(sn)).entries.at(-1)?.manuscript).toEqual(seen.manuscript);
});

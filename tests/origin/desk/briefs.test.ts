import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { EXPERT } from "#tests/kit/desk/access.ts";
import { act, type BriefDesk, handOver, OTHER, save, startBriefDesk } from "#tests/kit/desk/brief-desk.ts";
import { familyAt } from "#tests/kit/expert/order.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";

let world: BriefDesk;
beforeAll(async () => {
  world = await startBriefDesk();
});
afterAll(() => world?.close());
beforeEach(() => world.clear());

describe("the list of briefs", () => {
  test("puts late work first, then by due day, then unanswered messages, then missing briefs", async () => {
    const family = familyAt(world.site);
    const [late, soon, later] = [
      await world.begun(),
      await world.begun(),
      await family.briefed({ surname: "李" }),
    ];
    const [waiting, asking] = [await family.paid("senior"), await family.paid()];
    await world.dueOn(late, "2026-01-02T00:00:00.000Z");
    await world.dueOn(soon, "2099-01-02T00:00:00.000Z");
    await world.dueOn(later, "2099-01-03T00:00:00.000Z");
    await family.step(asking, "message", "什么时候能给？");
    await family.buy();
    const rows = await world.list();
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

  test("shows an order with an unanswered message, a final one too, until it is answered", async () => {
    const { family } = world;
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    await handOver(world.mine, sn, 1);
    await family.step(sn, "approve");
    expect(await world.list()).toEqual([]);
    expect((await world.list("done")).map((row) => row.sn)).toEqual([sn]);
    await family.step(sn, "message", "谢谢，能打印吗？");
    expect(await world.list()).toMatchObject([{ sn, stage: "final", asks: true }]);
    expect((await act(world.mine, sn, "say", { text: "可以，页面上就能打印。" })).status).toBe(200);
    expect(await world.list()).toEqual([]);
  });

  test("shows an order that is being refunded among the done ones, and an erased one nowhere", async () => {
    const family = familyAt(world.site);
    const [back, erased] = [await family.briefed(), await family.briefed()];
    await setStatus(world.site, back, "refunding");
    await setStatus(world.site, erased, "erased");
    expect(await world.list()).toEqual([]);
    expect(await world.list("done")).toMatchObject([{ sn: back, stage: "cancelled", late: false }]);
  });
});

describe("the work on a brief", () => {
  test("is begun once, and the log says by whom", async () => {
    const sn = await familyAt(world.site).briefed();
    expect((await world.read(sn)).order.writer).toBeNull();
    const pressed = await Promise.all([act(world.mine, sn, "start"), act(world.theirs, sn, "start")]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.lines(sn)).toHaveLength(1);
    expect((await world.read(sn)).worker?.who).toBe((await world.lines(sn))[0]?.[1]);
    // Break it catches: nobody is named to the family while its manuscript is written.
    expect((await world.read(sn)).order.writer).toBe("样例起名人");
  });

  test("is taken over by another person, and the log has one line for each change of hands", async () => {
    const sn = await world.begun();
    for (const desk of [world.theirs, world.theirs, world.mine])
      expect((await act(desk, sn, "take")).status).toBe(200);
    expect(await world.lines(sn)).toEqual([
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
    const sn = await world.begun();
    await save(world.mine, sn, 0);
    await setStatus(world.site, sn, state);
    const said = [
      await act(world.mine, sn, "start"),
      await act(world.theirs, sn, "take"),
      await act(world.mine, sn, "say", { text: "收到" }),
      await save(world.mine, sn, 1, { opening: "新的一版" }),
      await handOver(world.mine, sn, 1),
    ];
    expect(said.map((one) => one.status)).toEqual(Array(5).fill(status));
    expect(await world.lines(sn)).toEqual([["start", EXPERT]]);
  });

  test("an answer sent twice is one, in the timeline and in the log", async () => {
    const sn = await world.begun();
    const idem = crypto.randomUUID();
    for (let nth = 0; nth < 2; nth++) await act(world.mine, sn, "say", { text: "记下了", idem });
    const { order } = await world.read(sn);
    expect(order.entries.filter(({ who }) => who === "expert").map(({ text }) => text)).toEqual(["记下了"]);
    expect((await world.lines(sn)).filter(([verb]) => verb === "say")).toHaveLength(1);
    expect((await act(world.mine, sn, "say", { text: " " })).fields).toEqual({ text: messages.textEmpty });
  });
});

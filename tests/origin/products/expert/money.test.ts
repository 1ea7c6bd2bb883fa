import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { startWork } from "#functions/origin/products/expert/job/work-on.ts";
import { deskAt, familyAt } from "#tests/kit/expert/order.ts";
import { begun, clearExpert, drafted, overdue, rowsOf } from "#tests/kit/expert/world.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(() => clearExpert(site));

describe("the money", () => {
  test("goes back whole, by itself, before the work begins", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    expect((await theirs.progress(sn)).refund).toEqual({ by: "machine", amount: 29_900 });
    expect((await theirs.step(sn, "refund")).data).toMatchObject({ status: "refunding", stage: "cancelled" });
    expect(await rowsOf(site, "outbox")).toMatchObject([{ kind: "refund" }]);
    expect(await startWork(sn, await deskAt(site))).toBe(false);
  });

  test("goes back by half once it has begun, through a person", async () => {
    const { theirs, sn } = await begun(site);
    expect((await theirs.progress(sn)).refund).toEqual({ by: "desk", amount: 14_950 });
    expect((await theirs.step(sn, "refund", "家里商量好了")).status).toBe(200);
    expect(await rowsOf(site, "desk_items")).toMatchObject([{ kind: "refund", sn, state: "open" }]);
    expect(await rowsOf(site, "outbox")).toEqual([]);
  });

  test("is claimed back after the draft only with a reason, which puts it before a person", async () => {
    const { theirs, sn } = await drafted(site);
    expect((await theirs.step(sn, "refund")).fields).toEqual({ text: messages.refundWhy });
    expect((await theirs.step(sn, "refund", "只有七个名字能用")).status).toBe(200);
    expect(await rowsOf(site, "desk_items")).toHaveLength(1);
  });

  test("goes back whole, by itself, where the work is late", async () => {
    const { theirs, sn } = await begun(site);
    await overdue(site, sn);
    expect(await theirs.progress(sn)).toMatchObject({
      late: true,
      refund: { by: "machine", amount: 29_900 },
    });
    expect((await theirs.step(sn, "refund")).data).toMatchObject({ status: "refunding" });
  });
});

describe("late work", () => {
  test("is told of once: on the family's page and at the desk", async () => {
    const { theirs, sn } = await begun(site);
    await overdue(site, sn);
    await site.origin.cron();
    await site.origin.cron();
    const { entries } = await theirs.progress(sn);
    expect(entries.filter(({ late }) => late)).toMatchObject([{ who: "system", stage: "writing" }]);
    expect(await rowsOf(site, "desk_items")).toMatchObject([{ kind: "late", ref: sn, state: "open" }]);
  });

  // Break it catches: the desk's day is that of a first lateness which was dealt with, three days before the one the family reads.
  test("that is late again has its desk item from then on, where the first was closed", async () => {
    const { sn } = await begun(site);
    await overdue(site, sn);
    await site.origin.cron();
    const database = await site.database();
    const before = "2026-01-02T00:00:00.000Z";
    await database.prepare("UPDATE desk_items SET state = 'done', created_at = ?").bind(before).run();
    await database.prepare("UPDATE expert_jobs SET late_told_at = NULL").run();
    await site.origin.cron();
    const [again] = await rowsOf(site, "desk_items");
    expect(again).toMatchObject({ kind: "late", state: "open" });
    expect(again?.created_at).not.toBe(before);
  });
});

test("an erased order leaves nothing of its work", async () => {
  const { theirs, sn } = await drafted(site);
  await theirs.caller.post("/api/x/erase", { sn });
  expect([await rowsOf(site, "expert_jobs"), await rowsOf(site, "expert_entries")]).toEqual([[], []]);
  expect((await theirs.step(sn, "message", "还在吗")).status).toBe(410);
});

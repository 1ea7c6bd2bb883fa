import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { reply } from "#functions/origin/products/expert/job/work-on.ts";
import { deliverManuscript } from "#functions/origin/products/expert/manuscript/deliver.ts";
import { deskAt, familyAt, MANUSCRIPT, noBooks } from "#tests/kit/expert/order.ts";
import { begun, clearExpert, drafted, rowsOf } from "#tests/kit/expert/world.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

const ABSENT = "000000000000000000000009Z2";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(() => clearExpert(site));

describe("a manuscript", () => {
  test("is kept back while it breaks what the family asked or what was sold", async () => {
    const { theirs, sn } = await begun(site);
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
    const sn = await familyAt(site).briefed();
    const done = deliverManuscript(sn, MANUSCRIPT, noBooks, await deskAt(site));
    await expect(done).rejects.toThrow(messages.notBegun);
  });

  test("stands on the order's page whole, and sealed in the database", async () => {
    const { theirs, sn } = await drafted(site);
    const { stage, entries, can } = await theirs.progress(sn);
    expect([stage, can]).toEqual(["draft", { message: true, revise: true, approve: true }]);
    expect(entries.map(({ kind }) => kind)).toEqual(["stage", "stage", "stage", "manuscript"]);
    expect(entries.at(-1)?.manuscript).toMatchObject({
      pick: { given: "南枝" },
      names: [{ name: "沈南枝", registrable: { ok: true } }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(JSON.stringify(await rowsOf(site, "expert_entries"))).not.toContain("南枝");
  });
});

describe("a family's step", () => {
  test("a message is kept once, and the expert answers it", async () => {
    const theirs = familyAt(site);
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
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    expect((await theirs.step(sn, "message", " ")).fields).toEqual({ text: messages.textEmpty });
    expect((await theirs.step(sn, "message", "字".repeat(501))).fields).toEqual({
      text: messages.textLong(500),
    });
    expect((await theirs.step(sn, "dance", "好的")).fields).toEqual({ action: messages.choice });
  });

  test("is refused after thirty within an hour", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    const steps = await Promise.all(
      Array.from({ length: 31 }, (_, at) => theirs.step(sn, "message", `第 ${at} 句`)),
    );
    expect(steps.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("a revision sent twice at once is one, and no more can be asked for once all are used", async () => {
    const { theirs, sn } = await drafted(site);
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
    const { theirs, sn } = await drafted(site);
    expect((await theirs.step(sn, "approve")).data).toMatchObject({
      stage: "final",
      status: "delivered",
      refund: null,
    });
    expect((await theirs.step(sn, "approve")).status).toBe(409);
    expect((await theirs.step(sn, "refund", "后悔了")).status).toBe(409);
  });

  test("every step is refused before the payment, and for an order that does not exist", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.buy();
    const all = await Promise.all(
      ["message", "approve", "refund"].map((action) => theirs.step(sn, action, "好的")),
    );
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await theirs.step(ABSENT, "message", "好的")).status).toBe(404);
  });
});

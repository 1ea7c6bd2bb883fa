import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DeskLog } from "#functions/contract/desk/desk.ts";
import { Advised } from "#functions/contract/products/advise.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { checkComment } from "#functions/origin/comments/check-comment.ts";
import { OPERATOR } from "#tests/kit/desk/access.ts";
import { clerkAt, startDesk } from "#tests/kit/desk/desk-caller.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import type { Site } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const { checkComment: CHECK, comments: COMMENTS, log: LOG } = calls.desk;

let house: Awaited<ReturnType<typeof startDesk>>;
let site: Site;
let desk: typeof house.desk;
/** A comment that waits. */
let id: string;
beforeAll(async () => {
  house = await startDesk();
  ({ site, desk } = house);
});
afterAll(() => house?.close());
beforeEach(async () => {
  const family = callerOf(site);
  const made = await family.post("/api/business/seek", babyForm({ idem: `form-${crypto.randomUUID()}` }));
  const { sn } = v.parse(v.object({ sn: Sn }), made.data);
  await payInDatabase(site, sn);
  const said = { sn, topic: "comment", stars: "2", text: `等得有点久 ${sn}` };
  id = v.parse(Advised, (await family.post("/api/business/advise", said)).data).id;
});

const lines = async () =>
  v.parse(DeskLog, (await desk.get(LOG.path)).data).entries.filter(({ subject }) => subject === id);
const act = (params: Record<string, string>) => desk.post(CHECK.path, { id, ...params });

describe("the log of the desk", () => {
  test("tells who did what to what, when and why", async () => {
    const before = Date.now();
    expect(await act({ verdict: "hide", ground: "隐私", reason: "写了孩子的全名" })).toMatchObject({
      status: 200,
    });
    const [line, ...more] = await lines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      who: OPERATOR,
      verb: "hide-comment",
      subject: id,
      reason: "隐私：写了孩子的全名",
    });
    expect(Date.parse(line?.at ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(line?.at ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("has one line for an act that was sent twice, and at the same time", async () => {
    await Promise.all([act({ verdict: "show" }), act({ verdict: "show" })]);
    await act({ verdict: "show" });
    expect((await lines()).map(({ verb }) => verb)).toEqual(["show-comment"]);
    await act({ verdict: "hide", ground: "广告" });
    await act({ verdict: "show" });
    expect((await lines()).map(({ verb }) => verb)).toEqual(["show-comment", "hide-comment", "show-comment"]);
  });

  test("has no line of what was refused", async () => {
    expect(await act({ verdict: "hide", reason: "不好看" })).toMatchObject({
      status: 400,
      code: "INVALID_PARAMS",
    });
    expect(await act({ verdict: "answer", text: "  " })).toMatchObject({ status: 400 });
    const never = { id: "0".repeat(26), verdict: "show" };
    expect(await desk.post(CHECK.path, never)).toMatchObject({ status: 404 });
    expect(await lines()).toEqual([]);
  });

  test("has the line of a command too, under the name of whoever ran it", async () => {
    expect(await checkComment(id, { state: "shown" }, await clerkAt(site, "cli:ops"))).toBe(true);
    expect(await lines()).toMatchObject([{ who: "cli:ops", verb: "show-comment", reason: null }]);
  });

  test("keeps every line as it was written: none is changed, dropped or written over", async () => {
    await act({ verdict: "answer", text: "谢谢，已经改了。" });
    const [line] = await lines();
    const database = await site.database();
    for (const sql of [
      "UPDATE desk_log SET who = 'nobody'",
      "UPDATE desk_log SET reason = NULL",
      "DELETE FROM desk_log",
      `REPLACE INTO desk_log (nth, at, who, verb, subject) VALUES (${line?.nth}, '', 'nobody', 'show-comment', '')`,
      `INSERT INTO desk_log (nth, at, who, verb, subject) VALUES (${line?.nth}, '', 'nobody', 'show-comment', '')
       ON CONFLICT (nth) DO UPDATE SET who = 'nobody'`,
    ])
      await expect(database.prepare(sql).run()).rejects.toThrow(/only added to/);
    expect((await lines())[0]).toEqual(line);
  });

  test("keeps every reason sealed in the database", async () => {
    await act({ verdict: "hide", ground: "隐私", reason: "写了孩子的全名" });
    const { results } = await (await site.database())
      .prepare("SELECT reason FROM desk_log")
      .all<{ reason: string | null }>();
    expect(results.every(({ reason }) => reason === null || reason.startsWith("k1."))).toBe(true);
  });

  test("is read fifty lines at a time, down to the first", async () => {
    const clerk = await clerkAt(site, "cli:many");
    for (let nth = 0; nth < 30; nth++) {
      await checkComment(id, { state: "shown" }, clerk);
      await checkComment(id, { state: "hidden", reason: "广告" }, clerk);
    }
    const read: number[] = [];
    for (let before: number | null = Number.MAX_SAFE_INTEGER % 1e9; before !== null; ) {
      const page: DeskLog = v.parse(DeskLog, (await desk.get(LOG.path, { before: String(before) })).data);
      expect(page.entries.length).toBeLessThanOrEqual(50);
      read.push(...page.entries.map(({ nth }) => nth));
      before = page.more;
    }
    expect(read.length).toBeGreaterThanOrEqual(60);
    expect(read).toEqual(Array.from({ length: read.length }, (_, at) => read.length - at));
  });
});

describe("comments at the desk", () => {
  const idsIn = async (state: string) => {
    const { data } = await desk.get(COMMENTS.path, { state });
    return v.parse(COMMENTS.data, data).comments.map((comment) => comment.id);
  };

  test("wait to be looked at, and are shown or hidden from then on", async () => {
    expect(await idsIn("waiting")).toContain(id);
    await act({ verdict: "show" });
    expect([await idsIn("waiting"), await idsIn("shown")]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    await act({ verdict: "hide", ground: "辱骂" });
    expect(await idsIn("shown")).not.toContain(id);
    expect(await idsIn("hidden")).toContain(id);
  });

  test("are hidden for one of three reasons only", async () => {
    for (const ground of ["", "差评", "不好看"])
      expect(await act({ verdict: "hide", ground })).toMatchObject({
        status: 400,
        fields: { ground: "请选不显示的原因，写评论的人会看到" },
      });
    expect(await act({ verdict: "hide", ground: "广告", reason: "字".repeat(61) })).toMatchObject({
      fields: { reason: "请不要超过 60 个字" },
    });
    expect(await idsIn("waiting")).toContain(id);
  });

  test("are answered in public", async () => {
    await act({ verdict: "show" });
    await act({ verdict: "answer", text: "谢谢，\n已经改了。" });
    const { data } = await desk.get("/api/business/content");
    expect(v.parse(calls.index.content.data, data).comments.items).toContainEqual(
      expect.objectContaining({ id, reply: "谢谢， 已经改了。" }),
    );
  });
});

import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { FreeScore, ScoreChange } from "#functions/contract/products/score.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, inClear, rowsOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SCORE = "/api/business/score";
const DETAIL = "/api/business/detailFree";
const CHANGE = "/api/business/scoreChange";
const SEARCH = "/api/business/search";

type Caller = ReturnType<typeof callerOf>;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  await database.batch(
    ["score_changes", "likes", "orders"].map((table) => database.prepare(`DELETE FROM ${table}`)),
  );
});

const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const change = (caller: Caller, sn: string, given: string) => caller.post(CHANGE, { sn, given });

/** The stored rows of changes. */
async function changesOf(): Promise<Record<string, unknown>[]> {
  const database = await site.database();
  return (await database.prepare("SELECT * FROM score_changes").all<Record<string, unknown>>()).results;
}

async function scored(over: Record<string, string | null> = {}, caller = callerOf(site)) {
  const sn = snOf(await caller.post(SCORE, scoreForm(over)));
  return { caller, sn, result: await read(caller, sn) };
}

const read = async (caller: Caller, sn: string) =>
  v.parse(FreeScore, (await caller.get(DETAIL, { sn })).data);

describe("a name that is sent in", () => {
  test("becomes one order with its whole bill, and what payment adds beside it", async () => {
    const { sn, result } = await scored();
    expect(result).toMatchObject({
      sn,
      status: "created",
      name: "林清和",
      surname: "林",
      given: "清和",
      pinyin: ["lín", "qīng", "hé"],
      birth: null,
      notes: [],
      changes: [],
      changesLeft: 3,
    });
    expect(result.bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(result.bill.total);
    expect(result.bill.lines.map(({ part }) => part)).not.toContain("五行");
    expect(result.registrable.ok).toBe(true);
    expect(result.source?.quote).toContain("清");
    expect(result.locked.length).toBeGreaterThan(0);
    expect((await rowsOf(site)).orders).toMatchObject([{ product: "score", amount: 990 }]);
  });

  test("with a birth has a chart, and the parts that hang on it", async () => {
    const { result } = await scored(BIRTH);
    expect(result.birth?.echo).toMatchObject({ solar: "1990 年 5 月 17 日", born: true });
    expect(result.birth?.chart.pillars.hour).not.toBeNull();
    const parts = new Set(result.bill.lines.map(({ part }) => part));
    expect([...parts]).toEqual(expect.arrayContaining(["五行", "五格三才", "生肖"]));
  });

  test("with a birth in the future takes it as the due date", async () => {
    const { result } = await scored({ ...BIRTH, year: String(new Date().getUTCFullYear() + 1) });
    expect(result.birth?.echo.born).toBe(false);
  });

  test.each([
    ["by our guess", {}, ["欧阳", "清和"]],
    ["as its owner says", { surname: "欧", given: "阳清和" }, ["欧", "阳清和"]],
  ])("is split into surname and given name %s", async (_what, over, expected) => {
    const { result } = await scored({ name: "欧阳清和", ...over });
    expect([result.surname, result.given]).toEqual(expected);
    expect(result.asked).toMatchObject({ sex: "female", keep: "30d" });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["a surname nobody has", { name: "囧清和" }, /“囧”不在我们的姓氏表里/],
    ["traditional writing", { name: "陳曉明" }, /“陳”登记时通常写作“陈”.*按“陈晓明”来算/],
  ])("with %s is scored, with a word about it", async (_what, over, word) => {
    const { result } = await scored(over);
    expect(result.notes.join()).toMatch(word);
    expect(result.bill.total).toBeGreaterThan(0);
  });

  test("with a character that cannot be registered is scored, and promised nothing that hangs on it", async () => {
    const { result } = await scored({ name: "林囧" });
    expect(result.registrable).toEqual({ ok: false, note: "《通用规范汉字表》里没有“囧”，新登记可能受限。" });
    expect(result.locked.map(({ what }) => what).join()).not.toMatch(/五格|拼写/);
  });

  test("sent again, or ten times at once, is the same order", async () => {
    const caller = callerOf(site);
    const form = scoreForm(BIRTH);
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.post(SCORE, form)));
    answers.push(await caller.post(SCORE, form));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("is listed among its visitor's orders, with the way to its page", async () => {
    const { caller, sn } = await scored({ name: "欧阳清和" });
    const listed = v.parse(Orders, (await caller.post(SEARCH)).data).orders;
    expect(listed).toMatchObject([
      { sn, kind: "score", surname: "欧阳", title: "名字评分", next: `/name-measurement-result/${sn}` },
    ]);
    expect(v.parse(Orders, (await callerOf(site).post(SEARCH)).data).orders).toEqual([]);
  });
});

describe("bad input is refused at its field, in Chinese, and stores nothing:", () => {
  test.each<[string, Record<string, string | null>, string, string]>([
    ["no name", { name: null }, "name", messages.nameBad],
    ["one han", { name: "林" }, "name", messages.nameBad],
    ["seven han", { name: "欧阳清和安乐天" }, "name", messages.nameBad],
    ["letters", { name: "Lin Qinghe" }, "name", messages.nameBad],
    ["a sign that is no character", { name: "林々" }, "name", messages.strange("々")],
    ["a split of another name", { surname: "王" }, "surname", messages.splitBad],
    ["half a date", { year: "1990", guardian: "1" }, "year", messages.datePart("月、日")],
    ["30 February", { ...BIRTH, month: "2", day: "30" }, "day", messages.dateBad(1990, 2, 30)],
    [
      "a lunar day that is not",
      { ...BIRTH, calendar: "lunar", year: "2025", month: "2", day: "30" },
      "day",
      messages.lunarBad(2025, 2, 30, false),
    ],
    [
      "a leap month that is not",
      { ...BIRTH, calendar: "lunar", year: "2025", month: "4", leap: "1" },
      "leap",
      messages.dateLeap(2025, 4, 6),
    ],
    ["a birth that has not been", { ...BIRTH, born: "1", year: "2098" }, "year", messages.dayToCome],
    ["a place nobody knows", { ...BIRTH, place: "桃花源" }, "place", messages.placeBad],
    ["a birth without consent", { ...BIRTH, guardian: null }, "guardian", messages.guardianOrSelf],
    ["no key of the form", { idem: null }, "idem", messages.form],
  ])("%s", async (_what, over, field, message) => {
    const said = await callerOf(site).post(SCORE, scoreForm(over));
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS", fields: { [field]: message } });
    expect((await rowsOf(site)).orders).toEqual([]);
  });
});

describe("one character changed", () => {
  test("shows the bill before and after, and stays on the report", async () => {
    const { caller, sn, result } = await scored();
    const said = v.parse(ScoreChange, (await change(caller, sn, "清越")).data);
    expect(said.left).toBe(2);
    expect(said.before.bill).toEqual(result.bill);
    expect(said.after).toMatchObject({ name: "林清越", given: "清越", pinyin: ["lín", "qīng", "yuè"] });
    const { changes, changesLeft } = await read(caller, sn);
    expect(changes).toEqual([said.after]);
    expect(changesLeft).toBe(2);
  });

  test("scores what a form with that name would score", async () => {
    const { caller, sn } = await scored(BIRTH);
    const { after } = v.parse(ScoreChange, (await change(caller, sn, "清越")).data);
    const { result } = await scored({ ...BIRTH, name: "林清越" });
    expect(after.bill).toEqual(result.bill);
  });

  test("is counted once however often it is sent, and three times at most", async () => {
    const { caller, sn } = await scored();
    for (const given of ["清越", "清越", "清安", "明和", "清安"]) {
      expect((await change(caller, sn, given)).status).toBe(200);
    }
    const fourth = await change(caller, sn, "安和");
    expect(fourth).toMatchObject({ status: 409, code: "STATE_CONFLICT", message: messages.changesUsed(3) });
    const { changes, changesLeft } = await read(caller, sn);
    expect(changes.map(({ given }) => given)).toEqual(["清越", "清安", "明和"]);
    expect(changesLeft).toBe(0);
  });

  test("of twelve sent at once three get in", async () => {
    const { caller, sn } = await scored();
    const names = [..."越安明思知初文景书元宁言"].map((char) => `清${char}`);
    const answers = await Promise.all(names.map((given) => change(caller, sn, given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(409)]);
    expect((await changesOf()).map(({ nth }) => nth).sort()).toEqual([1, 2, 3]);
  });

  test.each<[string, string, string]>([
    ["nothing", "", messages.givenEmpty],
    ["letters", "Qing", messages.changeBad],
    ["the same name", "清和", messages.changeSame("清和")],
    ["a longer one", "清和安", messages.changeLength("清和")],
    ["a shorter one", "清", messages.changeLength("清和")],
    ["both characters", "安乐", messages.changeOne("清和")],
  ])("is not %s", async (_what, given, message) => {
    const { caller, sn } = await scored();
    expect(await change(caller, sn, given)).toMatchObject({ status: 400, fields: { given: message } });
    expect((await read(caller, sn)).changesLeft).toBe(3);
  });
});

describe("an order that is not there, and one of another kind,", () => {
  const absent = "0".repeat(26);
  test("look alike", async () => {
    const caller = callerOf(site);
    const naming = snOf(await caller.post("/api/business/seek", babyForm()));
    const none = await caller.get(DETAIL, { sn: absent });
    expect(none).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect((await caller.get(DETAIL, { sn: naming })).text).toBe(none.text);
    expect((await change(caller, absent, "清越")).text).toBe(none.text);
    expect((await change(caller, naming, "清越")).text).toBe(none.text);
  });

  test("is not found by the naming calls where it is a scoring order", async () => {
    const { caller, sn } = await scored();
    expect((await caller.get("/api/business/soughtFree", { sn })).status).toBe(404);
    expect((await caller.get("/api/business/getName", { sn })).status).toBe(404);
    expect((await caller.get("/api/business/nameDetail", { sn, name: "清和" })).status).toBe(404);
    expect((await caller.post("/api/business/nameLike", { sn, name: "清和", liked: "1" })).status).toBe(404);
  });

  test.each(["", "x", `${absent}0`, "' or 1=1 --"])("with the number «%s» is refused", async (sn) => {
    expect((await callerOf(site).get(DETAIL, { sn })).status).toBe(400);
    expect((await change(callerOf(site), sn, "清越")).status).toBe(400);
  });
});

describe("what is stored of a name", () => {
  test("is sealed: no name and no birth in any row", async () => {
    const { caller, sn } = await scored({ ...BIRTH, name: "欧阳鼎鑫", year: "1987", month: "11", day: "29" });
    await change(caller, sn, "鼎清");
    const stored = inClear(JSON.stringify([await rowsOf(site), await changesOf()]));
    for (const secret of ["欧阳", "鼎", "鑫", "1987", '"11"']) expect(stored).not.toContain(secret);
  });

  test("is erased with its changes when its time is over", async () => {
    const { caller, sn } = await scored({ keep: "none" });
    await change(caller, sn, "清越");
    const database = await site.database();
    await database.prepare("UPDATE orders SET expires_at = '2020-01-01T00:00:00.000Z'").run();
    await site.origin.cron();
    expect(await changesOf()).toEqual([]);
    expect(await caller.get(DETAIL, { sn })).toMatchObject({ status: 410, code: "ERASED" });
    expect(await change(caller, sn, "清安")).toMatchObject({ status: 410, code: "ERASED" });
    expect((await rowsOf(site)).orders).toMatchObject([{ brief: null, result: null, status: "erased" }]);
  });

  test("stays when another order of the same visitor is erased", async () => {
    const { caller, sn } = await scored();
    await change(caller, sn, "清越");
    await scored({ keep: "none" }, caller);
    const database = await site.database();
    await database
      .prepare("UPDATE orders SET expires_at = '2020-01-01T00:00:00.000Z' WHERE sn <> ?")
      .bind(sn)
      .run();
    await site.origin.cron();
    expect((await read(caller, sn)).changes).toHaveLength(1);
  });
});

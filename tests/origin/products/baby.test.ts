import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FreeResult, NamePage, Orders } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, orderColumns, rowsOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const SOUGHT = "/api/business/soughtFree";
const SEARCH = "/api/business/search";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  await database.batch([database.prepare("DELETE FROM likes"), database.prepare("DELETE FROM orders")]);
});

const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const mine = async (caller: ReturnType<typeof callerOf>) =>
  v.parse(Orders, (await caller.post(SEARCH)).data).orders;

describe("a form that is filled in", () => {
  test("says of its result whether names of chosen books come before all others", async () => {
    const caller = callerOf(site);
    for (const [sources, booksFirst] of [
      ["", false],
      ["诗经,楚辞", true],
    ] as const) {
      const sn = snOf(await caller.post(SEEK, babyForm({ sources })));
      expect((await caller.get(SOUGHT, { sn })).data).toMatchObject({ booksFirst });
    }
  });

  // Break it catches: the form as sent, birth and all, told to whoever has the number.
  test("that leaves few names is told again to its owner alone, to be sent with a wish relaxed", async () => {
    const caller = callerOf(site);
    const sn = snOf(await caller.post(SEEK, babyForm({ fixed: "文", length: "1" })));
    const toldTo = async (by: typeof caller) =>
      v.parse(v.object({ again: v.string() }), (await by.get(SOUGHT, { sn })).data).again;
    const again = new URLSearchParams(await toldTo(caller));
    expect([again.get("fixed"), again.get("year")]).toEqual(["文", "2026"]);
    expect(await toldTo(callerOf(site))).toBe("");
  });

  // Breaks it catches: a page shows what it was not sent; a call that asks for nothing of the kind is answered short.
  test("is told with short bills where that is asked: a total, a source that is missed, and all of what cannot be registered", async () => {
    const caller = callerOf(site);
    const form = babyForm({ length: "1", have: "梓涵,囍儿", sure: "char:囍" });
    const sn = snOf(await caller.post(SEEK, form));
    const whole = v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data);
    const short = v.parse(FreeResult, (await caller.get(SOUGHT, { sn, bills: "short" })).data);
    const missed = whole.names.flatMap(({ bill }) =>
      bill.lines.filter(({ rule, points }) => rule === "出处" && points === 0),
    );
    expect(missed).not.toEqual([]);
    expect(short.names.flatMap(({ bill }) => bill.lines)).toEqual(missed);
    expect(short.have.map(({ given, bill }) => [given, bill.lines.length > 0])).toEqual(
      whole.have.map(({ given }) => [given, given === "囍儿"]),
    );
    const lines = <T extends { bill: object }>(names: T[]) =>
      names.map((name) => ({ ...name, bill: { ...name.bill, lines: [] } }));
    const bare = (face: FreeResult) => ({ ...face, names: lines(face.names), have: lines(face.have) });
    expect(bare(short)).toEqual(bare(whole));
  });

  test("becomes one order, with its free result", async () => {
    const caller = callerOf(site);
    const said = await caller.post(SEEK, babyForm());
    expect(said).toMatchObject({ status: 200, code: 0, data: { status: "created" } });
    const { data } = await caller.get(SOUGHT, { sn: snOf(said) });
    const result = v.parse(FreeResult, data);
    expect(result).toMatchObject({ sn: snOf(said), surname: "林", sex: "female" });
    expect(result.names).toHaveLength(3);
    for (const { bill, name, given } of result.names) {
      expect(name).toBe(`林${given}`);
      expect(bill.lines.reduce((sum, line) => sum + line.points, 0)).toBeCloseTo(bill.total, 6);
    }
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("sent again is the same order", async () => {
    const caller = callerOf(site);
    const form = babyForm();
    const [first, second] = [await caller.post(SEEK, form), await caller.post(SEEK, form)];
    expect(second.text).toBe(first.text);
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("sent ten times at once is one order", async () => {
    const caller = callerOf(site);
    const form = babyForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.post(SEEK, form)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("that is sent twice at once is given the order of whichever came first", async () => {
    const winner = "000000000000000000000001ZT";
    const database = await site.database();
    const columns = await orderColumns(site);
    const values = columns.map((column) => `NEW.${column}`);
    // Another request's row, landing between the look and the insert.
    await database
      .prepare(
        `CREATE TRIGGER rival BEFORE INSERT ON orders WHEN NEW.sn <> '${winner}' BEGIN
         INSERT INTO orders (sn, ${columns.join()}) VALUES ('${winner}', ${values.join()}); END`,
      )
      .run();
    const said = await callerOf(site).post(SEEK, babyForm());
    await database.prepare("DROP TRIGGER rival").run();
    expect(said).toMatchObject({ status: 200, data: { sn: winner } });
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("sent with other words under the same key is another order", async () => {
    const caller = callerOf(site);
    const form = babyForm();
    await caller.post(SEEK, form);
    await caller.post(SEEK, { ...form, sex: "male" });
    expect((await rowsOf(site)).orders).toHaveLength(2);
  });

  test("sent by two visitors under the same key is two orders", async () => {
    const form = babyForm();
    const [one, two] = [await callerOf(site).post(SEEK, form), await callerOf(site).post(SEEK, form)];
    expect(snOf(one)).not.toBe(snOf(two));
  });

  test("gives one order the same names every time, and another family others", async () => {
    const caller = callerOf(site);
    const order = async () => snOf(await caller.post(SEEK, babyForm()));
    const names = async (sn: string) =>
      v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data).names.map(({ name }) => name);
    const sn = await order();
    expect(await names(sn)).toEqual(await names(sn));
    const others = await Promise.all(Array.from({ length: 4 }, async () => names(await order())));
    expect(new Set([await names(sn), ...others].map((some) => some.join())).size).toBeGreaterThan(2);
  });

  test.each([
    [
      "a surname that the list has not",
      "surname",
      { surname: "𬱖" },
      "surname:𬱖",
      messages.surnameUnknown("𬱖"),
    ],
    ["a character outside the table", "have", { have: "安囧" }, "char:囧", messages.notStandard("囧")],
    ["a traditional character", "have", { have: "安國" }, "char:國", messages.variant("國", "国")],
  ])("may hold %s, once it is confirmed", async (_what, field, over, sure, message) => {
    const caller = callerOf(site);
    const asked = await caller.post(SEEK, babyForm(over));
    expect(asked).toMatchObject({ status: 400, fields: { [field]: message }, sure: [sure] });
    expect((await rowsOf(site)).orders).toEqual([]);
    const confirmed = await caller.post(SEEK, babyForm({ ...over, sure }));
    expect(confirmed.fields?.[field]).toBeUndefined();
    if (field === "surname") expect(confirmed.status).toBe(200);
  });
});

describe("the names of an order", () => {
  test("open one by one, and can be favourites", async () => {
    const caller = callerOf(site);
    const sn = snOf(await caller.post(SEEK, babyForm()));
    const { names } = v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data);
    const name = names[0]?.given ?? "";
    const detail = v.parse(NamePage, (await caller.get("/api/business/nameDetail", { sn, name })).data);
    expect(detail).toMatchObject({ given: name, liked: false, sn });

    const like = (liked: string) => caller.post("/api/business/nameLike", { sn, name, liked });
    expect((await like("1")).data).toEqual({ liked: [name], unfit: [] });
    expect((await like("1")).data).toEqual({ liked: [name], unfit: [] });
    expect((await rowsOf(site)).likes).toHaveLength(1);
    const liked = v
      .parse(FreeResult, (await caller.get(SOUGHT, { sn })).data)
      .names.map((card) => card.liked);
    expect(liked).toEqual([true, false, false]);
    expect((await like("0")).data).toEqual({ liked: [], unfit: [] });
  });

  test("that the family had thought of come free; those in the table open, all can be liked", async () => {
    const caller = callerOf(site);
    const sn = snOf(await caller.post(SEEK, babyForm({ have: "梓涵,囍儿", sure: "char:囍" })));
    const { have } = v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data);
    expect(have.map(({ given }) => given).sort()).toEqual(["囍儿", "梓涵"].sort());
    const detail = await caller.get("/api/business/nameDetail", { sn, name: "梓涵" });
    const total = have.find(({ given }) => given === "梓涵")?.bill.total;
    expect(v.parse(NamePage, detail.data).bill.total).toBe(total);
    expect(await caller.get("/api/business/nameDetail", { sn, name: "囍儿" })).toMatchObject({ status: 402 });
    const liked = await caller.post("/api/business/nameLike", { sn, name: "梓涵", liked: "1" });
    expect(liked.data).toEqual({ liked: ["梓涵"], unfit: [] });
    const again = v.parse(FreeResult, (await caller.get(SOUGHT, { sn })).data).have;
    expect(again.filter((name) => name.liked).map(({ given }) => given)).toEqual(["梓涵"]);
    expect(JSON.stringify(await rowsOf(site))).not.toContain("梓涵");
    const unlisted = await caller.post("/api/business/nameLike", { sn, name: "囍儿", liked: "1" });
    expect(unlisted.data).toMatchObject({ liked: expect.arrayContaining(["梓涵", "囍儿"]) });
  });

  test("other than the free ones open only with payment, and cannot be liked", async () => {
    const caller = callerOf(site);
    const sn = snOf(await caller.post(SEEK, babyForm()));
    const foreign = { sn, name: "不在" };
    expect(await caller.get("/api/business/nameDetail", foreign)).toMatchObject({ status: 402 });
    expect(await caller.post("/api/business/nameLike", foreign)).toMatchObject({ status: 404 });
    expect(await caller.get("/api/business/getName", { sn, batch: "1" })).toMatchObject({ status: 402 });
    expect((await rowsOf(site)).likes).toEqual([]);
    // Break it catches: whoever has the money back is told to pay.
    await setStatus(site, sn, "refunded");
    for (const [call, asked] of [
      ["nameDetail", foreign],
      ["getName", { sn, batch: "1" }],
      ["sought", { sn }],
    ] as const)
      expect(await caller.get(`/api/business/${call}`, asked)).toMatchObject({ status: 402, refunded: true });
  });
});

describe("a visitor's orders", () => {
  test("are listed newest first, and for nobody else", async () => {
    const [caller, other] = [callerOf(site), callerOf(site)];
    const first = snOf(await caller.post(SEEK, babyForm()));
    const second = snOf(await caller.post(SEEK, babyForm({ surname: "司马" })));
    const listed = await mine(caller);
    expect(listed.map(({ sn }) => sn).sort()).toEqual([first, second].sort());
    expect(listed.map(({ surname }) => surname)).toEqual(expect.arrayContaining(["司马", "林"]));
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(await mine(other)).toEqual([]);
  });

  test.each(["", "x", "0".repeat(31), "0".repeat(33), "G".repeat(32), "' or 1=1 --"])(
    "are not to be had by the visitor id «%s»",
    async (visitorId) => {
      await callerOf(site).post(SEEK, babyForm());
      const said = await callerOf(site, visitorId).post(SEARCH);
      expect(said).toMatchObject({ status: 403, code: "FORBIDDEN" });
    },
  );
});

describe("an order that is not there", () => {
  const absent = "0".repeat(26);
  test.each([SOUGHT, "/api/business/getName"])("%s looks like any other that is not there", async (path) => {
    const one = await callerOf(site).get(path, { sn: absent });
    const two = await callerOf(site).get(path, { sn: "7ZZZZZZZZZZZZZZZZZZZZZZZBT" });
    expect(one).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(two.text).toBe(one.text);
    expect(one.text).not.toMatch(/[0-9A-Z]{26}/);
  });

  test.each(["", "x", absent.slice(1), `${absent}0`, "i".repeat(26), "%00", "' or 1=1 --"])(
    "with the number «%s» is refused",
    async (sn) => {
      expect((await callerOf(site).get(SOUGHT, { sn })).status).toBe(400);
    },
  );

  test("with its number in lower case is refused", async () => {
    const caller = callerOf(site);
    const sn = snOf(await caller.post(SEEK, babyForm()));
    const lower = sn.toLowerCase();
    expect((await caller.get(SOUGHT, { sn: lower })).status).toBe(400);
  });
});

describe("bad input is refused at its field, in Chinese, and stores nothing:", () => {
  const unborn = new Date(Date.now() + 40 * 24 * 3600_000);
  const future = {
    year: `${unborn.getUTCFullYear()}`,
    month: `${unborn.getUTCMonth() + 1}`,
    day: `${unborn.getUTCDate()}`,
  };
  test.each<[string, Record<string, string | null>, string, string]>([
    ["no surname", { surname: "" }, "surname", messages.surnameEmpty],
    ["letters", { surname: "Lin" }, "surname", messages.surnameBad],
    ["ten surnames", { surname: "赵钱孙李周吴郑王冯陈" }, "surname", messages.surnameBad],
    ["an emoji", { surname: "😀" }, "surname", messages.surnameBad],
    ["a surname nobody has", { surname: "𬱖" }, "surname", messages.surnameUnknown("𬱖")],
    ["a surname outside the table", { surname: "嬲" }, "surname", messages.surnameBeyond("嬲")],
    [
      "one that is insisted on",
      { surname: "嬲", sure: "surname:嬲" },
      "surname",
      messages.surnameBeyond("嬲"),
    ],
    ["an iteration mark", { surname: "々", sure: "surname:々" }, "surname", messages.surnameBeyond("々")],
    ["a traditional surname", { surname: "陳" }, "surname", messages.variant("陳", "陈")],
    ["30 February", { month: "2", day: "30" }, "day", "2026 年 2 月没有 30 日，请核对"],
    [
      "a lunar day that month has not",
      { calendar: "lunar", year: "2025", month: "2", day: "30" },
      "day",
      "农历 2025 年二月没有三十，请核对",
    ],
    [
      "a leap month of a year without",
      { calendar: "lunar", year: "2026", month: "4", leap: "1", day: "1" },
      "leap",
      messages.dateLeap(2026, 4, 0),
    ],
    [
      "another leap month than the year's",
      { calendar: "lunar", year: "2025", month: "4", leap: "1", day: "1" },
      "leap",
      messages.dateLeap(2025, 4, 6),
    ],
    ["a birth that has not been", future, "year", messages.dateFuture],
    ["the year 1900", { year: "1900" }, "year", messages.dateRange],
    ["the year 2100", { year: "2100" }, "year", messages.dateRange],
    ["a place nobody knows", { place: "桃花源" }, "place", messages.placeBad],
    [
      "a fixed character that is avoided",
      { fixed: "明", avoid: "文明" },
      "fixed",
      messages.fixedConflict("明"),
    ],
    [
      "字辈 in a name of one character",
      { generation: "志", length: "1" },
      "generation",
      messages.generationLength,
    ],
    ["no consent", { guardian: null }, "guardian", messages.guardian],
    ["no key of the form", { idem: null }, "idem", messages.form],
  ])("%s", async (_what, over, field, message) => {
    const said = await callerOf(site).post(SEEK, babyForm(over));
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(said.fields).toEqual({ [field]: message });
    expect((await rowsOf(site)).orders).toEqual([]);
  });

  test("constraints that leave nothing say what to relax", async () => {
    const said = await callerOf(site).post(
      SEEK,
      babyForm({
        fixed: "安",
        fixedAt: "1",
        generation: "宁",
        generationAt: "2",
        avoid: "咛",
        avoidSounds: "1",
      }),
    );
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    const relax = said.relax ?? [];
    expect(relax.length).toBeGreaterThan(1);
    for (const { instead } of relax) expect(instead).toMatch(/^\w+=/);
    const why = expect.stringMatching(/^(?=.*字辈“宁”)(?=.*第 1 个字用“安”).*，合在一起就没有名字了。/u);
    expect(said.fields).toEqual({ generation: why, fixed: why });
    expect((await rowsOf(site)).orders).toEqual([]);
  });

  test.each([
    ["a key twice", "surname=林&surname=王"],
    ["__proto__", "__proto__=x"],
    ["ten thousand keys", Array.from({ length: 10_000 }, (_, at) => `k${at}=1`).join("&")],
    ["NUL", "surname=%00"],
    ["a body without end", `story=${"a".repeat(70_000)}`],
  ])("%s", async (_what, body) => {
    expect([400, 413]).toContain((await callerOf(site).post(SEEK, body)).status);
    expect((await rowsOf(site)).orders).toEqual([]);
  });
});

describe("what is no call", () => {
  test.each([
    ["GET", SEEK],
    ["POST", SOUGHT],
    ["DELETE", SOUGHT],
    ["GET", "/"],
    ["GET", "/api/index/SiteInfo"],
    ["GET", "/api/index/siteInfo/"],
  ])("%s %s is not found", async (method, path) => {
    const answer = await site.origin.fetch(path, { method, headers: { bd_vid: "0".repeat(32) } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });
});

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { PaidResult } from "#functions/contract/orders/payments.ts";
import {
  BusinessBatch,
  BusinessPage,
  FreeBusiness,
  PaidBusiness,
} from "#functions/contract/products/business.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, inClear, rowsOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SEEK = "/api/business/seek";
const FREE = "/api/business/soughtFree";
const SOUGHT = "/api/business/sought";
const GET_NAME = "/api/business/getName";
const NAME = "/api/business/nameDetail";
const LIKE = "/api/business/nameLike";
const ABSENT = "000000000000000000000009Z2";
const PRICE = 4990;

let site: Site;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite();
  family = callerOf(site);
});
afterAll(() => site?.close());

type Over = Parameters<typeof businessForm>[0];
/** The visitor whose orders these are; another one is told so. */
const caller = () => family;
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const seek = (over: Over = {}) => caller().post(SEEK, businessForm(over));
const free = async (sn: string) => v.parse(FreeBusiness, (await caller().get(FREE, { sn })).data);

async function paidOrder(over: Over = {}) {
  const sn = snOf(await seek(over));
  await payInDatabase(site, sn, PRICE);
  return sn;
}

const batch = async (sn: string, params: Record<string, string>) =>
  v.parse(BusinessBatch, (await caller().get(GET_NAME, { sn, ...params })).data);

describe("an owner's form", () => {
  test("becomes one order of the business price, with three whole names", async () => {
    const form = businessForm({ must: "麦", rivals: "云上麦\n禾光里", style: "温暖" });
    const [first, again] = [await caller().post(SEEK, form), await callerOf(site).post(SEEK, form)];
    expect(first).toMatchObject({ status: 200, data: { status: "created" } });
    const sn = snOf(first);
    // Another visitor's same form is another order.
    expect(snOf(again)).not.toBe(sn);
    const result = await free(sn);
    expect(result).toMatchObject({
      service: "business",
      sn,
      status: "created",
      trade: "面包",
      asked: {
        usage: "company",
        trade: "社区面包店",
        must: "麦",
        rivals: ["云上麦", "禾光里"],
        style: ["温暖"],
      },
      locked: { names: 20, batches: 3, batchSize: 10, further: 30 },
    });
    expect(result.names).toHaveLength(3);
    for (const { given, bill, score, full, characters, findings } of result.names) {
      expect(given).toContain("麦");
      expect(characters.map(({ char }) => char).join("")).toBe(given);
      expect(score).toBe(bill.total);
      expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(bill.total);
      expect(full).toMatchObject({ region: "杭州市", sign: given, form: "有限公司" });
      expect(full?.text).toBe(`杭州市${given}${full?.trade}有限公司`);
      expect(findings.filter(({ kind }) => kind === "ban")).toEqual([]);
    }
    const { orders } = await rowsOf(site);
    expect(orders.find((row) => row.sn === sn)).toMatchObject({ product: "business", amount: PRICE });
  });

  test("sent twice by one visitor is one order", async () => {
    const one = caller();
    const form = businessForm();
    expect((await one.post(SEEK, form)).text).toBe((await one.post(SEEK, form)).text);
  });

  test("is sealed: what is to be sold stands nowhere in the database", async () => {
    await seek({ trade: "竹编灯具", must: "竹" });
    expect(JSON.stringify(await rowsOf(site))).not.toMatch(/竹|灯具/);
  });

  test.each([
    ["company", "limited", /有限公司$/],
    ["company", "partnership", /合伙企业（普通合伙）$/],
    ["shop", "sole", /店$/],
  ])("asks for a %s of form %s and gets its full name so", async (usage, form, ending) => {
    const { names } = await free(snOf(await seek({ usage, form })));
    for (const { full } of names) expect(full?.text).toMatch(ending);
  });

  test("for a brand has no full name, for that is no enterprise's", async () => {
    const { names } = await free(snOf(await seek({ usage: "brand" })));
    expect(names.map(({ full }) => full)).toEqual([null, null, null]);
  });

  test.each(["3", "4"])("asks for %s characters and gets them", async (length) => {
    const { names } = await free(snOf(await seek({ length })));
    expect(names.map(({ given }) => String([...given].length))).toEqual([length, length, length]);
  });

  test("that names rivals gets none of their names, and none that sounds the same", async () => {
    const { names } = await free(snOf(await seek()));
    const rivals = names.map(({ given }) => given);
    const { names: others } = await free(snOf(await seek({ rivals: rivals.join("\n") })));
    for (const { given, rival } of others) {
      expect(rivals).not.toContain(given);
      expect(rival?.nearness ?? 0).toBeLessThan(3);
    }
  });

  test("that calls a shop a limited company is told what to mind, and gets names all the same", async () => {
    const sn = snOf(await seek({ usage: "shop", form: "limited" }));
    const { findings, names } = await free(sn);
    expect(findings).toMatchObject([{ kind: "risk", article: expect.stringContaining("第十条") }]);
    expect(names).toHaveLength(3);
    for (const { given, findings: own } of names) {
      expect(own).toEqual([]);
      const page = v.parse(BusinessPage, (await caller().get(NAME, { sn, name: given })).data);
      expect(page.findings).toEqual(findings);
    }
  });
});

describe("the head's birth", () => {
  const birth = { calendar: "solar", year: "1985", month: "5", day: "17", hour: "9", guardian: "1" };

  test("is shown with its folk reading, and changes neither the names nor their scores", async () => {
    const [plain, told] = [await free(snOf(await seek())), await free(snOf(await seek(birth)))];
    expect(plain.head).toBeNull();
    expect(plain.names.map(({ folk }) => folk)).toEqual([null, null, null]);
    expect(told.head?.echo.solar).toBe("1985 年 5 月 17 日");
    expect(told.names.map(({ given, bill }) => [given, bill])).toEqual(
      plain.names.map(({ given, bill }) => [given, bill]),
    );
    for (const { folk, characters } of told.names) {
      expect(folk?.elements.map(({ char }) => char)).toEqual(characters.map(({ char }) => char));
      const own = new Set(folk?.elements.map(({ element }) => element));
      expect(folk?.met).toEqual(told.head?.favourable.filter((element) => own.has(element)));
      expect(folk?.class).toMatch(/[吉平忌]/);
    }
  });

  test("stays with every name that is paid for, and is sealed", async () => {
    const sn = await paidOrder({ ...birth, year: "1987", month: "11", day: "29" });
    const { names, head } = v.parse(PaidBusiness, (await caller().get(SOUGHT, { sn })).data);
    expect(head?.echo.solar).toBe("1987 年 11 月 29 日");
    const last = names.at(-1)?.given ?? "";
    const page = v.parse(BusinessPage, (await caller().get(NAME, { sn, name: last })).data);
    expect(page.folk?.strokes).toBeGreaterThan(0);
    expect(inClear(JSON.stringify(await rowsOf(site)))).not.toContain("1987");
  });

  test.each<[string, Over, string, string]>([
    ["without consent", { guardian: null }, "guardian", messages.headConsent],
    ["in part", { day: null }, "year", messages.datePart("日")],
    ["of an hour only", { year: null, month: null, day: null }, "year", messages.dateForHour],
    ["on 30 February", { month: "2", day: "30" }, "day", messages.dateBad(1985, 2, 30)],
    ["to come", { year: "2098" }, "year", messages.headFuture],
    [
      "in a leap month that is not",
      { calendar: "lunar", year: "2025", month: "4", leap: "1" },
      "leap",
      messages.dateLeap(2025, 4, 6),
    ],
  ])("is refused %s", async (_what, over, field, message) => {
    const said = await seek({ ...birth, ...over });
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(said.fields).toEqual({ [field]: message });
  });
});

describe("refuses", () => {
  test.each([
    ["a word that only the state may use", { must: "中国" }, "第十二条"],
    ["a word for a company in a shop's name", { usage: "shop", form: "sole", must: "公司" }, "第十条"],
    ["letters", { must: "ab" }, "第五条"],
    ["a traditional form", { must: "麥" }, "第五条"],
  ])("as not compliant %s, at the field, with the article", async (_what, over, article) => {
    const said = await seek(over);
    expect(said).toMatchObject({ status: 422, code: "NOT_COMPLIANT" });
    expect(Object.keys(said.fields ?? {})).toEqual(["must"]);
    expect(said.fields?.must).toContain("通常不能用");
    expect(said.fields?.must).toContain(article);
  });

  test.each([
    ["more wanted characters than the name has", { must: "麦田香" }, "length"],
    ["a character both wanted and not", { must: "麦", avoid: "麦米" }, "must"],
    ["no trade", { trade: " " }, "trade"],
    ["a trade left out", { trade: null }, "trade"],
    ["a trade in no language of ours", { trade: "bakery" }, "trade"],
    ["an unknown use", { usage: "club" }, "usage"],
    ["an unknown form", { form: "ltd" }, "form"],
    ["a length of five", { length: "5" }, "length"],
    ["a region in letters", { region: "Hangzhou" }, "region"],
    ["too many rivals", { rivals: Array.from({ length: 11 }, (_, at) => `同行${at}`).join("\n") }, "rivals"],
    ["a rival of thirty-one characters", { rivals: "长".repeat(31) }, "rivals"],
    ["four styles", { style: "温暖,自然,雅致,现代" }, "style"],
    ["an unknown style", { style: "霸气" }, "style"],
    ["letters to avoid", { avoid: "x" }, "avoid"],
    ["a form without a key", { idem: null }, "idem"],
    ["another service", { kind: "luck" }, "kind"],
  ])("%s, at the field", async (_what, over: Over, field) => {
    const said = await seek(over);
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(Object.keys(said.fields ?? {})).toEqual([field]);
    expect(said.fields?.[field]).toMatch(/\p{Script=Han}/u);
  });

  test("what payment adds while nothing is paid, and what is not there", async () => {
    const sn = snOf(await seek());
    expect(await caller().get(SOUGHT, { sn })).toMatchObject({ status: 402, code: "PAYMENT_REQUIRED" });
    expect(await caller().get(GET_NAME, { sn, batch: "1" })).toMatchObject({ status: 402 });
    expect(await caller().get(NAME, { sn, name: "福禄" })).toMatchObject({ status: 402 });
    expect(await caller().post(LIKE, { sn, name: "福禄", liked: "1" })).toMatchObject({ status: 404 });
    expect(await caller().get(FREE, { sn: ABSENT })).toMatchObject({ status: 404 });
    expect(await caller().get("/api/business/detailFree", { sn })).toMatchObject({ status: 404 });
    await setStatus(site, sn, "erased");
    for (const path of [FREE, SOUGHT, GET_NAME])
      expect(await caller().get(path, { sn })).toMatchObject({ status: 410, code: "ERASED" });
  });
});

describe("a paid order", () => {
  test("holds the free names just as they were, repeats none, and has each one whole", async () => {
    const sn = snOf(await seek());
    const before = await free(sn);
    await payInDatabase(site, sn, PRICE);
    const said = await caller().get(SOUGHT, { sn });
    const report = v.parse(PaidBusiness, said.data);
    expect(report).toMatchObject({ status: "delivered", count: 53, batches: 3, batchSize: 10 });
    expect(report.asked).toEqual(before.asked);
    expect(report.receipt).toMatchObject({ amount: PRICE, currency: "CNY" });
    expect(report.names).toHaveLength(23);
    expect(report.names.slice(0, 3).map(({ given, score }) => [given, score])).toEqual(
      before.names.map(({ given, score }) => [given, score]),
    );
    const given: string[] = [];
    for (let at = 0; at <= report.batches; at++) {
      const found = await batch(sn, { batch: String(at), sort: "report" });
      expect(found).toMatchObject({ batch: at, left: report.batches - at });
      given.push(...found.names.map((name) => name.given));
    }
    expect(new Set(given).size).toBe(53);
    for (const name of given.filter((_, at) => at % 13 === 0)) {
      const page = v.parse(BusinessPage, (await caller().get(NAME, { sn, name })).data);
      expect(page).toMatchObject({ given: name, sn, status: "delivered", nice: before.nice });
      expect(page.bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(page.score);
    }
    expect(await caller().get(GET_NAME, { sn, batch: "4" })).toMatchObject({ status: 404 });
    expect(await caller().get(NAME, { sn, name: "福禄" })).toMatchObject({ status: 404 });
    expect((await caller().get(SOUGHT, { sn })).text).toBe(said.text);
  });

  test("keeps its favourites, and shows them alone or sorted by score", async () => {
    const sn = await paidOrder();
    const { names } = v.parse(PaidBusiness, (await caller().get(SOUGHT, { sn })).data);
    const name = names.at(-1)?.given ?? "";
    expect((await caller().post(LIKE, { sn, name, liked: "1" })).data).toEqual({ liked: [name], unfit: [] });
    const liked = await batch(sn, { filter: "liked" });
    expect(liked.names.map(({ given, liked }) => [given, liked])).toEqual([[name, true]]);
    const whole = await batch(sn, { filter: "whole", sort: "score" });
    const scores = whole.names.map(({ score }) => score);
    expect(scores).toHaveLength(53);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await caller().post(LIKE, { sn, name, liked: "0" });
    expect((await batch(sn, { filter: "liked" })).names).toEqual([]);
  });

  test("is called what it is in lists and at the checkout; a baby's keeps its own name", async () => {
    const one = caller();
    const sn = snOf(await one.post(SEEK, businessForm()));
    const baby = snOf(await one.post(SEEK, babyForm()));
    const { orders } = v.parse(Orders, (await one.post("/api/business/search")).data);
    const told = orders.map((order) => [order.sn, order.title, order.surname, order.next]);
    expect(told).toEqual(
      expect.arrayContaining([
        [sn, "公司店铺起名", "", `/naming-result/${sn}`],
        [baby, "宝宝起名", "林", `/naming-result/${baby}`],
      ]),
    );
    const paid = v.parse(PaidResult, (await one.get("/api/business/getPaidRes", { sn })).data);
    expect(paid).toMatchObject({ title: "公司店铺起名", price: "business", amount: PRICE });
  });

  test("that was refunded shows its free face only", async () => {
    const sn = await paidOrder();
    await caller().get(SOUGHT, { sn });
    await setStatus(site, sn, "refunded");
    expect(await caller().get(SOUGHT, { sn })).toMatchObject({ status: 402 });
    expect((await free(sn)).names).toHaveLength(3);
  });
});

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Orders } from "#functions/contract/orders/orders.ts";
import { PaidResult } from "#functions/contract/orders/payments.ts";
import { FreeBusinessScore, PaidBusinessScore } from "#functions/contract/products/business-score.ts";
import { ScoreChange } from "#functions/contract/products/score.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { businessScoreForm } from "#tests/kit/forms/score-form.ts";
import { payInDatabase, setStatus } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf, inClear, rowsOf, type Said } from "#tests/kit/wire/origin-client.ts";

const SCORE = "/api/business/score";
const FREE = "/api/business/detailFree";
const PAID = "/api/business/detail";
const CHANGE = "/api/business/scoreChange";
const PRICE = 990;

let site: Site;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  site = await startSite();
  family = callerOf(site);
});
afterAll(() => site?.close());

type Over = Parameters<typeof businessScoreForm>[0];
/** The visitor whose orders these are; another one is told so. */
const caller = () => family;
const snOf = (said: Said) => v.parse(v.object({ sn: Sn }), said.data).sn;
const score = (over: Over = {}) => caller().post(SCORE, businessScoreForm(over));
const free = async (sn: string) => v.parse(FreeBusinessScore, (await caller().get(FREE, { sn })).data);
const scored = async (over: Over = {}) => free(snOf(await score(over)));
const change = (sn: string, given: string) => caller().post(CHANGE, { sn, given });

async function paid(over: Over = {}) {
  const sn = snOf(await score(over));
  const before = await free(sn);
  await payInDatabase(site, sn, PRICE);
  return { sn, before, report: v.parse(PaidBusinessScore, (await caller().get(PAID, { sn })).data) };
}

describe("a business's name that is sent in", () => {
  test("is promised whole names where it is a company's, and none where it is a brand's", async () => {
    const promised = async (over: Over) => (await scored(over)).locked.map(({ what }) => what).join();
    expect(await promised({})).toMatch(/(每个|它)的完整名称、合规初查/);
    const brand = await promised({ usage: "brand" });
    expect(brand).toMatch(/(每个|它)的合规初查/);
    expect(brand).not.toContain("完整名称");
  });

  test("becomes one order: its parts, what the rules say, the whole bill, and what payment adds", async () => {
    const result = await scored({ rivals: "云上麦香\n禾光里" });
    expect(result).toMatchObject({
      kind: "score",
      service: "business",
      status: "created",
      whole: "杭州市云上麦食品有限公司",
      given: "云上麦",
      usage: "company",
      trade: "食品",
      parts: { region: "杭州市", sign: "云上麦", trade: "食品", form: "有限公司" },
      pinyin: ["yún", "shàng", "mài"],
      findings: [],
      registrable: { ok: true },
      rivals: 2,
      rival: { other: "云上麦香", nearness: 3 },
      changesLeft: 3,
    });
    const { bill, locked } = result;
    expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(bill.total);
    expect([...new Set(bill.lines.map(({ part }) => part))]).toEqual([
      "区分度",
      "好读好听",
      "好记好搜",
      "行业契合",
      "字义",
      "商标显著性",
    ]);
    expect(locked).toContainEqual({ what: "和您填的同行逐个比对", count: "2 个" });
    const { orders } = await rowsOf(site);
    expect(orders.find(({ sn }) => sn === result.sn)).toMatchObject({
      product: "business-score",
      amount: PRICE,
    });
  });

  test.each([
    ["a bare 字号", { name: "麦棠" }, { region: "", sign: "麦棠", trade: "", form: "" }],
    ["a shop", { name: "麦田书店", usage: "shop" }, { region: "", sign: "麦田", trade: "书店", form: "" }],
    [
      "a region in brackets",
      { name: "罗盘（杭州）科技有限公司" },
      { region: "杭州", sign: "罗盘", trade: "科技", form: "有限公司" },
    ],
    [
      "a 字号 that its owner says",
      { name: "前海禾光里投资有限公司", sign: "禾光里" },
      { region: "前海", sign: "禾光里", trade: "投资", form: "有限公司" },
    ],
  ])("is cut in its parts: %s", async (_what, over, parts) => {
    expect((await scored(over)).parts).toEqual(parts);
  });

  test("is scored by the trade that the form gives, before the one in the name", async () => {
    expect((await scored({ trade: "社区面包店" })).trade).toBe("面包");
    const bare = await scored({ name: "麦棠" });
    expect(bare.trade).toBeNull();
    expect(bare.notes.join()).toContain("没有填行业");
  });

  test("in traditional writing is scored as it is registered, with a word about it", async () => {
    const result = await scored({ name: "雲上麥食品有限公司" });
    expect(result.given).toBe("云上麦");
    expect(result.notes.join()).toContain("“麥”登记时通常写作“麦”");
    expect(result.findings).toEqual([]);
  });

  test.each<[string, Over, "ban" | "risk", string, string]>([
    ["a word that only the state may use", { name: "中国好麦食品有限公司" }, "ban", "中国", "第十二条"],
    ["what the rules bar", { name: "博彩食品有限公司" }, "ban", "博彩", "第十一条第（五）项"],
    [
      "what they bar, behind the 字号",
      { name: "云上麦博彩有限公司", sign: "云上麦" },
      "ban",
      "博彩",
      "第十一条",
    ],
    ["a company's form on a shop", { usage: "shop" }, "ban", "公司", "第二十五条"],
    ["a rival's own 字号", { rivals: "云上麦" }, "ban", "云上麦", "第十七条"],
    ["a word that misleads", { name: "环球麦棠食品有限公司" }, "risk", "环球", "第十一条第（八）项"],
  ])(
    "is told, with the article, of %s, and is scored all the same",
    async (_what, over, kind, word, article) => {
      const { findings, registrable, bill } = await scored(over);
      expect(findings).toContainEqual(
        expect.objectContaining({ kind, word, article: expect.stringContaining(article) }),
      );
      expect(registrable.ok).toBe(kind === "risk");
      expect(bill.total).toBeGreaterThan(0);
    },
  );

  test("sent twice by one visitor is one order; another name with the same key is another", async () => {
    const one = caller();
    const form = businessScoreForm();
    expect((await one.post(SCORE, form)).text).toBe((await one.post(SCORE, form)).text);
    expect(snOf(await one.post(SCORE, { ...form, name: "禾光里" }))).not.toBe(
      snOf(await one.post(SCORE, form)),
    );
  });

  test("is sealed: it stands nowhere in the database, and neither does a change of it", async () => {
    const sn = snOf(await score({ name: "磐序建材有限公司", rivals: "棠颜" }));
    await change(sn, "磐石");
    const database = await site.database();
    const changes = (await database.prepare("SELECT * FROM score_changes").all()).results;
    expect(inClear(JSON.stringify([await rowsOf(site), changes]))).not.toMatch(/磐|棠颜/);
  });

  test("is called what it is in lists and at the checkout, at the price of a score", async () => {
    const one = callerOf(site);
    const sn = snOf(await one.post(SCORE, businessScoreForm()));
    const { orders } = v.parse(Orders, (await one.post("/api/business/search")).data);
    const next = `/name-measurement-result/${sn}`;
    expect(orders).toMatchObject([{ sn, kind: "score", title: "公司店铺测名", surname: "", next }]);
    const result = v.parse(PaidResult, (await one.get("/api/business/getPaidRes", { sn })).data);
    expect(result).toMatchObject({ title: "公司店铺测名", price: "businessScore", amount: PRICE });
  });
});

describe("refuses", () => {
  test.each<[string, Over, string, string]>([
    ["no name", { name: null }, "name", messages.signNameBad],
    ["one han", { name: "麦" }, "name", messages.signNameBad],
    ["letters", { name: "Maitang食品" }, "name", messages.signNameBad],
    ["forty-one han", { name: "麦".repeat(41) }, "name", messages.signNameBad],
    ["brackets alone", { name: "（）" }, "name", messages.signNameBad],
    ["a 字号 of one han", { sign: "麦" }, "sign", messages.signBad],
    ["a 字号 that is not in it", { sign: "禾光" }, "sign", messages.signNotIn],
    ["a name whose 字号 cannot be told", { name: "春风又绿江南岸明月" }, "sign", messages.signUnread],
    ["no use", { usage: null }, "usage", messages.usageEmpty],
    ["an unknown use", { usage: "club" }, "usage", messages.usageEmpty],
    ["a region in letters", { region: "Hangzhou" }, "region", messages.regionBad],
    ["a trade in no language of ours", { trade: "bakery" }, "trade", messages.tradeBad],
    ["a rival of thirty-one han", { rivals: "长".repeat(31) }, "rivals", messages.rivalLong(30)],
    ["a form without a key", { idem: null }, "idem", messages.form],
  ])("%s, at its field", async (_what, over, field, message) => {
    const said = await score(over);
    expect(said).toMatchObject({ status: 400, code: "INVALID_PARAMS" });
    expect(said.fields).toEqual({ [field]: message });
  });

  test("as not compliant a character that no name may be registered with, with the article", async () => {
    const said = await score({ name: "囧麦" });
    expect(said).toMatchObject({ status: 422, code: "NOT_COMPLIANT" });
    expect(said.fields?.name).toMatch(/^“囧”通常不能用：.*《通用规范汉字表》.*第五条/);
  });

  test("what payment adds while nothing is paid, and everything once it is erased", async () => {
    const sn = snOf(await score());
    expect(await caller().get(PAID, { sn })).toMatchObject({ status: 402, code: "PAYMENT_REQUIRED" });
    expect(await caller().get("/api/business/soughtFree", { sn })).toMatchObject({ status: 404 });
    await setStatus(site, sn, "erased");
    for (const path of [FREE, PAID]) expect(await caller().get(path, { sn })).toMatchObject({ status: 410 });
    expect(await change(sn, "云上禾")).toMatchObject({ status: 410, code: "ERASED" });
  });
});

describe("one character changed", () => {
  test("shows both bills, scores as a form with that 字号 would, and can be done three times", async () => {
    const { sn, bill } = await scored({ name: "麦香", trade: "面包店" });
    const said = v.parse(ScoreChange, (await change(sn, "麦棠")).data);
    expect(said.before.bill).toEqual(bill);
    expect(said).toMatchObject({ left: 2, after: { given: "麦棠", pinyin: ["mài", "táng"] } });
    expect(said.after.bill).toEqual((await scored({ name: "麦棠", trade: "面包店" })).bill);
    for (const given of ["麦棠", "麦岚", "麦晴"]) expect((await change(sn, given)).status).toBe(200);
    expect(await change(sn, "禾香")).toMatchObject({ status: 409, message: messages.changesUsed(3) });
    expect((await free(sn)).changes.map(({ given }) => given)).toEqual(["麦棠", "麦岚", "麦晴"]);
  });

  test("what is offered scores what it says, and may be registered", async () => {
    const { sn, bill, suggestions } = await scored({ name: "麦香", trade: "面包店" });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { given, total } of suggestions) {
      expect(total).toBeGreaterThan(bill.total);
      const { after } = v.parse(ScoreChange, (await change(sn, given)).data);
      expect(after).toMatchObject({ bill: { total }, registrable: { ok: true } });
    }
  });

  test.each([
    ["nothing", "麦香", messages.changeSame("麦香")],
    ["two characters", "禾光", messages.changeOne("麦香")],
    ["a longer one", "麦香里", messages.changeLength("麦香")],
    ["letters", "Mai", messages.changeBad],
    ["what cannot be registered", "囧香", messages.changeBeyond("囧")],
  ])("is not %s", async (_what, given, message) => {
    const sn = snOf(await score({ name: "麦香", trade: "面包店" }));
    expect(await change(sn, given)).toMatchObject({ status: 400, fields: { given: message } });
  });
});

describe("a paid score", () => {
  test("holds the free face as it was, and all that its list promised", async () => {
    const rivals = ["云上麦香", "禾光里"];
    const { before, report, sn } = await paid({ name: "麦香", trade: "面包店", rivals: rivals.join("\n") });
    const { locked, expiresAt: _expires, status: _status, ...same } = before;
    expect(report).toMatchObject({ ...same, status: "delivered" });
    const counts = new Map(locked.map(({ what, count }) => [what, Number.parseInt(count, 10) || 0]));
    const best = Math.max(...before.suggestions.map(({ total }) => total));
    expect(counts.get(`免费之外的新字号，${best} 分以上`) ?? 0).toBe(report.alternatives.length);
    expect(counts.get("和您填的同行逐个比对")).toBe(report.compared.length);
    expect(counts.get("商标类别（仅提示）")).toBe(report.nice.length);
    expect(report.compared.map(({ other }) => other)).toEqual(rivals);
    expect(report.full?.text).toBe("麦香食品有限公司");
    expect(report.domains.joined).toBe("maixiang");
    expect(report.receipt).toMatchObject({ amount: PRICE, currency: "CNY" });
    const offered = before.suggestions.map(({ given }) => given);
    for (const { given, bill, score: total, findings } of report.alternatives) {
      expect(offered).not.toContain(given);
      expect([...given].filter((char, at) => char !== [..."麦香"][at])).toHaveLength(1);
      expect(total).toBe(bill.total);
      expect(total).toBeGreaterThan(report.bill.total);
      expect(findings.filter(({ kind }) => kind === "ban")).toEqual([]);
    }
    expect((await caller().get(PAID, { sn })).data).toEqual(report);
  });

  test("that was refunded shows its free face only", async () => {
    const { sn, before } = await paid();
    await setStatus(site, sn, "refunded");
    expect(await caller().get(PAID, { sn })).toMatchObject({ status: 402 });
    expect((await free(sn)).bill).toEqual(before.bill);
  });
});
